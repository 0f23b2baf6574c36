// The reading panel: picks what to read from the state, and on phones opens, folds and closes as a sheet.
import { byId, el, set } from "./dom.js";
import { EMPTY } from "./grid.js";
import { t } from "./i18n/index.js";
import { examplesPanel } from "./panels/examples.js";
import { hintPanel } from "./panels/hint.js";
import { nonePanel } from "./panels/none.js";
import { pathPanel } from "./panels/path.js";
import { restPanel } from "./panels/rest.js";
import { severalPanel } from "./panels/several.js";
import { troublePanel } from "./panels/trouble.js";
import { wrongPanel } from "./panels/wrong.js";
import { closePanel } from "./panel-head.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ kind: string, title: string, head: Node[], body: Node[] }} PanelView the sheet shows all but "rest" and "examples" */

const root = document.documentElement;
let shown = "";
let folded = false;

/** @param {State} state */
export function renderPanel(state) {
  const view = panelView(state);
  const signature = [view.kind, state.panel?.level, state.panel?.at, ...[...view.head, ...view.body].map((node) => node.textContent)].join("\n");
  if (signature !== shown) {
    if (!shown.startsWith(view.kind)) folded = false;
    shown = signature;
    draw(view);
  }
  root.dataset.panel = view.kind;
  root.dataset.sheet = ["rest", "examples"].includes(view.kind) ? "none" : folded ? "folded" : "open";
}

/** @param {PanelView} view */
function draw({ title, head, body }) {
  const panel = byId("panel");
  const before = panel.querySelector(".scroll")?.scrollTop ?? 0;
  const focused = panel.querySelector(":focus");
  const classOfFocus = focused?.className.split(" ")[0];
  set(panel, { "aria-label": title });
  const grab = el("button.grab", { type: "button", "aria-label": t("sheet.fold") });
  bindGrab(grab);
  panel.replaceChildren(grab, el("p.fold-title", { "aria-hidden": "true" }, title), ...head, el("div.scroll", {}, ...body));
  const scroll = /** @type {HTMLElement} */ (panel.querySelector(".scroll"));
  const current = scroll.querySelector("li.current");
  if (current) {
    scroll.scrollTop = before;
    keepInSight(scroll, current);
  }
  if (classOfFocus) /** @type {HTMLElement | null} */ (panel.querySelector(`.${classOfFocus}[aria-current]`) ?? panel.querySelector(`.${classOfFocus}`))?.focus({ preventScroll: true });
}

/** The current row and its sentence stay visible, with the row after them where there is room. @param {HTMLElement} scroll @param {Element} row */
function keepInSight(scroll, row) {
  const [box, at] = [scroll.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.top < box.top) scroll.scrollTop -= box.top - at.top + 36;
  else if (at.bottom > box.bottom - 44) scroll.scrollTop += Math.min(at.bottom - box.bottom + 44, at.top - box.top);
}

/** @param {State} state @returns {PanelView} */
function panelView(state) {
  const { position, panel } = state;
  if (panel?.kind === "none") return nonePanel(state, panel);
  if (panel?.kind === "wrong") return wrongPanel(state);
  if (panel?.kind === "hint") return hintPanel(state, panel);
  if (panel?.kind === "path") return pathPanel(panel);
  if (panel?.kind === "trouble") return troublePanel(panel);
  if (position.solved?.other) return severalPanel(state);
  return position.digits === EMPTY ? examplesPanel() : restPanel(state);
}

/** Tapping folds and unfolds; dragging down folds, and a folded sheet goes away. @param {HTMLElement} grab */
function bindGrab(grab) {
  let startY = 0;
  let dragged = false;
  const fold = (/** @type {boolean} */ to) => {
    folded = to;
    root.dataset.sheet = to ? "folded" : "open";
    set(grab, { "aria-expanded": String(!to) });
  };
  grab.addEventListener("pointerdown", (event) => {
    startY = event.clientY;
    dragged = false;
    grab.setPointerCapture(event.pointerId);
  });
  grab.addEventListener("pointermove", (event) => {
    if (dragged || !grab.hasPointerCapture(event.pointerId) || Math.abs(event.clientY - startY) < 24) return;
    dragged = true;
    if (event.clientY < startY) fold(false);
    else if (folded) closePanel();
    else fold(true);
  });
  grab.addEventListener("click", () => {
    if (!dragged) fold(!folded);
    dragged = false;
  });
}
