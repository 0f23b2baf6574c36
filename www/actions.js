// The row of actions. What it offers follows what the panel shows: play, a solution, a way out of a contradiction.
import * as commands from "./commands.js";
import { byId, el } from "./dom.js";
import { EMPTY, cellName, filled } from "./grid.js";
import { openNewMenu } from "./header.js";
import { t } from "./i18n/index.js";
import { icon } from "./icons.js";
import { copyText, pasteFromClipboard } from "./clipboard.js";
import { placed } from "./position.js";
import * as teach from "./teach.js";
import { applyWords, effectWords } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ id: string, label: string, run: (event: Event) => void, primary?: boolean, large?: boolean, off?: string, picture?: string }} Action a picture stands for its label */

let shown = "";

/** @param {State} state */
export function renderActions(state) {
  const actions = actionsFor(state);
  const signature = JSON.stringify(actions);
  const row = byId("actions");
  row.setAttribute("aria-label", t("actions.label"));
  if (signature === shown) return;
  shown = signature;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.action;
  const hadFocus = row.contains(document.activeElement);
  row.replaceChildren(...actions.flatMap(button));
  if (hadFocus) /** @type {HTMLElement} */ (row.querySelector(`[data-action="${focused}"]`) ?? row.firstElementChild)?.focus();
}

/** @param {Action} action */
function button({ id, label, run, primary, large, off, picture }) {
  const classes = ["button", primary && "primary", large && "large", picture && "narrow"].filter(Boolean).join(".");
  const reason = off ? el("span.unseen", { id: `off-${id}` }, off) : null;
  const props = { type: "button", "aria-label": picture ? label : null, "data-action": id, title: off ?? (picture ? label : null), "aria-disabled": off ? "true" : null, "aria-describedby": off ? `off-${id}` : null };
  const node = el(`button.${classes}`, { ...props, onclick: off ? () => {} : run }, picture ? icon(picture) : label);
  return reason ? [node, reason] : [node];
}

/** @param {State} state @returns {Action[]} */
function actionsFor(state) {
  const { position, panel, busy } = state;
  if (busy) return [{ id: "stop", label: t("action.stop"), run: commands.stop, primary: true }];
  if (position.solved) return solvedActions(position);
  if (panel?.kind === "none" || panel?.kind === "wrong") return wayOut(state, panel);
  if (panel?.kind === "hint") return hintActions(panel);
  if (panel?.kind === "path") return pathActions(panel);
  if (panel?.kind === "trouble") return troubleActions(panel);
  if (position.digits === EMPTY) return emptyActions();
  return playActions(state);
}

/** @returns {Action[]} */
const emptyActions = () => [
  { id: "paste", label: t("action.paste"), run: pasteFromClipboard, primary: true },
  { id: "new", label: t("action.new"), run: openNewMenu },
];

/** @param {import("./position.js").Position} position @returns {Action[]} */
function solvedActions({ solved }) {
  const lines = [solved?.first, solved?.other].filter(Boolean).join("\n");
  return [
    { id: "clear-solution", label: t("action.clearSolution"), run: commands.clearSolution, primary: true },
    { id: "copy", label: t(solved?.other ? "action.copyBoth" : "action.copy"), run: () => copyText(lines, "note.copied") },
  ];
}

/** @param {State} state @param {import("./state.js").Panel} panel @returns {Action[]} */
function wayOut({ position, wrong }, panel) {
  const cells = panel.kind === "wrong" ? wrong.map(({ cell }) => cell) : panel.clear;
  const back = /** @type {number} */ (panel.back);
  /** @type {Action[]} */
  const actions = [];
  if (cells.length) actions.push({ id: "clear", label: clearLabel(cells), run: () => commands.clearCells(cells), primary: true, large: true });
  if (back) actions.push({ id: "undo", label: t("action.undo", { n: back }), run: () => commands.undoSteps(back) });
  if (!cells.length && position.givens !== EMPTY) actions.push({ id: "free", label: t("action.free"), run: commands.freeGivens, primary: true });
  if (!actions.length) actions.push({ id: "new", label: t("action.new"), run: openNewMenu });
  return actions;
}

/** @param {number[]} cells */
const clearLabel = (cells) => (cells.length === 1 ? t("action.clearCell", { cell: cellName(cells[0]) }) : t("action.clearCells", { n: cells.length }));

/** @param {import("./state.js").Panel} panel @returns {Action[]} */
function hintActions({ step, level }) {
  const apply = { id: "apply", label: applyWords(step), run: teach.applyHint };
  if (level < 2) return [{ id: "hint", label: t("hint.on"), run: teach.hint, primary: true }];
  return [{ ...apply, primary: true, large: true }, { id: "next-hint", label: t("action.nextHint"), run: teach.nextHint }];
}

/** @param {import("./state.js").Panel} panel @returns {Action[]} */
function pathActions({ steps, at }) {
  return [
    { id: "previous", label: t("path.previous"), run: () => teach.showStep(at - 1), picture: "left", off: at === 0 ? t("path.first") : undefined },
    { id: "next", label: t("path.next"), run: () => teach.showStep(at + 1), picture: "right", off: at === steps.length - 1 ? t("path.last") : undefined },
    { id: "copy-path", label: t("action.copyPath"), run: () => copyText(pathText(steps), "note.copiedPath") },
    { id: "play", label: t("action.play"), run: teach.playToHere, primary: true },
  ];
}

/** @param {import("../dist/index.js").Step[]} steps */
const pathText = (steps) => steps.map((step, i) => `${i + 1}. ${step.name} (${step.rating.toFixed(1)}): ${effectWords(step)}\n${step.text}`).join("\n\n");

/** @param {import("./state.js").Panel} panel @returns {Action[]} */
function troubleActions({ trouble }) {
  if (trouble.struck.length) return [{ id: "put-back", label: t("action.putBack"), run: teach.restoreCandidates, primary: true }];
  return [{ id: "solve", label: t("action.solve"), run: commands.solve, primary: true }];
}

/** @param {State} state @returns {Action[]} */
function playActions({ position }) {
  const full = filled(position.digits) === 81 ? t("action.solve.off") : undefined;
  const hint = { id: "hint", label: t("action.hint"), run: teach.hint, primary: true, off: full };
  const solve = { id: "solve", label: t("action.solve"), run: commands.solve, off: full };
  if (position.givens === EMPTY) return [hint, { id: "fix", label: t("action.fix"), run: commands.fixGivens, large: true }, solve];
  const off = placed(position) === 0 ? t("action.check.off") : undefined;
  return [hint, { id: "check", label: t("action.check"), run: commands.check, off }, solve, { id: "path", label: t("action.path"), run: teach.openPath, off: full }];
}
