// The panel at rest: what kind of puzzle this is, in a few facts.
import { el } from "../dom.js";
import { EMPTY, filled } from "../grid.js";
import { t } from "../i18n/index.js";
import { placed, puzzle } from "../position.js";
import { facts } from "./facts.js";

/** @param {import("../state.js").State} state @returns {import("../panel.js").PanelView} */
export function restPanel({ position, answer }) {
  const draft = position.givens === EMPTY;
  const known = answer?.puzzle === puzzle(position) ? answer.status : "asking";
  const title = t(position.solved ? "rest.solved" : `rest.${known}`);
  /** @type {[string, number][]} */
  const rows = draft
    ? [[t("fact.typed"), filled(position.digits)]]
    : [[t("fact.givens"), filled(position.givens)], [t("fact.placed"), placed(position)]];
  rows.push([t("fact.left"), 81 - filled(position.digits)]);
  const body = [el("p.sentence", {}, t(draft ? "rest.draft" : `rest.${known}.about`)), facts(rows)];
  return { kind: "rest", title, head: [el("p.caption", {}, t("rest.caption")), el("h2.title", {}, title)], body };
}
