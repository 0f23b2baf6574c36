// A position: the givens, all digits, both kinds of marks, what Solve wrote. Pure steps from one position to the next.
import { CELLS, EMPTY, PEERS, bit, candidates, column, digitAt, digitsOf, filled, row, withDigit } from "./grid.js";

/**
 * @typedef {object} Position
 * @property {string} givens printed digits; nothing but loading a puzzle changes them
 * @property {string} digits givens and the player's digits
 * @property {number[]} corner 81 masks, bit d - 1 for digit d
 * @property {number[]} centre 81 masks
 * @property {number[]} struck 81 masks: candidates that hints ruled out
 * @property {{ first: string, other: string | null } | null} solved what Solve wrote, on top of the digits
 */

const NO_MARKS = CELLS.map(() => 0);

/** @type {Position} */
export const EMPTY_POSITION = { givens: EMPTY, digits: EMPTY, corner: NO_MARKS, centre: NO_MARKS, struck: NO_MARKS, solved: null };

/**
 * @param {string} givens
 * @param {string} [digits]
 * @returns {Position}
 */
export const newPosition = (givens, digits = givens) => ({ ...EMPTY_POSITION, givens, digits });

/** The puzzle asked: the givens, or, while there are none, all that is typed. @param {Position} position */
export const puzzle = ({ givens, digits }) => (givens === EMPTY ? digits : givens);

/** @param {Position} position @param {number} cell */
export const isGiven = (position, cell) => position.givens[cell] !== ".";

/** @param {Position} a @param {Position} b */
export const samePosition = (a, b) =>
  a.givens === b.givens && a.digits === b.digits && a.solved === b.solved && sameMasks(a.corner, b.corner) && sameMasks(a.centre, b.centre) && sameMasks(a.struck, b.struck);

/** @param {number[]} a @param {number[]} b */
const sameMasks = (a, b) => a === b || a.every((mask, cell) => mask === b[cell]);

/**
 * Writes a digit into cells; if all of them hold it already, clears them.
 * @param {Position} position
 * @param {number[]} cells
 * @param {number} digit
 * @param {boolean} clearPeers take the digit's marks from the peers, unless it clashes there
 * @returns {Position}
 */
export function writeDigit(position, cells, digit, clearPeers) {
  const open = cells.filter((cell) => !isGiven(position, cell));
  const erase = open.every((cell) => digitAt(position.digits, cell) === digit);
  let { digits, corner, centre } = position;
  for (const cell of open) {
    digits = withDigit(digits, cell, erase ? 0 : digit);
    const clash = PEERS[cell].some((peer) => digitAt(digits, peer) === digit);
    if (erase || clash || !clearPeers) continue;
    corner = withoutMark(corner, PEERS[cell], digit);
    centre = withoutMark(centre, PEERS[cell], digit);
  }
  return { ...position, digits, corner, centre, solved: null };
}

/**
 * Sets a mark in all cells, or takes it away if all of them have it.
 * @param {Position} position
 * @param {number[]} cells
 * @param {number} digit
 * @param {"corner" | "centre"} kind
 * @returns {Position}
 */
export function toggleMark(position, cells, digit, kind) {
  const open = cells.filter((cell) => position.digits[cell] === ".");
  const all = open.every((cell) => position[kind][cell] & bit(digit));
  const marks = all ? withoutMark(position[kind], open, digit) : withMark(position[kind], open, digit);
  return { ...position, [kind]: marks, solved: null };
}

/**
 * Digits go first, marks where there is no digit.
 * @param {Position} position
 * @param {number[]} cells
 * @returns {Position}
 */
export function erase(position, cells) {
  const open = cells.filter((cell) => !isGiven(position, cell));
  const written = open.filter((cell) => position.digits[cell] !== ".");
  if (written.length) return { ...position, digits: written.reduce((line, cell) => withDigit(line, cell, 0), position.digits), solved: null };
  const clear = (/** @type {number[]} */ masks) => masks.map((mask, cell) => (open.includes(cell) ? 0 : mask));
  return { ...position, corner: clear(position.corner), centre: clear(position.centre), solved: null };
}

/** Back to the givens. @param {Position} position */
export const reset = (position) => newPosition(position.givens);

/** The typed digits become the givens. @param {Position} position @returns {Position} */
export const fixGivens = (position) => ({ ...position, givens: position.digits, solved: null });

/** The givens become digits that can be changed. @param {Position} position @returns {Position} */
export const freeGivens = (position) => ({ ...position, givens: EMPTY, solved: null });

/**
 * The candidates of a position: what the rules leave, less what hints struck out, less what the player struck out
 * where all open cells have centre marks.
 * @param {Position} position
 */
export function openCandidates({ digits, centre, struck }) {
  const kept = CELLS.every((cell) => digits[cell] !== "." || centre[cell] !== 0);
  return candidates(digits).map((mask, cell) => mask & ~struck[cell] & (kept ? centre[cell] : 511));
}

/**
 * All of a position but the corner marks as one line of text that the package reads, in HoDoKu's form:
 * digits with "+" before the player's, then the candidates struck out, each as digit, row, column.
 * @param {Position} position
 */
export function fullText(position) {
  const { digits } = position;
  const open = openCandidates(position);
  const rules = candidates(digits);
  const line = CELLS.map((cell) => (digits[cell] === "." || isGiven(position, cell) ? digits[cell] : `+${digits[cell]}`)).join("");
  const struck = CELLS.flatMap((cell) => digitsOf(rules[cell] & ~open[cell]).map((digit) => `${digit}${row(cell) + 1}${column(cell) + 1}`));
  return `:0000:x:${line}:${struck.join(" ")}::`;
}

/**
 * Does what a step says: writes its digits, strikes its candidates.
 * @param {Position} position
 * @param {import("../dist/index.js").Step} step
 * @returns {Position}
 */
export function applyStep(position, { placements, eliminations }) {
  /** @type {Position} */
  let next = { ...position, solved: null };
  for (const { cell, digit } of placements) if (digitAt(next.digits, cell) !== digit) next = writeDigit(next, [cell], digit, true);
  for (const { cell, digit } of eliminations)
    next = { ...next, centre: withoutMark(next.centre, [cell], digit), struck: withMark(next.struck, [cell], digit) };
  return next;
}

/** Takes back struck candidates. @param {Position} position @param {{ cell: number, digit: number }[]} candidates @returns {Position} */
export function putBack(position, candidates) {
  let { centre, struck } = position;
  for (const { cell, digit } of candidates) {
    struck = withoutMark(struck, [cell], digit);
    if (centre[cell]) centre = withMark(centre, [cell], digit);
  }
  return { ...position, centre, struck };
}

/** @param {Position} position */
export const placed = ({ givens, digits }) => filled(digits) - filled(givens);

/** @param {number[]} masks @param {number[]} cells @param {number} digit */
const withoutMark = (masks, cells, digit) => change(masks, cells, (mask) => mask & ~bit(digit));

/** @param {number[]} masks @param {number[]} cells @param {number} digit */
const withMark = (masks, cells, digit) => change(masks, cells, (mask) => mask | bit(digit));

/**
 * @param {number[]} masks
 * @param {number[]} cells
 * @param {(mask: number) => number} by
 */
function change(masks, cells, by) {
  const next = [...masks];
  for (const cell of cells) next[cell] = by(next[cell]);
  return next;
}
