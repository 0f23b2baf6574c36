// What is wrong with a board by the rules alone. Always computed from the digits, never stored.
import { CELLS, DIGITS, HOUSES, bit, candidates, digitAt } from "./grid.js";

/** @typedef {import("./grid.js").HouseCells} HouseCells */
/** @typedef {{ digit: number, cells: number[], house: HouseCells }} Clash */

/**
 * Every digit that stands twice or more in a house.
 * @param {string} line
 * @returns {Clash[]}
 */
export function clashes(line) {
  return HOUSES.flatMap((house) =>
    DIGITS.map((digit) => ({ digit, house, cells: house.cells.filter((cell) => digitAt(line, cell) === digit) })).filter(
      (clash) => clash.cells.length > 1,
    ),
  );
}

/** @param {string} line */
export const clashingCells = (line) => new Set(clashes(line).flatMap((clash) => clash.cells));

/**
 * Empty cells that no digit fits.
 * @param {string} line
 */
export function deadCells(line) {
  const open = candidates(line);
  return CELLS.filter((cell) => line[cell] === "." && open[cell] === 0);
}

/**
 * Digits that a house still lacks and has no place for.
 * @param {string} line
 * @returns {{ digit: number, house: HouseCells }[]}
 */
export function placeless(line) {
  const open = candidates(line);
  return HOUSES.flatMap((house) =>
    DIGITS.filter((digit) => house.cells.every((cell) => digitAt(line, cell) !== digit && !(open[cell] & bit(digit)))).map(
      (digit) => ({ digit, house }),
    ),
  );
}
