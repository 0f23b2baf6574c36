// Short wordings shared by panels, actions and the status line.
import { cellName } from "./grid.js";
import { t } from "./i18n/index.js";

/** @param {number} rating */
export const rated = (rating) => `SE ${rating.toFixed(1)}`;

/** What a step does, in a few signs: "r1c7 = 4", "r5c9 ≠ 1", "3 removals". @param {import("../dist/index.js").Step} step */
export function effectWords({ placements, eliminations }) {
  if (placements.length) return placements.map(({ cell, digit }) => `${cellName(cell)} = ${digit}`).join(t("list.comma"));
  if (eliminations.length === 1) return `${cellName(eliminations[0].cell)} ≠ ${eliminations[0].digit}`;
  return t("path.removals", { n: eliminations.length });
}

/** @param {import("../dist/index.js").Step} step */
export function applyWords(step) {
  const [place] = step.placements;
  if (place) return t("action.place", { digit: String(place.digit), cell: cellName(place.cell) });
  return step.eliminations.length === 1 ? t("action.applyOne", { effect: effectWords(step) }) : t("action.apply", { n: step.eliminations.length });
}
