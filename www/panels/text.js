// A text in parts as elements: a shape before the words it belongs to, a button for each cell, an arrow for "then".
import { pulse } from "../board.js";
import { el, svg } from "../dom.js";
import { t } from "../i18n/index.js";
import { shapeIcon } from "../roles.js";

/** @typedef {import("../../dist/index.js").TextLine} TextLine */
/** @typedef {TextLine["parts"][number]} TextPart */

const SIGN = /^ [=≠] \d/;

/** @param {TextLine[]} lines @param {(branch: number | null) => void} [point] told which arm is pointed at */
export const textNodes = (lines, point) => lines.map((line) => lineNode(line, point));

/** @param {TextLine} line @param {((branch: number | null) => void) | undefined} point */
function lineNode({ head, parts }, point) {
  const words = groups(parts).flatMap(({ shape, members }) => {
    const nodes = withSigns(members.flatMap(partNodes));
    return shape ? [el("b.role", {}, glued(shapeIcon(shape), nodes))] : nodes;
  });
  if (!head) return el("p.sentence", {}, words);
  const branch = head.kind === "branch" ? head.branch : null;
  const events = point ? { onpointerenter: () => point(branch), onpointerleave: () => point(null), onfocusin: () => point(branch), onfocusout: () => point(null) } : {};
  return el("p.sentence.arm", events, shapeIcon(head), el("span", {}, words));
}

/** "r1c2" and the "= 3" behind it stay on one line. @param {(Node | string)[]} nodes */
function withSigns(nodes) {
  /** @type {(Node | string)[]} */
  const kept = [];
  nodes.forEach((node, i) => {
    const next = nodes[i + 1];
    const sign = node instanceof HTMLButtonElement && typeof next === "string" ? SIGN.exec(next) : null;
    if (sign) kept.push(el("span.glue", {}, node, sign[0]));
    else kept.push(typeof node === "string" && nodes[i - 1] instanceof HTMLButtonElement ? node.replace(SIGN, "") : node);
  });
  return kept;
}

/** A shape never stands alone at the end of a line: it holds on to the first word. @param {Node} shape @param {(Node | string)[]} nodes */
function glued(shape, [first, ...others]) {
  if (typeof first !== "string") return [el("span.glue", {}, shape, first), ...others];
  const end = first.search(/\s/);
  const word = end < 0 ? first : first.slice(0, end);
  return [el("span.glue", {}, shape, word), first.slice(word.length), ...others];
}

/** Parts of one shape that follow each other belong together. @param {TextPart[]} parts */
function groups(parts) {
  /** @type {{ shape: TextPart["shape"], members: TextPart[] }[]} */
  const found = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && JSON.stringify(last.shape) === JSON.stringify(part.shape)) last.members.push(part);
    else found.push({ shape: part.shape, members: [part] });
  }
  return found;
}

/** @param {TextPart} part */
function partNodes({ text, cell }) {
  if (cell !== null) return [el("button.cell-ref", { type: "button", onclick: () => pulse(cell) }, text)];
  return text.split("→").flatMap((piece, i) => (i === 0 ? [piece] : [arrow(), piece]));
}

const arrow = () =>
  el("span.then", {}, svg("svg", { viewBox: "0 0 18 10", width: 18, height: 10, "aria-hidden": "true" }, svg("path", { d: "M1 5h14M11.5 1.5 15.5 5l-4 3.5" })), el("span.unseen", {}, t("then")));
