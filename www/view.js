// What the board shows for a state: one small record a cell, and the houses that clash. No drawing here.
import { clashes, deadCells, placeless } from "./clashes.js";
import { CELLS, EMPTY, PEERS, digitAt, digitsOf } from "./grid.js";
import { candidateClasses, digitInPlay } from "./overlay.js";
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
 * @property {boolean} placed by the hint
 * @property {{ digit: number, name: string }[] | null} solver the solver's candidates in its nine places, with the class of each
 * @property {boolean} selected
 * @property {boolean} peer
 * @property {boolean} same
 */

/**
 * @typedef {object} BoardView
 * @property {CellView[]} cells
 * @property {import("./grid.js").HouseCells[]} clashHouses
 * @property {import("./overlay.js").Overlay | null} overlay
 */

/** @param {State} state @returns {BoardView} */
export function boardView(state) {
  const { position, cells: selection } = state;
  const overlay = overlayOf(state);
  const lines = overlay ? { first: overlay.line, other: overlay.line } : shownLines(position);
  const found = overlay ? [] : state.settings.clashes || state.panel?.kind === "none" ? clashes(position.digits) : [];
  const clashing = new Set(found.flatMap(({ cells }) => cells));
  const dead = new Set(showsDead(state) ? deadCells(position.digits) : []);
  const wrong = new Set(overlay ? [] : state.wrong.map(({ cell }) => cell));
  const placed = new Map(overlay?.level === 2 ? overlay.step.placements.map(({ cell, digit }) => [cell, digit]) : []);
  const solver = overlay ? solverMarks(overlay) : null;
  const cursor = selection.length === 1 && !overlay ? selection[0] : -1;
  const sameDigit = cursor < 0 ? 0 : digitAt(lines.first, cursor);
  const cells = CELLS.map((cell) => ({
    digit: placed.get(cell) ?? digitAt(lines.first, cell),
    hand: /** @type {CellView["hand"]} */ (isGiven(position, cell) ? "given" : overlay || position.digits[cell] !== "." ? "own" : "filled"),
    other: lines.other[cell] === lines.first[cell] ? 0 : digitAt(lines.other, cell),
    corner: position.corner[cell],
    centre: position.centre[cell],
    clash: clashing.has(cell),
    dead: dead.has(cell),
    wrong: wrong.has(cell),
    placed: placed.has(cell),
    solver: solver && solver[cell],
    selected: selection.includes(cell),
    peer: cursor >= 0 && PEERS[cursor].includes(cell),
    same: cell !== cursor && sameDigit > 0 && digitAt(lines.first, cell) === sameDigit,
  }));
  return { cells, clashHouses: found.map(({ house }) => house), overlay };
}

/** What a hint or a step of the path lays on the board. @param {State} state @returns {import("./overlay.js").Overlay | null} */
function overlayOf({ panel }) {
  if (panel?.kind === "hint") return { step: panel.step, level: panel.level, branch: panel.branch, ...panel.shown };
  if (panel?.kind === "path") return { step: panel.steps[panel.at], level: 2, branch: panel.branch, ...panel.boards[panel.at] };
  return null;
}

/** @param {import("./overlay.js").Overlay} overlay */
function solverMarks(overlay) {
  const classes = candidateClasses(overlay);
  const inPlay = overlay.level > 0 ? digitInPlay(overlay.step) : 0;
  return CELLS.map((cell) => digitsOf(overlay.masks[cell]).map((digit) => ({ digit, name: classes.get(10 * cell + digit) ?? (digit === inPlay ? "play" : "aside") })));
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
