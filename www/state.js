// The one state of the page. update() changes it and tells the views once a frame; move() changes the position and can be undone.
import { EMPTY_POSITION, samePosition } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {"digit" | "corner" | "centre"} Mode */
/** @typedef {{ position: Position, cells: number[] }} Snapshot */

/**
 * What the engine said of a puzzle.
 * @typedef {object} Answer
 * @property {string} puzzle
 * @property {"unique" | "multiple" | "none"} status
 * @property {string | null} solution
 * @property {string | null} other
 */

/**
 * @typedef {object} Settings
 * @property {"en" | "zh" | null} language null: the browser's
 * @property {"system" | "light" | "dark"} theme
 * @property {"packed" | "nine"} marks
 * @property {boolean} names row and column names
 * @property {boolean} clashes show clashes at once
 * @property {boolean} clearPeers
 * @property {boolean} wrap
 * @property {0 | 1 | 2} hintLevel what a hint tells at first
 */

/** @typedef {{ kind: string, [key: string]: any }} Panel what the reading panel shows instead of its rest view */
/** @typedef {{ shape: string, key: string, params?: Record<string, string | number>, fact?: string }} Note */

/**
 * @typedef {object} State
 * @property {Position} position
 * @property {Snapshot[]} past
 * @property {Snapshot[]} future
 * @property {number[]} cells selected cells; the last one is the cursor
 * @property {Mode} mode
 * @property {"corner" | "centre" | null} held mode lent by Shift or Ctrl while it is down
 * @property {Answer | null} answer of the puzzle as it stands, when known
 * @property {({ puzzle: string } & import("../dist/index.js").Rating) | null} rating of the puzzle, when known
 * @property {Record<string, import("../dist/index.js").TechniqueInfo>} techniques by id, in the page's language; empty until known
 * @property {Panel | null} panel
 * @property {{ cell: number, digit: number }[]} wrong found by Check
 * @property {Note | null} note a passing message in the status line
 * @property {string | null} busy i18n key of what the engine is doing, once that takes longer than a blink
 * @property {string | null} dead why there is no engine
 * @property {boolean} dropping a file hangs over the page
 * @property {Settings} settings
 */

/** @type {Settings} */
export const DEFAULTS = {
  language: null,
  theme: "system",
  marks: "packed",
  names: true,
  clashes: true,
  clearPeers: true,
  wrap: false,
  hintLevel: 0,
};

const DEPTH = 500;

/** @type {State} */
let current = {
  position: EMPTY_POSITION,
  past: [],
  future: [],
  cells: [40],
  mode: "digit",
  held: null,
  answer: null,
  rating: null,
  techniques: {},
  panel: null,
  wrong: [],
  note: null,
  busy: null,
  dead: null,
  dropping: false,
  settings: DEFAULTS,
};

/** @type {((state: State, before: State) => void)[]} */
const listeners = [];

export const state = () => current;

/** @param {(state: State, before: State) => void} listener called after every change */
export const subscribe = (listener) => {
  listeners.push(listener);
};

/** @param {Partial<State>} change */
export function update(change) {
  const before = current;
  current = { ...current, ...change };
  for (const listener of listeners) listener(current, before);
}

/**
 * Goes to another position as one undoable step. Nothing happens if it is the same.
 * @param {Position} position
 * @param {Partial<State>} [also]
 */
export function move(position, also = {}) {
  if (samePosition(position, current.position)) return;
  const past = [...current.past, snapshot()].slice(-DEPTH);
  update({ position, past, future: [], ...afterMove(position), ...also });
}

/** @param {number} [steps] */
export function undo(steps = 1) {
  const { past, future } = current;
  const count = Math.min(steps, past.length);
  if (count === 0) return;
  const passed = [...past.slice(past.length - count + 1), snapshot()].reverse();
  restore(past[past.length - count], past.slice(0, past.length - count), [...future, ...passed]);
}

export function redo() {
  const { past, future } = current;
  const next = future.at(-1);
  if (next) restore(next, [...past, snapshot()], future.slice(0, -1));
}

/**
 * @param {Snapshot} to
 * @param {Snapshot[]} past
 * @param {Snapshot[]} future the next step to redo comes last
 */
function restore(to, past, future) {
  update({ position: to.position, cells: to.cells, past, future, ...afterMove(to.position) });
}

/** @returns {Snapshot} */
const snapshot = () => ({ position: current.position, cells: current.cells });

/** What was said of the former position no longer holds. @param {Position} position @returns {Partial<State>} */
function afterMove(position) {
  const wrong = current.wrong.filter(({ cell, digit }) => position.digits[cell] === String(digit));
  return { wrong, panel: null, note: null };
}
