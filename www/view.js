// What the board shows for a state: one small record a cell, and the houses that clash. No drawing here.
import { clashes, deadCells, placeless } from "./clashes.js";
import { CELLS, EMPTY, PEERS, digitAt } from "./grid.js";
import { isGiven, puzzle } from "./position.js";

/** @typedef {import("./state.js").State} State */

/**
 * @typedef {object} CellView
 * @property {number} digit 0: none
 * @property {"given" | "own" | "filled"} hand who wrote it
 * @property {number} other the second solution's digit, 0 where the two agree
 * @property {number} corner
 * @property {number} centre
 * @property {boolean} clash
 * @property {boolean} dead no digit fits
 * @property {boolean} wrong found by Check
 * @property {boolean} selected
 * @property {boolean} peer
 * @property {boolean} same
 */

/**
 * @typedef {object} BoardView
 * @property {CellView[]} cells
 * @property {import("./grid.js").HouseCells[]} clashHouses
 */

/** @param {State} state @returns {BoardView} */
export function boardView(state) {
  const { position, cells: selection } = state;
  const lines = shownLines(position);
  const found = state.settings.clashes || state.panel?.kind === "none" ? clashes(position.digits) : [];
  const clashing = new Set(found.flatMap(({ cells }) => cells));
  const dead = new Set(showsDead(state) ? deadCells(position.digits) : []);
  const wrong = new Set(state.wrong.map(({ cell }) => cell));
  const cursor = selection.length === 1 ? selection[0] : -1;
  const sameDigit = cursor < 0 ? 0 : digitAt(lines.first, cursor);
  const cells = CELLS.map((cell) => ({
    digit: digitAt(lines.first, cell),
    hand: /** @type {CellView["hand"]} */ (isGiven(position, cell) ? "given" : position.digits[cell] === "." ? "filled" : "own"),
    other: lines.other[cell] === lines.first[cell] ? 0 : digitAt(lines.other, cell),
    corner: position.corner[cell],
    centre: position.centre[cell],
    clash: clashing.has(cell),
    dead: dead.has(cell),
    wrong: wrong.has(cell),
    selected: selection.includes(cell),
    peer: cursor >= 0 && PEERS[cursor].includes(cell),
    same: cell !== cursor && sameDigit > 0 && digitAt(lines.first, cell) === sameDigit,
  }));
  return { cells, clashHouses: found.map(({ house }) => house) };
}

/** The lines to draw: the digits, and over them what Solve wrote. @param {import("./position.js").Position} position */
export function shownLines({ digits, solved }) {
  const first = solved?.first ?? digits;
  return { first, other: solved?.other ?? first };
}

/** A cell without a digit is told only to one who asked, or who types a puzzle. @param {State} state */
const showsDead = (state) =>
  state.panel?.kind === "none" || (state.position.givens === EMPTY && state.answer?.puzzle === puzzle(state.position) && state.answer.status === "none");

/**
 * Why a board has no solution, the plainest reasons first.
 * @param {string} line
 * @returns {{ kind: "clash" | "cell" | "digit" | "deep", cells: number[], digit?: number, house?: import("./grid.js").HouseCells }[]}
 */
export function reasons(line) {
  const clash = clashes(line).map((found) => ({ kind: /** @type {const} */ ("clash"), ...found }));
  if (clash.length) return clash;
  const cells = deadCells(line).map((cell) => ({ kind: /** @type {const} */ ("cell"), cells: [cell] }));
  const digits = placeless(line).map(({ digit, house }) => ({
    kind: /** @type {const} */ ("digit"),
    digit,
    house,
    cells: house.cells.filter((cell) => line[cell] === "."),
  }));
  const plain = [...cells, ...digits];
  return plain.length ? plain : [{ kind: "deep", cells: [] }];
}
