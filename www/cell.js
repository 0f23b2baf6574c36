// What stands in one cell: its name for screen readers, then a digit, two solutions' digits, or marks for the eye.
import { el } from "./dom.js";
import { digitsOf } from "./grid.js";

/** @typedef {import("./view.js").CellView} CellView */

const SMALLEST = 11;
const HIDDEN = { "aria-hidden": "true" };

/** @type {WeakMap<HTMLElement, string>} what each cell was last drawn from */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} td
 * @param {CellView} cell
 * @param {"packed" | "nine"} marks
 * @param {number} c side of the cell in pixels
 */
export function drawCell(td, cell, marks, c) {
  const { digit, hand, other, clash, wrong, placed, solver } = cell;
  const inside = digit ? 0 : (solver ?? [cell.corner, cell.centre, marks, c]);
  const signature = JSON.stringify([digit, hand, other, clash, wrong, placed, inside]);
  const before = drawn.get(td);
  if (before === signature) return;
  drawn.set(td, signature);
  const classes = digit ? [hand, clash && "clash", wrong && "wrong", placed && "placed", isFresh(before, digit, hand) && "fresh"] : [solver && "solver"];
  td.className = classes.filter(Boolean).join(" ");
  const label = /** @type {Element} */ (td.firstElementChild);
  td.replaceChildren(label, ...(other ? [two(digit, other)] : digit ? [el("span.digit", HIDDEN, digit)] : marksOf(cell, marks, c)));
}

/** A digit just written by the player, not one that came with the page. @param {string | undefined} before @param {number} digit @param {string} hand */
const isFresh = (before, digit, hand) => before !== undefined && hand === "own" && JSON.parse(before)[0] !== digit;

/** @param {number} first @param {number} second */
const two = (first, second) => el("span.two", HIDDEN, el("i", {}, first), " ", el("i", {}, second));

/** @param {CellView} cell @param {"packed" | "nine"} marks @param {number} c */
function marksOf({ corner, centre, solver }, marks, c) {
  if (solver) return [el("span.nine", HIDDEN, solver.map(({ digit, name }) => el(`i.d${digit}.${name}`, {}, digit)))];
  const parts = [];
  if (corner) parts.push(el("span.corner", HIDDEN, digitsOf(corner).map((digit) => el("i", {}, digit))));
  if (centre) parts.push(marks === "nine" ? nine(centre) : packed(digitsOf(centre), c));
  return parts;
}

/** @param {number} mask */
const nine = (mask) => el("span.nine", HIDDEN, digitsOf(mask).map((digit) => el(`i.d${digit}`, {}, digit)));

/** Packed in the middle; over five digits smaller, and on two lines where that would be too small. @param {number[]} digits @param {number} c */
function packed(digits, c) {
  const size = (digits.length > 5 ? 0.19 : 0.235) * c;
  if (digits.length <= 5 && (size >= SMALLEST || digits.length <= 3)) return el(size >= SMALLEST ? "span.centre" : "span.centre.small", HIDDEN, digits.join(""));
  if (digits.length > 5 && size >= SMALLEST) return el("span.centre.many", HIDDEN, digits.join(""));
  const half = digits.length > 5 ? 5 : Math.ceil(digits.length / 2);
  return el("span.centre.wrap", HIDDEN, digits.slice(0, half).join(""), el("br"), digits.slice(half).join(""));
}
