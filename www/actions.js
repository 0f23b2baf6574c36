// The row of actions. What it offers follows what the panel shows: play, a solution, a way out of a contradiction.
import * as commands from "./commands.js";
import { byId, el } from "./dom.js";
import { EMPTY, cellName, filled } from "./grid.js";
import { t } from "./i18n/index.js";
import { openNewMenu } from "./header.js";
import { copyText, pasteFromClipboard } from "./clipboard.js";
import { placed } from "./position.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ id: string, label: string, run: (event: Event) => void, primary?: boolean, large?: boolean, off?: string }} Action */

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
function button({ id, label, run, primary, large, off }) {
  const classes = ["button", primary && "primary", large && "large"].filter(Boolean).join(".");
  const reason = off ? el("span.unseen", { id: `off-${id}` }, off) : null;
  const props = { type: "button", "data-action": id, title: off, "aria-disabled": off ? "true" : null, "aria-describedby": off ? `off-${id}` : null };
  const node = el(`button.${classes}`, { ...props, onclick: off ? () => {} : run }, label);
  return reason ? [node, reason] : [node];
}

/** @param {State} state @returns {Action[]} */
function actionsFor(state) {
  const { position, panel, busy } = state;
  if (busy) return [{ id: "stop", label: t("action.stop"), run: commands.stop, primary: true }];
  if (position.solved) return solvedActions(position);
  if (panel?.kind === "none" || panel?.kind === "wrong") return wayOut(state, panel);
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

/** @param {State} state @returns {Action[]} */
function playActions({ position }) {
  const solve = { id: "solve", label: t("action.solve"), run: commands.solve, primary: true };
  if (position.givens === EMPTY) return [solve, { id: "fix", label: t("action.fix"), run: commands.fixGivens }];
  const full = filled(position.digits) === 81;
  const off = placed(position) === 0 ? t("action.check.off") : undefined;
  return [{ ...solve, off: full ? t("action.solve.off") : undefined }, { id: "check", label: t("action.check"), run: commands.check, off }];
}
