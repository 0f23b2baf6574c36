// What a screen reader is told: the name of a cell, and answers to the R, K, B keys.
import { byId } from "./dom.js";
import { column, digitsOf, row } from "./grid.js";
import { houseName, t } from "./i18n/index.js";

/** @typedef {import("./view.js").CellView} CellView */

/** @param {number} cell */
export const spokenCell = (cell) => t("cell.name", { row: row(cell) + 1, column: column(cell) + 1 });

/** @param {number} cell @param {CellView} view */
export const cellLabel = (cell, view) => [spokenCell(cell), ...content(view), ...faults(view)].join(t("list.comma"));

/** @param {CellView} view */
function content({ digit, hand, other, corner, centre, placed, solver }) {
  if (placed) return [String(digit), t("cell.placed")];
  if (other) return [t("cell.two", { first: digit, second: other })];
  if (digit) return [String(digit), t(`cell.${hand}`)];
  if (solver) return [t("cell.candidates", { digits: solver.map((mark) => mark.digit).join(" ") }), ...struckOf(solver)];
  const marks = [];
  if (corner) marks.push(t("cell.corner", { digits: digitsOf(corner).join(" ") }));
  if (centre) marks.push(t("cell.centre", { digits: digitsOf(centre).join(" ") }));
  return marks.length ? marks : [t("cell.empty")];
}

/** @param {{ digit: number, name: string }[]} solver */
function struckOf(solver) {
  const struck = solver.filter(({ name }) => name === "struck").map(({ digit }) => digit);
  return struck.length ? [t("cell.struck", { digits: struck.join(" ") })] : [];
}

/** @param {CellView} view */
const faults = ({ clash, dead, wrong }) => [clash && t("cell.clash"), dead && t("cell.dead"), wrong && t("cell.wrong")].filter((text) => text !== false);

/** Says it in the polite live region. @param {string} text */
export const say = (text) => {
  byId("speech").textContent = text;
};

/** @param {import("./grid.js").HouseCells} house @param {string} line */
export function sayHouse(house, line) {
  const cells = house.cells.map((cell) => (line[cell] === "." ? t("cell.blank") : line[cell]));
  say(houseName(house) + t("list.colon") + cells.join(" "));
}
