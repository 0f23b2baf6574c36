// The panel of a board with several solutions: two of them are on the board at once.
import { el, svg } from "../dom.js";
import { filled } from "../grid.js";
import { parts, t } from "../i18n/index.js";
import { heading } from "../panel-head.js";
import { differing } from "../status.js";
import { facts } from "./facts.js";

const TRIANGLES = { first: ["A", "M0 0h16L0 16z"], second: ["B", "M16 0v16H0z"] };

/** @param {import("../state.js").State} state @returns {import("../panel.js").PanelView} */
export function severalPanel({ position, panel }) {
  const sentence = parts("several.sentence").map((part) => (typeof part === "string" ? part : legend(part.name)));
  const counted = panel?.kind === "several" ? t(panel.exact ? "several.exact" : "several.least", { count: panel.count }) : "…";
  const solved = /** @type {{ first: string, other: string }} */ (position.solved);
  const rows = facts([
    [t("fact.givens"), filled(position.digits)],
    [t("fact.solutions"), counted],
    [t("fact.differ"), differing(solved)],
  ]);
  return { kind: "several", title: t("several.title"), head: heading(t("action.solve"), t("several.title")), body: [el("p.sentence", {}, ...sentence), rows] };
}

/** The shape that stands on the board, before the words it belongs to. @param {string} name */
function legend(name) {
  const [colour, d] = TRIANGLES[/** @type {keyof typeof TRIANGLES} */ (name)];
  return el("b.term", {}, svg("svg", { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true" }, svg(`path.mark-${colour}`, { d })), t(`several.${name}`));
}
