// Keeps the engine's answer to the puzzle at hand in the state: one solution, several, none.
import { rater, solver } from "./engine.js";
import { EMPTY, filled } from "./grid.js";
import { currentLanguage } from "./i18n/index.js";
import { puzzle } from "./position.js";
import { state, subscribe, update } from "./state.js";

/** @typedef {import("./state.js").Answer} Answer */

const KEPT = 64;

/** @type {Map<string, Promise<Answer>>} */
const asked = new Map();

/** The engine's answer to any board. Asked once. @param {string} line @returns {Promise<Answer>} */
export function answerTo(line) {
  const known = asked.get(line);
  if (known) return known;
  const answer = solver.call("solve", line).then(({ status, solution, other }) => ({ puzzle: line, status, solution, other }));
  asked.set(line, answer);
  answer.catch(() => asked.delete(line));
  if (asked.size > KEPT) asked.delete(/** @type {string} */ (asked.keys().next().value));
  return answer;
}

export const keepAnswer = () => subscribe(({ position }, before) => {
  if (puzzle(position) !== puzzle(before.position)) refresh();
});

export async function refresh() {
  const line = puzzle(state().position);
  if (line === EMPTY) return update({ answer: null });
  try {
    const answer = await answerTo(line);
    if (puzzle(state().position) === line) update({ answer });
    if (answer.status === "unique" && state().position.givens !== EMPTY && filled(line) < 81) rate(line);
  } catch (error) {
    const { code, message } = /** @type {import("./engine.js").EngineError} */ (error);
    if (code === "worker" || code === "unsupported") update({ dead: message });
  }
}

/** Names and descriptions of the techniques in the page's language. */
export async function learnTechniques() {
  const list = /** @type {import("../dist/index.js").TechniqueInfo[]} */ (await solver.call("techniques", currentLanguage()).catch(() => []));
  update({ techniques: Object.fromEntries(list.map((technique) => [technique.id, technique])) });
}

let rating = "";

/** Rates a puzzle in the background; a new one stops the one before. @param {string} line */
async function rate(line) {
  if (rating === line || state().rating?.puzzle === line) return;
  rater.abort();
  rating = line;
  try {
    const rated = await rater.call("rate", line);
    if (puzzle(state().position) === line) update({ rating: { puzzle: line, ...rated } });
  } catch {
    // Stopped by the next puzzle, or no worker: the status line tells the latter.
  }
  if (rating === line) rating = "";
}
