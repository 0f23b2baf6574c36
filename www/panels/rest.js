// The panel at rest: what kind of puzzle this is, in a few facts.
import { el } from "../dom.js";
import { EMPTY, filled } from "../grid.js";
import { t } from "../i18n/index.js";
import { placed, puzzle } from "../position.js";
import { rated } from "../words.js";
import { facts } from "./facts.js";
import { scale } from "./scale.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state @returns {import("../panel.js").PanelView} */
export function restPanel(state) {
  const { position, answer, rating } = state;
  if (rating?.puzzle === puzzle(position)) return ratingPanel(state, rating);

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

/** @param {State} state @param {import("../../dist/index.js").Rating} rating @returns {import("../panel.js").PanelView} */
function ratingPanel({ position, techniques }, { er, ep, ed, level, technique }) {
  const name = rated(er);
  const hardest = techniques[technique ?? ""]?.name ?? "";
  const rows = facts([
    [t("fact.givens"), filled(position.givens)],
    [t("fact.hardest"), hardest],
    [t("fact.firstStep"), ed.toFixed(1)],
    [t("fact.firstDigit"), ep.toFixed(1)],
  ]);
  const head = [el("p.caption", {}, t("rest.rating")), el("h2.rating-title", {}, name, el("small", {}, t(`level.${level}`)))];
  return { kind: "rest", title: name, head, body: [scale(er), rows] };
}
