// The panel of a hint: three levels, and at the last the whole reason.
import { el, set, svg } from "../dom.js";
import { t } from "../i18n/index.js";
import { icon } from "../icons.js";
import { branchesOf } from "../overlay.js";
import { closePanel } from "../panel-head.js";
import { LEVELS, showBranch, showLevel } from "../teach.js";
import { rated } from "../words.js";
import { textNodes } from "./text.js";

const SHOWN_ARMS = 3;

/** @param {import("../state.js").State} state @param {import("../state.js").Panel} panel @returns {import("../panel.js").PanelView} */
export function hintPanel({ techniques }, panel) {
  const step = /** @type {import("../../dist/index.js").Step} */ (panel.step);
  const level = /** @type {number} */ (panel.level);
  const title = level === 0 ? t("action.hint") : step.name;
  const head = [
    el("div.panel-head", {}, levels(level), el("button.tool.close.square", { type: "button", "aria-label": t("close"), onclick: closePanel }, icon("close"))),
    ...(level === 0 ? [] : [el("div.headline", {}, el("h2.title", {}, step.name), el("span.rate", {}, rated(step.rating)))]),
  ];
  const body = level === 2 ? reason(step, panel.branch) : level === 1 ? named(techniques[step.technique]?.description ?? "") : textNodes(step.nudge);
  return { kind: "hint", title, head, body };
}

/** @param {string} description */
const named = (description) => [el("p.sentence", {}, description), el("p.effect.caption", {}, t("hint.pattern"))];

/** @param {number} level */
function levels(level) {
  const steps = LEVELS.map((name, i) => {
    const button = el("button", { type: "button", onclick: () => showLevel(i) }, el("i"), t(`hint.${name}`));
    set(button, { class: i <= level ? "reached" : null, "aria-current": i === level ? "step" : null });
    return el("li", {}, button);
  });
  return el("ol.levels", { "aria-label": t("hint.levels") }, steps);
}

/** @param {import("../../dist/index.js").Step} step @param {number | null} branch */
function reason(step, branch) {
  const count = branchesOf(step);
  const pager = count > SHOWN_ARMS ? [armPager(branch ?? 0, count)] : [];
  const key = step.links.length ? [lineKey()] : [];
  return [...textNodes(step.sentence, count > 1 ? showBranch : undefined), ...pager, ...key, el("div.effect", {}, textNodes(step.effect))];
}

/** More arms than can be told apart are shown one at a time. @param {number} branch @param {number} count */
function armPager(branch, count) {
  const go = (/** @type {number} */ by) => () => showBranch((branch + by + count) % count);
  return el("div.pager", {},
    el("button.tool", { type: "button", "aria-label": t("hint.previousArm"), onclick: go(-1) }, icon("left")),
    el("span", {}, t("hint.arm", { at: branch + 1, n: count })),
    el("button.tool", { type: "button", "aria-label": t("hint.nextArm"), onclick: go(1) }, icon("right")),
  );
}

const lineKey = () => el("p.line-key", {}, sample("", t("hint.makesTrue")), sample("4 3", t("hint.rulesOut")));

/** @param {string} dashes @param {string} text */
const sample = (dashes, text) =>
  el("span", {}, svg("svg", { viewBox: "0 0 34 10", width: 34, height: 10, "aria-hidden": "true" }, svg("path", { d: "M0 5h26", "stroke-dasharray": dashes || null }), svg("path.tip", { d: "M34 5l-9-4.5v9z" })), text);
