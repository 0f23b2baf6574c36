// The words of the board: cells 0 to 80, digits 1 to 9, houses, peers, names. A line is 81 characters, "." for a blank.

/** @typedef {{ kind: "row" | "column" | "box", index: number }} House */
/** @typedef {{ kind: "row" | "column" | "box", index: number, cells: number[] }} HouseCells */

export const EMPTY = ".".repeat(81);
export const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @param {number} cell */
export const row = (cell) => Math.floor(cell / 9);
/** @param {number} cell */
export const column = (cell) => cell % 9;
/** @param {number} cell */
export const box = (cell) => 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
/** @param {number} cell */
export const cellName = (cell) => `r${row(cell) + 1}c${column(cell) + 1}`;

/** @type {HouseCells[]} */
export const HOUSES = /** @type {const} */ (["row", "column", "box"]).flatMap((kind) =>
  DIGITS.map((_, index) => ({ kind, index, cells: CELLS.filter((cell) => ({ row, column, box })[kind](cell) === index) })),
);

export const PEERS = CELLS.map((cell) =>
  CELLS.filter((other) => other !== cell && (row(other) === row(cell) || column(other) === column(cell) || box(other) === box(cell))),
);

/** @param {House} house */
export const houseCells = ({ kind, index }) => HOUSES[["row", "column", "box"].indexOf(kind) * 9 + index].cells;

/**
 * The digit in a cell of a line, 0 for a blank.
 * @param {string} line
 * @param {number} cell
 */
export const digitAt = (line, cell) => (line[cell] === "." ? 0 : Number(line[cell]));

/**
 * @param {string} line
 * @param {number} cell
 * @param {number} digit 0 clears
 */
export const withDigit = (line, cell, digit) => line.slice(0, cell) + (digit || ".") + line.slice(cell + 1);

/** @param {string} line */
export const filled = (line) => line.replaceAll(".", "").length;

/** @param {number} mask bit d - 1 stands for digit d */
export const digitsOf = (mask) => DIGITS.filter((digit) => (mask >> (digit - 1)) & 1);

/** @param {number} digit */
export const bit = (digit) => 1 << (digit - 1);

/**
 * Candidates by the rules alone: what no peer holds; 0 for filled cells.
 * @param {string} line
 * @returns {number[]}
 */
export function candidates(line) {
  return CELLS.map((cell) => {
    if (line[cell] !== ".") return 0;
    return PEERS[cell].reduce((mask, peer) => (line[peer] === "." ? mask : mask & ~bit(digitAt(line, peer))), 511);
  });
}
