// The panel of the whole path: a profile of ratings, the list of steps, the sentence of the one on the board.
import { el, svg } from "../dom.js";
import { t } from "../i18n/index.js";
import { icon } from "../icons.js";
import { closePanel } from "../panel-head.js";
import { showBranch, showStep } from "../teach.js";
import { effectWords } from "../words.js";
import { textNodes } from "./text.js";

/** @typedef {import("../../dist/index.js").Step} Step */

const JOINED = 120;
const WIDTH = 368;
const HEIGHT = 76;

/** @param {import("../state.js").Panel} panel @returns {import("../panel.js").PanelView} */
export function pathPanel(panel) {
  const steps = /** @type {Step[]} */ (panel.steps);
  const head = [
    el("div.panel-head", {},
      el("h2.title", {}, t("action.path")),
      el("span.count", {}, t("path.count", { n: steps.length })),
      el("button.tool.close.square", { type: "button", "aria-label": t("close"), onclick: closePanel }, icon("close")),
    ),
    profile(steps, panel.at),
  ];
  return { kind: "path", title: t("action.path"), head, body: [list(steps, panel.at)] };
}

/** One bar a step, its height the rating; over 120 steps bars are joined to their maximum. @param {Step[]} steps @param {number} at */
function profile(steps, at) {
  const per = Math.ceil(steps.length / JOINED);
  const ratings = Array.from({ length: Math.ceil(steps.length / per) }, (_, i) => Math.max(...steps.slice(i * per, (i + 1) * per).map(({ rating }) => rating)));
  const most = Math.max(6, ...ratings) + 0.4;
  const slot = WIDTH / ratings.length;
  const y = (/** @type {number} */ rating) => HEIGHT - (rating / most) * HEIGHT;
  const lines = [2, 4, 6, 8, 10].filter((rating) => rating < most).map((rating) => svg("g", {},
    svg("path.guide", { d: `M0 ${y(rating)}H${WIDTH}` }),
    svg("text", { x: WIDTH, y: y(rating) - 3, "text-anchor": "end" }, rating),
  ));
  const current = Math.floor(at / per);
  const bars = ratings.map((rating, i) => svg(i === current ? "rect.bar.current" : "rect.bar", { x: (i + 0.12) * slot, y: y(rating), width: 0.76 * slot, height: HEIGHT - y(rating), rx: Math.min(1.5, slot / 6) }));
  const x = (current + 0.5) * slot;
  return svg("svg.profile", { viewBox: `0 -2 ${WIDTH} ${HEIGHT + 14}`, "aria-hidden": "true" }, lines, bars,
    svg("path.axis", { d: `M0 ${HEIGHT}H${WIDTH}` }),
    svg("path.pointer", { d: `M${x} ${HEIGHT + 3}l5 7h-10z` }),
  );
}

/** @param {Step[]} steps @param {number} at */
function list(steps, at) {
  const rows = steps.map((step, i) => row(step, i, i === at));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: steps.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    showStep(to);
  };
  return el("ol.steps", { onkeydown: keys, "aria-label": t("action.path") }, rows);
}

/** @param {Step} step @param {number} i @param {boolean} current */
function row(step, i, current) {
  const button = el("button.step", { type: "button", tabindex: current ? 0 : -1, "aria-current": current ? "step" : null, onclick: () => showStep(i) },
    el("span.number", {}, i + 1), el("span.name", {}, step.name), el("small", {}, effectWords(step)), el("span.rating", {}, step.rating.toFixed(1)));
  return el(current ? "li.current" : "li", {}, button, current ? el("div.why", {}, textNodes(step.sentence, showBranch)) : null);
}
