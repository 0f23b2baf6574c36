// What the buttons, keys and menus do. Each changes the state; none touches the page.
import { answerTo } from "./answer.js";
import { clashingCells } from "./clashes.js";
import { solver, teacher } from "./engine.js";
import { CELLS, EMPTY, candidates, digitAt, filled, withDigit } from "./grid.js";
import * as steps from "./position.js";
import { DEFAULTS, move, state, undo, update } from "./state.js";
import { reasons } from "./view.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Mode} Mode */
/** @typedef {import("./engine.js").EngineError} EngineError */

const BLINK = 150;
const COUNTED = 100_000;

/** Writes a digit or a mark into the selected cells. @param {number} digit @param {Mode} [mode] */
export function write(digit, mode = state().held ?? state().mode) {
  const { position, cells, settings } = state();
  if (mode === "digit") move(steps.writeDigit(position, cells, digit, settings.clearPeers));
  else move(steps.toggleMark(position, cells, digit, mode));
}

export const erase = () => move(steps.erase(state().position, state().cells));
export const clearSolution = () => move({ ...state().position, solved: null });
export const resetToGivens = () => move(steps.reset(state().position));
export const fixGivens = () => move(steps.fixGivens(state().position));
export const freeGivens = () => move(steps.freeGivens(state().position));
export const emptyBoard = () => move(steps.EMPTY_POSITION, { cells: [40] });

/** Fills the centre marks with what the rules leave open. */
export function fillCandidates() {
  const { position } = state();
  move({ ...position, centre: candidates(position.digits), solved: null });
}

/** @param {number[]} cells */
export const clearCells = (cells) => {
  const { position } = state();
  const digits = cells.filter((cell) => !steps.isGiven(position, cell)).reduce((line, cell) => withDigit(line, cell, 0), position.digits);
  move({ ...position, digits, solved: null }, { cells });
};

/** @param {number[]} cells */
export const select = (cells) => update({ cells });

/** @param {Partial<import("./state.js").Settings>} change */
export const changeSettings = (change) => update({ settings: { ...DEFAULTS, ...state().settings, ...change } });

/** Solves the board as it stands, the player's digits included. */
export async function solve() {
  const { digits } = state().position;
  if (digits === EMPTY) return update({ note: { shape: "empty", key: "status.nothing" } });
  const answer = await busy("busy.solving", () => answerTo(digits));
  if (!answer || state().position.digits !== digits) return;
  if (answer.status === "none") return explainNone();
  const { position } = state();
  move({ ...position, solved: { first: /** @type {string} */ (answer.solution), other: answer.other } });
  if (answer.other) countSolutions(digits);
}

/** Counts on in the background; the panel shows the number when it comes. @param {string} line */
async function countSolutions(line) {
  for (const limit of [1000, COUNTED]) {
    const count = await busy("busy.counting", () => teacher.call("count", line, limit));
    if (count === undefined || state().position.digits !== line || !state().position.solved) return;
    update({ panel: { kind: "several", count, exact: count < limit } });
    if (count < limit) return;
  }
}

/** Stops what the engine thinks about. */
export const stop = () => teacher.abort();

/** Compares the player's digits with the only solution, and says how many differ, not what belongs there. */
export async function check() {
  const { position } = state();
  if (position.digits === EMPTY) return update({ note: { shape: "empty", key: "status.nothing" } });
  if (clashingCells(position.digits).size) return explainNone();
  const answer = await busy("busy.checking", () => answerTo(steps.puzzle(position)));
  if (!answer || state().position !== position) return;
  if (answer.status === "none") return explainNone();
  if (answer.status === "multiple") return update({ note: { shape: "several", key: "check.several" } });
  const wrong = wrongDigits(position, /** @type {string} */ (answer.solution));
  const left = 81 - filled(position.digits);
  if (wrong.length === 0) return update({ wrong, note: left ? { shape: "one", key: "check.good", params: { n: left } } : null });
  update({ wrong, panel: { kind: "wrong", back: stepsToSound((line) => agrees(line, /** @type {string} */ (answer.solution))) } });
}

