// The panel after a Check that found digits which do not fit: how many and where, never what belongs there.
import { el } from "../dom.js";
import { cellName } from "../grid.js";
import { t } from "../i18n/index.js";
import { heading } from "../panel-head.js";

/** @param {import("../state.js").State} state @returns {import("../panel.js").PanelView} */
export function wrongPanel({ wrong }) {
  const title = t("check.wrong", { n: wrong.length });
  const cells = wrong.map(({ cell }) => cellName(cell)).join(t("list.comma"));
  return { kind: "wrong", title, head: heading(t("action.check"), title), body: [el("p.sentence", {}, t("check.where", { n: wrong.length, cells }))] };
}
