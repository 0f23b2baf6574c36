// The head of a panel: caption, title, and the way to close it.
import { clearSolution } from "./commands.js";
import { el } from "./dom.js";
import { t } from "./i18n/index.js";
import { icon } from "./icons.js";
import { state, update } from "./state.js";

/** @param {string} caption @param {string} title */
export const heading = (caption, title) => [
  el("div.panel-head", {}, el("p.caption", {}, caption), el("button.tool.close.square", { type: "button", "aria-label": t("close"), onclick: closePanel }, icon("close"))),
  el("h2.title", {}, title),
];

/** Back to the panel at rest. What Solve wrote goes with its panel: two solutions say nothing without it. */
export function closePanel() {
  if (state().position.solved?.other) clearSolution();
  else update({ panel: null, note: null, wrong: [] });
}