/** Opens the panel that says why there is no solution from here and what leads out. */
export async function explainNone() {
  const { position } = state();
  const puzzle = steps.puzzle(position);
  const answer = await answerTo(puzzle).catch(() => null);
  if (state().position !== position) return;
  const solution = answer?.status === "unique" ? answer.solution : null;
  const sound = solution ? (/** @type {string} */ line) => agrees(line, solution) : (/** @type {string} */ line) => reasons(line)[0].kind === "deep";
  update({
    wrong: [],
    panel: {
      kind: "none",
      reasons: reasons(position.digits),
      givens: position.givens === EMPTY || puzzle === position.digits ? null : (answer?.status ?? null),
      clear: toClear(position, solution),
      back: stepsToSound(sound),
    },
  });
}

/** The player's cells to clear: the one in most clashes, else those that contradict the solution. @param {steps.Position} position @param {string | null} solution */
function toClear(position, solution) {
  const clashing = reasons(position.digits).filter(({ kind }) => kind === "clash").flatMap(({ cells }) => cells);
  const own = clashing.filter((cell) => !steps.isGiven(position, cell));
  if (own.length) {
    const times = (/** @type {number} */ cell) => own.filter((other) => other === cell).length;
    const wrong = (/** @type {number} */ cell) => (solution && solution[cell] !== position.digits[cell] ? 1 : 0);
    return [own.reduce((best, cell) => (times(cell) + wrong(cell) / 2 > times(best) + wrong(best) / 2 ? cell : best))];
  }
  return solution ? wrongDigits(position, solution).map(({ cell }) => cell) : [];
}

/** @param {steps.Position} position @param {string} solution */
const wrongDigits = (position, solution) =>
  CELLS.filter((cell) => position.digits[cell] !== "." && position.digits[cell] !== solution[cell]).map((cell) => ({ cell, digit: digitAt(position.digits, cell) }));

/** @param {string} line @param {string} solution */
export const agrees = (line, solution) => CELLS.every((cell) => line[cell] === "." || line[cell] === solution[cell]);

/** How many steps back the last sound position of this puzzle lies; 0 if there is none. @param {(line: string) => boolean} sound */
export function stepsToSound(sound) {
  const { past, position } = state();
  const at = past.findLastIndex((kept) => sound(kept.position.digits));
  return at >= 0 && past.slice(at).every((kept) => kept.position.givens === position.givens) ? past.length - at : 0;
}

/** @param {number} count */
export const undoSteps = (count) => undo(count);

/** Reads any text as a puzzle; on failure says what was seen and changes nothing. @param {string} text */
export async function loadText(text) {
  try {
    const parsed = await solver.call("parse", text);
    move(fromParsed(parsed), { cells: [40], note: readNote(parsed) });
    return true;
  } catch (error) {
    update({ note: unreadNote(/** @type {EngineError} */ (error)) });
    return false;
  }
}

/** @param {{ board: string, givens: string, candidates: number[] | null }} parsed */
function fromParsed({ board, givens, candidates: masks }) {
  const position = steps.newPosition(givens, board);
  return masks ? { ...position, centre: masks.map((mask, cell) => (board[cell] === "." ? mask : 0)) } : position;
}

/** @param {{ board: string, givens: string, format: string }} parsed @returns {import("./state.js").Note} */
export const readNote = ({ givens, format }) => ({ shape: "note", key: "read.done", params: { format, n: filled(givens) } });

/** @param {EngineError} error @returns {import("./state.js").Note} */
export function unreadNote({ code, line, column, details }) {
  return { shape: "unread", key: "read.failed", params: { ...details, code, line: line ?? 0, column: column ?? 0 } };
}

/** @param {string} line */
export const loadLine = (line) => move(steps.newPosition(line), { cells: [40] });

/**
 * Runs a question to the engine; says so once it takes longer than a blink. Undefined if it was stopped.
 * @template T
 * @param {string} key what is being done
 * @param {() => Promise<T>} question
 * @returns {Promise<T | undefined>}
 */
export async function busy(key, question) {
  const timer = setTimeout(() => update({ busy: key }), BLINK);
  try {
    return await question();
  } catch (error) {
    const { code, message } = /** @type {EngineError} */ (error);
    if (code === "worker" || code === "unsupported") update({ dead: message });
    else if (code !== "aborted") update({ note: unreadNote(/** @type {EngineError} */ (error)) });
    return undefined;
  } finally {
    clearTimeout(timer);
    if (state().busy) update({ busy: null });
  }
}
