// Inferences as curved arrows, bent so that they miss solved cells, other nodes and each other.
import { svg } from "./dom.js";
import { CELLS, digitsOf } from "./grid.js";
import { middle, nodeRadius, place } from "./geometry.js";
import { branchColour } from "./roles.js";

/** @typedef {import("./overlay.js").Overlay} Overlay */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ from: Point, bend: Point, to: Point }} Curve */

const BENDS = [5, 10, 15, 20, 25].flatMap((percent) => [percent / 100, -percent / 100]);
const SAMPLES = 14;
const OUTSIDE = 1e6;
/** A net of more links than this can't be routed clear: it is drawn fast, with what rules out in the background. */
const CROWD = 60;

/**
 * @param {Overlay} overlay
 * @param {(branch: number) => boolean} drawn
 * @param {{ cell: number, digit: number }[]} nodes
 * @param {number} c
 */
export function drawLinks({ step, branch: chosen, line, masks }, drawn, nodes, c) {
  const around = {
    solved: CELLS.filter((cell) => line[cell] !== ".").map((cell) => middle(cell, c)),
    nodes: nodes.map(({ cell, digit }) => place(cell, digit, c)),
    candidates: CELLS.flatMap((cell) => (line[cell] === "." ? digitsOf(masks[cell]).map((digit) => place(cell, digit, c)) : [])),
    curves: /** @type {Point[]} */ ([]),
  };
  const links = step.links.filter(({ branch }) => drawn(branch));
  const crowded = links.length > CROWD;
  const halos = [];
  const curves = [];
  const heads = [];
  const seen = new Set();
  for (const link of links) {
    const id = JSON.stringify([link.from, link.to, branchColour(link.branch)]);
    if (seen.has(id)) continue;
    seen.add(id);
    const [start, end] = ends(link, c);
    if (start.x === end.x && start.y === end.y) continue;
    const curve = crowded ? gentlest(start, end, c) : route(start, end, around, c);
    if (!crowded) around.curves.push(...sample(curve));
    const d = `M${curve.from.x} ${curve.from.y}Q${curve.bend.x} ${curve.bend.y} ${curve.to.x} ${curve.to.y}`;
    const aside = (chosen !== null && chosen !== link.branch) || (crowded && !link.strong);
    const dim = aside ? " dim" : "";
    if (!crowded) halos.push(svg("path", { d, class: "halo" }));
    curves.push(svg("path", { d, class: `link-${branchColour(link.branch)}${link.strong ? "" : " weak"}${dim}` }));
    heads.push(svg("path", { d: head(curve, c), class: `head-${branchColour(link.branch)}${dim}` }));
  }
  return [...halos, ...curves, ...heads];
}

/** The nearest cells of the two nodes. @param {import("../dist/index.js").Link} link @param {number} c @returns {[Point, Point]} */
function ends({ from, to }, c) {
  const pairs = from.cells.flatMap((a) => to.cells.map((b) => /** @type {[Point, Point]} */ ([place(a, from.digit, c), place(b, to.digit, c)])));
  return pairs.reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
}

/** From edge to edge, by the cheapest of ten bends; straight within a cell. @param {Point} start @param {Point} end @param {{ solved: Point[], nodes: Point[], candidates: Point[], curves: Point[] }} around @param {number} c */
function route(start, end, around, c) {
  if (Math.floor(start.x / c) === Math.floor(end.x / c) && Math.floor(start.y / c) === Math.floor(end.y / c)) return curveOf(start, end, 0, c);
  const near = {
    ...around,
    nodes: around.nodes.filter((node) => distance(node, start) > 1 && distance(node, end) > 1),
    candidates: around.candidates.filter((node) => distance(node, start) > 1 && distance(node, end) > 1),
  };
  const curves = BENDS.map((bend) => ({ curve: curveOf(start, end, bend, c), bend }));
  const costs = curves.map(({ curve, bend }) => cost(curve, near, c) + 2 * Math.abs(bend));
  return curves[costs.indexOf(Math.min(...costs))].curve;
}

/** A slight bend that stays on the board. @param {Point} start @param {Point} end @param {number} c */
function gentlest(start, end, c) {
  const curve = curveOf(start, end, 0.08, c);
  const inside = sample(curve).every(({ x, y }) => x > 1 && y > 1 && x < 9 * c - 1 && y < 9 * c - 1);
  return inside ? curve : curveOf(start, end, -0.08, c);
}

/** @param {Curve} curve @param {{ solved: Point[], nodes: Point[], candidates: Point[], curves: Point[] }} around @param {number} c */
function cost(curve, { solved, nodes, candidates, curves }, c) {
  let sum = 0;
  for (const point of sample(curve)) {
    if (point.x < 1 || point.y < 1 || point.x > 9 * c - 1 || point.y > 9 * c - 1) sum += OUTSIDE;
    if (solved.some((other) => distance(point, other) < 0.27 * c)) sum += 8;
    if (nodes.some((other) => distance(point, other) < 0.16 * c)) sum += 5;
    if (candidates.some((other) => distance(point, other) < 0.1 * c)) sum += 1;
    if (curves.some((other) => distance(point, other) < 0.08 * c)) sum += 0.6;
  }
  return sum;
}

/** @param {Point} start @param {Point} end @param {number} bend share of the length @param {number} c @returns {Curve} */
function curveOf(start, end, bend, c) {
  const middleOf = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const control = { x: middleOf.x - 2 * bend * (end.y - start.y), y: middleOf.y + 2 * bend * (end.x - start.x) };
  const r = nodeRadius(c) + 1;
  return { from: towards(start, control, Math.min(r, distance(start, end) / 3)), bend: control, to: towards(end, control, Math.min(r + 1, distance(start, end) / 3)) };
}

/** @param {Curve} curve @returns {Point[]} */
const sample = ({ from, bend, to }) =>
  Array.from({ length: SAMPLES }, (_, i) => {
    const t = (i + 1) / (SAMPLES + 1);
    const blend = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ d) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * d;
    return { x: blend(from.x, bend.x, to.x), y: blend(from.y, bend.y, to.y) };
  });

/** @param {Curve} curve @param {number} c */
function head({ bend, to }, c) {
  const [long, wide] = c < 50 ? [6, 6] : [9, 9];
  const back = towards(to, bend, long);
  const [dx, dy] = [((to.y - back.y) / long) * (wide / 2), ((back.x - to.x) / long) * (wide / 2)];
  return `M${to.x} ${to.y}L${back.x + dx} ${back.y + dy}L${back.x - dx} ${back.y - dy}z`;
}

/** @param {Point} from @param {Point} to @param {number} by */
function towards(from, to, by) {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
