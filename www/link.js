// The share link: the whole position in the URL hash, so that no server ever sees it.
//   #p=<81 givens>[&d=<digits the player wrote>][&k=<corner marks>][&m=<centre marks>][&x=<struck candidates>]
// Blanks are runs counted in letters (a = 1 ... z = 26); marks are pairs of base-36 digits per cell, joined in order.
import { CELLS, withDigit } from "./grid.js";
import { EMPTY_POSITION, isGiven } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/** @param {Position} position */
export function toHash(position) {
  const own = CELLS.reduce((line, cell) => (isGiven(position, cell) ? withDigit(line, cell, 0) : line), position.digits);
  const parts = [["p", packLine(position.givens)], ["d", packLine(own)], ["k", packMarks(position.corner)], ["m", packMarks(position.centre)], ["x", packMarks(position.struck)]];
  return "#" + parts.filter(([key, text], i) => i === 0 || /[1-9]/.test(text)).map((pair) => pair.join("=")).join("&");
}

/** @param {string} hash @returns {Position | null} */
export function fromHash(hash) {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const givens = unpackLine(query.get("p") ?? "");
  const own = unpackLine(query.get("d") ?? "zzzc");
  if (!givens || !own) return null;
  const digits = CELLS.map((cell) => (givens[cell] === "." ? own[cell] : givens[cell])).join("");
  return { ...EMPTY_POSITION, givens, digits, corner: unpackMarks(query.get("k")), centre: unpackMarks(query.get("m")), struck: unpackMarks(query.get("x")) };
}

/** @param {string} line */
const packLine = (line) => line.replace(/\.{1,26}/g, (run) => String.fromCharCode(96 + run.length));

/** @param {string} text @returns {string | null} */
function unpackLine(text) {
  if (text.length > 81) return null;
  const line = text.replace(/[a-z]/g, (letter) => ".".repeat(letter.charCodeAt(0) - 96));
  return /^[1-9.]{81}$/.test(line) ? line : null;
}

/** @param {number[]} masks */
const packMarks = (masks) => masks.map((mask, cell) => (mask ? two(cell) + two(mask) : "")).join("");

/** @param {number} number */
const two = (number) => number.toString(36).padStart(2, "0");

/** @param {string | null} text */
function unpackMarks(text) {
  const masks = [...EMPTY_POSITION.corner];
  for (const [, cell, mask] of (text ?? "").matchAll(/([0-9a-z]{2})([0-9a-z]{2})/g)) {
    const index = parseInt(cell, 36);
    if (index < 81) masks[index] = parseInt(mask, 36) & 511;
  }
  return masks;
}
