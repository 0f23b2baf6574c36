// The panel of an empty board: examples from easy to hardest.
import { loadLine } from "../commands.js";
import { el } from "../dom.js";
import { EXAMPLES } from "../examples.js";
import { t } from "../i18n/index.js";

/** @returns {import("../panel.js").PanelView} */
export function examplesPanel() {
  const rows = EXAMPLES.map(({ id, line, rating }) =>
    el("li", {}, el("button.example", { type: "button", onclick: () => loadLine(line) }, el("span", {}, t(`example.${id}`)), el("small", {}, t(`example.${id}.about`)), el("span", {}, rating))),
  );
  return { kind: "examples", title: t("examples"), head: [el("h2.caption", {}, t("examples"))], body: [el("ul.examples", {}, rows)] };
}
