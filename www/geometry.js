// Where things lie on the board, in pixels: cells, places of candidates, outlines of houses.
import { column, row } from "./grid.js";

const PLACES = [0.21, 0.5, 0.79];

/** Side of a cell in pixels; follows the layout. @returns {number} */
export const cellSide = () => (document.getElementById("board")?.clientWidth ?? 0) / 9;

/** @param {number} cell @param {number} c */
export const corner = (cell, c) => ({ x: column(cell) * c, y: row(cell) * c });

/** @param {number} cell @param {number} c */
export const middle = (cell, c) => ({ x: (column(cell) + 0.5) * c, y: (row(cell) + 0.5) * c });

/** Where digit d stands among nine places. @param {number} cell @param {number} digit @param {number} c */
export const place = (cell, digit, c) => ({
  x: (column(cell) + PLACES[(digit - 1) % 3]) * c,
  y: (row(cell) + PLACES[Math.floor((digit - 1) / 3)]) * c,
});

/** The rectangle of a house. @param {{ kind: string, index: number }} house @param {number} c */
export function houseRect({ kind, index }, c) {
  if (kind === "row") return { x: 0, y: index * c, width: 9 * c, height: c };
  if (kind === "column") return { x: index * c, y: 0, width: c, height: 9 * c };
  return { x: (index % 3) * 3 * c, y: Math.floor(index / 3) * 3 * c, width: 3 * c, height: 3 * c };
}

/** @param {{ x: number, y: number, width: number, height: number }} rect @param {number} by */
export const inset = ({ x, y, width, height }, by) => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });

/** @param {number} cell @param {number} c */
export const cellRect = (cell, c) => ({ ...corner(cell, c), width: c, height: c });

/** Size of a node round a candidate. @param {number} c */
export const nodeRadius = (c) => (c < 50 ? 0.146 : 0.14) * c;
