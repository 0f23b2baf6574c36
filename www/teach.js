// Hints and paths: asks the teacher, walks the levels and the steps, applies them.
import { answerTo } from "./answer.js";
import { busy, agrees, explainNone, stepsToSound } from "./commands.js";
import { teacher } from "./engine.js";
import { EMPTY, PEERS, bit, digitAt, filled, withDigit } from "./grid.js";
import { currentLanguage } from "./i18n/index.js";
import { applyStep, openCandidates, puzzle, putBack } from "./position.js";
import { move, state, update } from "./state.js";

/** @typedef {import("../dist/index.js").Step} Step */
/** @typedef {import("../dist/index.js").Trouble} Trouble */
/** @typedef {{ line: string, masks: number[] }} Shown a position as the solver sees it */

export const LEVELS = /** @type {const} */ (["nudge", "name", "reason"]);

/** Opens a hint, or goes one level on in the one that is open. */
export function hint() {
  const { panel, settings } = state();
  if (panel?.kind !== "hint") return openHint(settings.hintLevel);
  return showLevel(Math.min(panel.level + 1, 2));
}

/** @param {number} level */
export const showLevel = (level) => update({ panel: { .../** @type {any} */ (state().panel), level } });

/** @param {number | null} branch the one arm of a chain to show; null: all, or the first three */
export function showBranch(branch) {
  const { panel } = state();
  if (panel && panel.branch !== branch) update({ panel: { ...panel, branch } });
}

/** The hint being looked for: asked again meanwhile, it will tell more. @type {{ position: import("./position.js").Position, level: number } | null} */
let awaited = null;

/** @param {number} level */
export async function openHint(level) {
  const { position } = state();
  if (position.digits === EMPTY) return update({ note: { shape: "empty", key: "status.nothing" } });
  if (awaited?.position === position) return void (awaited.level = Math.min(awaited.level + 1, 2));
  const wanted = (awaited = { position, level });
  const masks = openCandidates(position);
  const found = /** @type {Step | Trouble | null | undefined} */ (await ask("busy.hint", "hint", masks));
  if (awaited === wanted) awaited = null;
  if (found === undefined || state().position !== position) return;
  if (found === null) return update({ note: null });
  if ("trouble" in found) return tell(found);
  const shown = { line: position.digits, masks };
  update({ panel: { kind: "hint", step: found, level: wanted.level, shown, branch: null }, wrong: [], note: null });
}

export async function openPath() {
  const { position } = state();
  if (position.digits === EMPTY) return update({ note: { shape: "empty", key: "status.nothing" } });
  const masks = openCandidates(position);
  const path = /** @type {import("../dist/index.js").Explanation | undefined} */ (await ask("busy.path", "explain", masks));
  if (!path || state().position !== position) return;
  if (path.trouble && path.steps.length === 0) return tell(path.trouble);
  if (path.steps.length === 0) return;
  const boards = walk({ line: position.digits, masks }, path.steps);
  update({ panel: { kind: "path", steps: path.steps, boards, at: 0, branch: null }, wrong: [], note: null });
}

/** @param {string} key @param {"hint" | "explain"} name @param {number[]} candidates */
function ask(key, name, candidates) {
  const { givens, digits } = state().position;
  const options = { givens: givens === EMPTY ? undefined : givens, candidates, language: currentLanguage() };
  return busy(key, () => teacher.call(name, digits, options));
}

/** The position before each step. @param {Shown} start @param {Step[]} steps @returns {Shown[]} */
function walk(start, steps) {
  const boards = [start];
  for (const { placements, eliminations } of steps) {
    let { line, masks } = boards[boards.length - 1];
    masks = [...masks];
    for (const { cell, digit } of placements) {
      line = withDigit(line, cell, digit);
      masks[cell] = 0;
      for (const peer of PEERS[cell]) masks[peer] &= ~bit(digit);
    }
    for (const { cell, digit } of eliminations) masks[cell] &= ~bit(digit);
    boards.push({ line, masks });
  }
  return boards;
}

/** Why there is no hint: what is wrong on the board comes first. @param {Trouble} trouble */
async function tell(trouble) {
  if (trouble.trouble === "no-solution") return explainNone();
  const { position } = state();
  if (trouble.entries.length) {
    const answer = await answerTo(puzzle(position));
    const wrong = trouble.entries.map((cell) => ({ cell, digit: digitAt(position.digits, cell) }));
    const back = answer.solution === null ? 0 : stepsToSound((line) => agrees(line, /** @type {string} */ (answer.solution)));
    return update({ wrong, panel: { kind: "wrong", back } });
  }
  update({ panel: { kind: "trouble", trouble, shown: { line: position.digits, masks: openCandidates(position) } } });
}

/** Does what the open hint says. */
export function applyHint() {
  const { panel, position } = state();
  if (panel?.kind === "hint") move(applyStep(position, panel.step));
}

/** Does what the open hint says and shows the next one as far. */
export function nextHint() {
  const { panel } = state();
  if (panel?.kind !== "hint") return;
  applyHint();
  if (filled(state().position.digits) < 81) openHint(panel.level);
}

/** Candidates that the solution needs come back. */
export function restoreCandidates() {
  const { panel, position } = state();
  if (panel?.kind === "trouble") move(putBack(position, panel.trouble.struck));
}

/** @param {number} at */
export function showStep(at) {
  const { panel } = state();
  if (panel?.kind !== "path") return;
  const to = Math.max(0, Math.min(at, panel.steps.length - 1));
  if (to !== panel.at) update({ panel: { ...panel, at: to, branch: null } });
}

/** Makes all steps before the shown one, as one move. */
export function playToHere() {
  const { panel, position } = state();
  if (panel?.kind !== "path") return;
  const steps = /** @type {Step[]} */ (panel.steps).slice(0, Math.max(panel.at, 1));
  move(steps.reduce(applyStep, position));
}

/** After a change of language the texts are asked for anew. */
export function retell() {
  const { panel } = state();
  if (panel?.kind === "hint") openHint(panel.level);
  else if (panel?.kind === "path") openPath();
}
