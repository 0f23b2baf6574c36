// Draws any step by its roles alone: houses, nodes, links, what is struck and what is placed. It never asks which technique.
import { svg } from "./dom.js";
import { cellRect, houseRect, inset, nodeRadius, place } from "./geometry.js";
import { digitsOf } from "./grid.js";
import { drawLinks } from "./links.js";
import { OUTLINES, branchColour, lookOf, nodeShape } from "./roles.js";

/** @typedef {import("../dist/index.js").Step} Step */
/** @typedef {import("./roles.js").Look} Look */
/** @typedef {{ step: Step, level: number, branch: number | null, line: string, masks: number[] }} Overlay */
/** @typedef {{ cell: number, digit: number, look: Look, dim: boolean }} DrawnNode */

const SHOWN_ARMS = 3;

/** @param {Step} step */
export const branchesOf = ({ links }) => links.reduce((most, { branch }) => Math.max(most, branch + 1), 0);

/** The arms that are drawn: all up to three, else one at a time. @param {Overlay} overlay @returns {(branch: number) => boolean} */
function drawnBranches({ step, branch }) {
  const count = branchesOf(step);
  if (count <= SHOWN_ARMS) return () => true;
  return (other) => other === (branch ?? 0);
}

/** Fills under the grid lines. @param {Overlay} overlay @param {number} c */
export function drawTints({ step, level }, c) {
  const { look, houses, placements } = step;
  const cells = level === 0 || step.links.length ? look.cells : [];
  const tinted = level === 0 ? look.houses : houses.filter(({ role }) => role === "base" || role === "pattern");
  return [
    ...tinted.map((house) => svg("rect.fill-a", houseRect(house, c))),
    ...cells.map((cell) => svg("rect.fill-a", cellRect(cell, c))),
    ...(level < 2 ? [] : placements.map(({ cell }) => svg("rect.fill-ok", cellRect(cell, c)))),
  ];
}

/** Outlines, links and node shapes over the grid lines and under the digits. @param {Overlay} overlay @param {number} c */
export function drawEvidence(overlay, c) {
  const { step, level } = overlay;
  if (level === 0) return step.look.houses.map((house) => outline("outline-a", house, c));
  const covers = step.houses.filter(({ role }) => OUTLINES[role] === "outline-b");
  const bases = step.houses.filter(({ role }) => OUTLINES[role] === "outline-a");
  const nodes = nodesOf(overlay);
  const shapes = nodes.map(({ cell, digit, look, dim }) => {
    const { x, y } = place(cell, digit, c);
    const shape = nodeShape(look, x, y, nodeRadius(c));
    if (dim) shape.classList.add("dim");
    return shape;
  });
  return [
    ...covers.map((house) => outline("outline-b", house, c)),
    ...bases.map((house) => outline("outline-a", house, c)),
    ...(level < 2 ? [] : drawLinks(overlay, drawnBranches(overlay), nodes, c)),
    ...groupsOf(step, drawnBranches(overlay), c),
    ...shapes,
    ...(level < 2 ? [] : step.eliminations.map(({ cell, digit }) => tint(cell, digit, c))),
  ];
}

/** Strikes and frames over the digits. @param {Overlay} overlay @param {number} c */
export function drawEffect({ step, level }, c) {
  if (level < 2) return [];
  const r = nodeRadius(c);
  const strikes = step.eliminations.map(({ cell, digit }) => {
    const { x, y } = place(cell, digit, c);
    return svg("path.strike", { d: `M${x - r} ${y + r}L${x + r} ${y - r}` });
  });
  return [...strikes, ...step.placements.map(({ cell }) => svg("rect.placed-frame", { ...inset(cellRect(cell, c), 4), rx: 0.12 * c }))];
}

/** The pattern's candidates as they are drawn, each once; what is struck or placed is drawn as that. @param {Overlay} overlay @returns {DrawnNode[]} */
export function nodesOf(overlay) {
  const { step, level, branch } = overlay;
  /** @type {Map<number, DrawnNode>} */
  const nodes = new Map();
  const gone = new Set(level < 2 ? [] : step.eliminations.map(key));
  const add = (/** @type {number} */ cell, /** @type {number} */ digit, /** @type {Look} */ look, /** @type {boolean} */ dim) => {
    const id = key({ cell, digit });
    if (!gone.has(id) && !nodes.has(id) && overlay.line[cell] === ".") nodes.set(id, { cell, digit, look, dim });
  };
  const drawn = drawnBranches(overlay);
  for (const link of step.links.filter((link) => drawn(link.branch))) {
    const colour = branchColour(link.branch);
    const dim = branch !== null && branch !== link.branch;
    for (const cell of link.from.cells) add(cell, link.from.digit, { colour, filled: !link.strong }, dim);
    for (const cell of link.to.cells) add(cell, link.to.digit, { colour, filled: link.strong }, dim);
  }
  if (step.links.length === 0) for (const { cell, digit, role } of step.marks) add(cell, digit, lookOf(role), false);
  if (level === 2) for (const { cell } of step.placements) for (const digit of digitsOf(overlay.masks[cell])) nodes.delete(key({ cell, digit }));
  return [...nodes.values()];
}

/** The class of each candidate's text: on its node, struck, in play, or aside. @param {Overlay} overlay @returns {Map<number, string>} by cell * 10 + digit */
export function candidateClasses(overlay) {
  const { step, level } = overlay;
  /** @type {Map<number, string>} */
  const classes = new Map();
  if (level > 0) for (const { cell, digit, look, dim } of nodesOf(overlay)) classes.set(key({ cell, digit }), dim ? "aside" : `${look.filled ? "on" : "in"}-${look.colour}`);
  if (level === 2) for (const candidate of step.eliminations) classes.set(key(candidate), "struck");
  return classes;
}

/** The only digit a step is about, 0 if there are several. @param {Step} step */
export function digitInPlay({ marks, placements, eliminations }) {
  const digits = new Set([...marks, ...placements, ...eliminations].map(({ digit }) => digit));
  return digits.size === 1 ? [...digits][0] : 0;
}

/** @param {{ cell: number, digit: number }} candidate */
const key = ({ cell, digit }) => 10 * cell + digit;

/** @param {string} name @param {{ kind: string, index: number }} house @param {number} c */
const outline = (name, house, c) => svg(`rect.${name}`, { ...inset(houseRect(house, c), 2.5), rx: 0.12 * c });

/** @param {number} cell @param {number} digit @param {number} c */
function tint(cell, digit, c) {
  const { x, y } = place(cell, digit, c);
  const r = nodeRadius(c);
  return svg("rect.fill-clash", { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 0.2 * r });
}

/** A capsule round a digit in several cells that acts as one. @param {Step} step @param {(branch: number) => boolean} drawn @param {number} c */
function groupsOf({ links }, drawn, c) {
  const groups = links.filter(({ branch }) => drawn(branch)).flatMap(({ from, to, branch }) => [from, to].filter(({ cells }) => cells.length > 1).map((node) => ({ node, branch })));
  return groups.map(({ node, branch }) => {
    const places = node.cells.map((cell) => place(cell, node.digit, c));
    const r = nodeRadius(c) + 3;
    const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
    return svg(`rect.group-${branchColour(branch)}`, { x: left - r, y: top - r, width: right - left + 2 * r, height: bottom - top + 2 * r, rx: r });
  });
}
