// The panel of a board without a solution: why, who wrote it, whether the givens alone are sound.
import { select } from "../commands.js";
import { el } from "../dom.js";
import { cellName } from "../grid.js";
import { houseName, t } from "../i18n/index.js";
import { statusShape } from "../icons.js";
import { heading } from "../panel-head.js";
import { isGiven } from "../position.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {ReturnType<typeof import("../view.js").reasons>[number]} Reason */

const LISTED = 4;

/** @param {State} state @param {import("../state.js").Panel} panel @returns {import("../panel.js").PanelView} */
export function nonePanel(state, panel) {
  const reasons = /** @type {Reason[]} */ (panel.reasons);
  const title = t(panel.givens ? "none.title" : "none.titleGivens");
  const sentence = [whatHappened(state, reasons), panel.givens ? t(`none.givens.${panel.givens}`) : ""].filter(Boolean).join(t("list.sentence"));
  const rows = reasons.filter(({ kind }) => kind !== "deep").slice(0, LISTED).map((reason) => row(state, reason));
  const more = reasons.length > LISTED ? [el("p.more", {}, t("none.more", { n: reasons.length - LISTED }))] : [];
  return { kind: "none", title, head: heading(t("none.caption"), title), body: [el("p.sentence", {}, sentence), el("ul.reasons", {}, rows), ...more] };
}

/** @param {State} state @param {Reason[]} reasons */
function whatHappened({ position }, reasons) {
  const [first] = reasons;
  if (first.kind === "deep") return t("none.deepSentence");
  if (first.kind !== "clash") return t("none.stuck");
  const own = [...new Set(reasons.flatMap(({ cells }) => cells))].filter((cell) => !isGiven(position, cell));
  if (own.length === 0) return t("none.givensClash");
  if (own.length > 1) return t("none.yoursClash");
  const others = new Set(reasons.flatMap(({ cells }) => cells)).size - 1;
  return t("none.yoursRepeats", { digit: position.digits[own[0]], cell: cellName(own[0]), count: t(`number.${Math.min(others, 9)}`), n: others });
}

/** @param {State} state @param {Reason} reason */
function row(state, reason) {
  const show = el("button.tool", { type: "button", "aria-label": `${t("show")}: ${reasonTitle(reason)}`, onclick: () => select(reason.cells) }, t("show"));
  return el("li.reason", {}, statusShape("none"), el("div", {}, el("b", {}, reasonTitle(reason)), el("small", {}, reasonDetail(state, reason))), show);
}

/** @param {Reason} reason */
function reasonTitle({ kind, digit, cells, house }) {
  if (kind === "cell") return t("none.cellTitle", { cell: cellName(cells[0]) });
  const params = { digit: String(digit), house: houseName(/** @type {any} */ (house)), count: t(`number.${Math.min(cells.length, 9)}`) };
  return t(kind === "clash" ? "none.clashTitle" : "none.digitTitle", params);
}

/** @param {State} state @param {Reason} reason */
function reasonDetail({ position }, { kind, cells }) {
  if (kind === "cell") return t("none.cellDetail");
  if (kind === "digit") return t("none.digitDetail");
  return cells.map((cell) => t(isGiven(position, cell) ? "none.given" : "none.yours", { cell: cellName(cell) })).join(t("list.comma"));
}
