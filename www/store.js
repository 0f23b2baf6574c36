// Keeps the position, its history and the settings in localStorage, so that a reload loses nothing.
import { EMPTY } from "./grid.js";
import { EMPTY_POSITION } from "./position.js";
import { DEFAULTS } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Snapshot} Snapshot */
/** @typedef {import("./position.js").Position} Position */

const GAME = "ninewise.game";
const SETTINGS = "ninewise.settings";
const KEPT_STEPS = 200;

/** @returns {Partial<State>} what was kept; nothing if there is none or it is not ours */
export function load() {
  const settings = { ...DEFAULTS, ...read(SETTINGS) };
  const game = read(GAME);
  const now = snapshotFrom(game?.now);
  if (!now) return { settings };
  return {
    settings,
    ...now,
    past: snapshotsFrom(game.past),
    future: snapshotsFrom(game.future),
    mode: ["digit", "corner", "centre"].includes(game.mode) ? game.mode : "digit",
  };
}

/** @param {State} state */
export function save({ position, cells, past, future, mode, settings }) {
  write(SETTINGS, settings);
  write(GAME, {
    now: plain({ position, cells }),
    past: past.slice(-KEPT_STEPS).map(plain),
    future: future.slice(-KEPT_STEPS).map(plain),
    mode,
  });
}

/** @param {Snapshot} snapshot */
const plain = ({ position: { givens, digits, corner, centre, struck, solved }, cells }) => ({
  g: givens,
  d: digits,
  k: plainMarks(corner),
  m: plainMarks(centre),
  x: plainMarks(struck),
  s: solved ? [solved.first, solved.other] : null,
  c: cells,
});

/** @param {number[]} masks */
const plainMarks = (masks) => Object.fromEntries(masks.flatMap((mask, cell) => (mask ? [[cell, mask]] : [])));

/** @param {any} kept */
const snapshotsFrom = (kept) => (Array.isArray(kept) ? kept.map(snapshotFrom).filter((snapshot) => snapshot !== null) : []);

/** @param {any} kept @returns {Snapshot | null} */
function snapshotFrom(kept) {
  if (!isLine(kept?.g) || !isLine(kept.d)) return null;
  for (let cell = 0; cell < 81; cell++) if (kept.g[cell] !== "." && kept.g[cell] !== kept.d[cell]) return null;
  const solved = Array.isArray(kept.s) && isLine(kept.s[0]) ? { first: kept.s[0], other: isLine(kept.s[1]) ? kept.s[1] : null } : null;
  const position = { givens: kept.g, digits: kept.d, corner: marksFrom(kept.k), centre: marksFrom(kept.m), struck: marksFrom(kept.x), solved };
  const cells = Array.isArray(kept.c) ? kept.c.filter((/** @type {any} */ cell) => Number.isInteger(cell) && cell >= 0 && cell < 81) : [];
  return { position, cells: cells.length ? cells : [40] };
}

/** @param {any} kept */
const marksFrom = (kept) => EMPTY_POSITION.corner.map((_, cell) => (Number(kept?.[cell]) & 511) || 0);

/** @param {any} line */
const isLine = (line) => typeof line === "string" && line.length === EMPTY.length && /^[1-9.]*$/.test(line);

/** @param {string} key @returns {any} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No room or no storage: the page works on without keeping anything.
  }
}
