// The SVG layers: fills, lines and outlines under the digits; strikes, flags and rings over them.
import { svg } from "./dom.js";
import { cellRect, corner, houseRect, inset, middle } from "./geometry.js";
import { CELLS } from "./grid.js";
import { drawEffect, drawEvidence, drawTints } from "./overlay.js";

/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */

/** Under the digits, in paint order. @param {BoardView} view @param {number} c */
export function drawGround({ cells, clashHouses, overlay }, c) {
  return [
    svg("rect.paper", { width: 9 * c, height: 9 * c }),
    ...(overlay ? drawTints(overlay, c) : []),
    ...each(cells, (cell) => cell.peer, (cell) => svg("rect.fill-peer", cellRect(cell, c))),
    ...each(cells, (cell) => cell.same && !cell.clash, (cell) => svg("rect.fill-same", { ...inset(cellRect(cell, c), 0.09 * c), rx: 0.13 * c })),
    ...each(cells, (cell) => cell.other > 0, (cell) => twoSolutions(cell, c)),
    ...each(cells, (cell) => cell.selected && !overlay && !cell.clash && !cell.dead && !cell.other, (cell) => svg("rect.fill-sel", cellRect(cell, c))),
    ...each(cells, (cell) => cell.clash || cell.dead, (cell) => svg("rect.fill-clash", cellRect(cell, c))),
    lines(c),
    ...(overlay ? drawEvidence(overlay, c) : []),
    ...clashHouses.map((house) => svg("rect.clash-house", { ...inset(houseRect(house, c), 2.5), rx: 0.12 * c })),
  ];
}

/** Over the digits. @param {BoardView} view @param {number} c @param {boolean} dropping */
export function drawTop({ cells, overlay }, c, dropping) {
  return [
    ...(overlay ? drawEffect(overlay, c) : []),
    ...each(cells, (cell) => cell.wrong && !cell.clash, (cell) => wavy(cell, c)),
    ...each(cells, (cell) => cell.dead, (cell) => slashed(cell, c)),
    ...each(cells, (cell) => cell.clash, (cell) => svg("rect.clash-outline", inset(cellRect(cell, c), 1))),
    ...each(cells, (cell) => cell.clash || cell.dead, (cell) => flag(cell, c)),
    svg("g.selection", {}, each(cells, (cell) => cell.selected, (cell) => svg("rect.ring", { ...inset(cellRect(cell, c), 2), rx: 2 }))),
    ...(dropping ? [svg("rect.drop-frame", { x: 1, y: 1, width: 9 * c - 2, height: 9 * c - 2 })] : []),
  ];
}

/**
 * @param {CellView[]} cells
 * @param {(cell: CellView) => boolean} wanted
 * @param {(cell: number) => SVGElement} draw
 */
const each = (cells, wanted, draw) => CELLS.filter((cell) => wanted(cells[cell])).map(draw);

/** Cell lines, box lines, frame, centred on the cell edges. @param {number} c */
function lines(c) {
  const at = [1, 2, 4, 5, 7, 8].map((i) => i * c);
  const path = at.map((x) => `M${x} 0V${9 * c}M0 ${x}H${9 * c}`).join("");
  const boxes = [0, 3, 6, 9].map((i) => `M${i * c} -1V${9 * c + 1}M-1 ${i * c}H${9 * c + 1}`).join("");
  return svg("g", {}, svg("path.cell-line", { d: path }), svg("path.box-line", { d: boxes }));
}

/** @param {number} cell @param {number} c */
function twoSolutions(cell, c) {
  const { x, y } = corner(cell, c);
  return svg("g", {},
    svg("path.fill-a", { d: `M${x} ${y}h${c}L${x} ${y + c}z` }),
    svg("path.fill-b", { d: `M${x + c} ${y}v${c}h${-c}z` }),
    svg("path.hairline", { d: `M${x + c} ${y}L${x} ${y + c}` }),
  );
}

/** @param {number} cell @param {number} c */
function flag(cell, c) {
  const { x, y } = corner(cell, c);
  return svg("path.flag", { d: `M${x + 0.76 * c} ${y}H${x + c}V${y + 0.24 * c}z` });
}

/** @param {number} cell @param {number} c */
function slashed(cell, c) {
  const { x, y } = middle(cell, c);
  const r = 0.17 * c;
  return svg("g.slashed", {}, svg("circle", { cx: x, cy: y, r }), svg("path", { d: `M${x - 1.25 * r} ${y + 1.25 * r}L${x + 1.25 * r} ${y - 1.25 * r}` }));
}

/** @param {number} cell @param {number} c */
function wavy(cell, c) {
  const { x, y } = middle(cell, c);
  const step = 0.09 * c;
  return svg("path.wavy", { d: `M${x - 2 * step} ${y + 0.38 * c}q${step / 2} ${-step / 1.2} ${step} 0t${step} 0t${step} 0t${step} 0` });
}
