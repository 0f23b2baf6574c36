// The panel where no hint can be told: no technique goes further, or a candidate the solution needs is struck out.
import { t } from "../i18n/index.js";
import { heading } from "../panel-head.js";
import { textNodes } from "./text.js";

/** @param {import("../state.js").Panel} panel @returns {import("../panel.js").PanelView} */
export function troublePanel({ trouble }) {
  const title = t(`trouble.${trouble.trouble}`);
  return { kind: "trouble", title, head: heading(t("action.hint"), title), body: textNodes(trouble.sentence) };
}
