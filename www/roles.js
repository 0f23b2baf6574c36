// How each role is drawn: a form of its own first, a colour second. The board and the sentences share this table.
import { svg } from "./dom.js";

/** @typedef {import("../dist/index.js").Role} Role */
/** @typedef {"a" | "b" | "c"} Colour disc, square, diamond */
/** @typedef {{ colour: Colour, filled: boolean }} Look */

/** @type {Record<Role, Look>} */
const LOOKS = {
  defining: { colour: "a", filled: true },
  pincer: { colour: "a", filled: true },
  floor: { colour: "a", filled: true },
  colorA: { colour: "a", filled: true },
  setA: { colour: "a", filled: true },
  on: { colour: "a", filled: true },
  off: { colour: "a", filled: false },
  pivot: { colour: "b", filled: true },
  roof: { colour: "b", filled: true },
  colorB: { colour: "b", filled: true },
  setB: { colour: "b", filled: true },
  fin: { colour: "c", filled: true },
  setC: { colour: "c", filled: true },
  common: { colour: "c", filled: false },
};

/** @type {Record<import("../dist/index.js").HouseRole, string>} class of the outline */
export const OUTLINES = { pattern: "outline-a", base: "outline-a", setA: "outline-a", cover: "outline-b", setB: "outline-b" };

/** @param {Role} role */
export const lookOf = (role) => LOOKS[role];

/** @param {number} branch */
export const branchColour = (branch) => /** @type {Colour} */ (["a", "b", "c"][branch % 3]);

/** @param {Look} look @param {number} x @param {number} y @param {number} r */
export function nodeShape({ colour, filled }, x, y, r) {
  const name = `${filled ? "node" : "open"}-${colour}`;
  if (colour === "a") return svg(`circle.${name}`, { cx: x, cy: y, r });
  if (colour === "b") return svg(`rect.${name}`, { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 0.35 * r });
  const d = 1.25 * r;
  return svg(`path.${name}`, { d: `M${x} ${y - d}L${x + d} ${y}L${x} ${y + d}L${x - d} ${y}z` });
}

/** The small shape before the words it belongs to. @param {import("../dist/index.js").Shape} shape */
export function shapeIcon(shape) {
  if (shape.kind === "house") return icon(24, svg(`rect.${OUTLINES[shape.role]}`, { x: 1.5, y: 3, width: 21, height: 11, rx: 3 }));
  if (shape.kind === "mark") return icon(16, nodeShape(LOOKS[shape.role], 8, 8, 6.2));
  if (shape.kind === "branch") return icon(16, nodeShape({ colour: branchColour(shape.branch), filled: true }, 8, 8, 6.2));
  if (shape.kind === "removed") return icon(16, svg("rect.fill-clash", { x: 1, y: 1, width: 14, height: 14, rx: 2 }), svg("path.strike", { d: "M2.5 13.5 13.5 2.5" }));
  return icon(16, svg("rect.placed-frame", { x: 2, y: 2, width: 12, height: 12, rx: 3 }));
}

/** @param {number} width @param {...SVGElement} shapes */
const icon = (width, ...shapes) => svg("svg.shape-icon", { viewBox: `0 0 ${width} 16`, width, height: 16, "aria-hidden": "true" }, shapes);
