// The board in the page: an ARIA grid of 81 cells between two SVG layers, redrawn from the state.
import { drawCell } from "./cell.js";
import { byId, el, set, svg } from "./dom.js";
import { cellRect, cellSide, inset } from "./geometry.js";
import { CELLS, DIGITS, column, row } from "./grid.js";
import { drawGround, drawTop } from "./ground.js";
import { t } from "./i18n/index.js";
import { cellLabel } from "./speech.js";
import { boardView } from "./view.js";

/** @typedef {import("./state.js").State} State */

/** @type {HTMLElement[]} */
let tds = [];
const ground = svg("svg", { "aria-hidden": "true" });
const top = svg("svg", { "aria-hidden": "true" });

export function createBoard() {
  tds = CELLS.map((cell) => el("td", { role: "gridcell", "data-cell": cell, "aria-colindex": column(cell) + 1, tabindex: -1 }, el("span.unseen")));
  const rows = DIGITS.map((r) => el("tr", { role: "row", "aria-rowindex": r }, tds.filter((_, cell) => row(cell) === r - 1)));
  const table = el("table", { id: "cells", role: "grid", "aria-rowcount": 9, "aria-colcount": 9, "aria-multiselectable": "true" }, el("tbody", { role: "rowgroup" }, rows));
  byId("board").append(ground, table, top);
  for (const [side, letter] of [["top", "c"], ["left", "r"]])
    document.querySelector(`.names.${side}`)?.append(...DIGITS.map((i) => el("span", {}, el("span.long", {}, letter), i)));
}

/** @param {State} state */
export function renderBoard(state) {
  const view = boardView(state);
  const c = cellSide();
  for (const cell of CELLS) {
    const here = view.cells[cell];
    name(tds[cell], cellLabel(cell, here));
    drawCell(tds[cell], here, state.settings.marks, c);
    set(tds[cell], {
      tabindex: cell === state.cells.at(-1) ? 0 : -1,
      "aria-selected": String(here.selected),
      "aria-readonly": String(here.hand === "given"),
      "aria-invalid": here.clash || here.wrong || here.dead ? "true" : null,
    });
  }
  set(byId("cells"), { "aria-label": t("board.label") });
  for (const layer of [ground, top]) set(layer, { viewBox: `0 0 ${9 * c} ${9 * c}`, width: 9 * c, height: 9 * c });
  ground.replaceChildren(...drawGround(view, c));
  top.replaceChildren(...drawTop(view, c, state.dropping));
}

/** The name is content, not a label: the signs beside it are for the eye alone. @param {HTMLElement} td @param {string} label */
function name(td, label) {
  const node = /** @type {Element} */ (td.firstElementChild);
  if (node.textContent !== label) node.textContent = label;
}

/** Rings a cell for a second. @param {number} cell */
export function pulse(cell) {
  for (const old of top.querySelectorAll(".pulse")) old.remove();
  const ring = svg("rect.pulse", { ...inset(cellRect(cell, cellSide()), 2), rx: 2 });
  top.append(ring);
  setTimeout(() => ring.remove(), 1000);
}

/** Puts the focus on the cursor's cell. @param {State} state */
export const focusCursor = (state) => tds[state.cells.at(-1) ?? 40].focus({ preventScroll: true });

export const boardHasFocus = () => byId("cells").contains(document.activeElement);
