// The status line: one sentence that is always true, and one fact at its right.
import { clashes } from "./clashes.js";
import { byId, el } from "./dom.js";
import { EMPTY, cellName, filled } from "./grid.js";
import { has, houseName, t } from "./i18n/index.js";
import { statusShape } from "./icons.js";
import { layout } from "./layout.js";
import { placed, puzzle } from "./position.js";
import { reasons } from "./view.js";
import { rated } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{ shape: string, text: string, fact?: string, long?: boolean }} Line a long fact is left out on phones; lead and rest of the text stand around "|" */

let shown = "";

/** @param {State} state */
export function renderStatus(state) {
  const { shape, text, fact = "", long = false } = statusLine(state);
  const signature = [shape, text, fact].join("\n");
  if (signature === shown) return;
  shown = signature;
  const [lead, rest] = text.split("|");
  byId("status").replaceChildren(statusShape(shape), el("p", {}, el("b", {}, lead), rest ? ` ${rest}` : ""), el(long ? "span.fact.long" : "span.fact", {}, fact));
}

/** @param {State} state @returns {Line} */
export function statusLine(state) {
  const { position, busy, note, dropping } = state;
  if (dropping) return { shape: "note", text: t("status.drop") };
  if (busy) return { shape: "busy", text: t(busy) };
  if (note && !(note.key === "read.done" && isNone(state))) return noteLine(note);
  if (position.digits === EMPTY) return { shape: "empty", text: t("status.empty") };
  const found = clashes(position.digits);
  if (found.length) return noneLine(position.digits, state);
  if (state.panel?.kind === "none") return noneLine(position.digits, state);
  if (state.panel?.kind === "path") return { shape: "note", text: t("path.status", { at: state.panel.at + 1, n: state.panel.steps.length }) };
  if (state.wrong.length) return { shape: "none", text: t("check.wrong", { n: state.wrong.length }), fact: progress(state) };
  if (filled(position.digits) === 81) return { shape: "one", text: t("status.solved") };
  if (position.solved?.other) return { shape: "several", text: t("status.two"), fact: t("status.differ", { n: differing(position.solved) }) };
  return answerLine(state);
}

/** That a text was read is said only of boards that can be solved. @param {State} state */
const isNone = ({ position, answer }) => clashes(position.digits).length > 0 || (answer?.puzzle === puzzle(position) && answer.status === "none");

/** @param {State} state @returns {Line} */
function answerLine(state) {
  const { answer, dead, position } = state;
  const fact = progress(state);
  if (dead) return { shape: "unread", text: t("status.dead"), fact };
  if (answer?.puzzle !== puzzle(position)) return { shape: "note", text: t("status.asking"), fact };
  if (answer.status === "unique") return { shape: "one", text: t("status.one"), fact: isPhone() ? (ratingFact(state) ?? fact) : fact };
  if (answer.status === "multiple") return { shape: "several", text: t("status.several"), fact };
  return noneLine(puzzle(position), state);
}

/** @param {string} line @param {State} state @returns {Line} */
function noneLine(line, state) {
  const { position, answer } = state;
  const fine = position.givens !== EMPTY && position.givens !== position.digits && answer?.puzzle === position.givens && answer.status === "unique";
  return { shape: "none", text: `${t("status.none")}|${noneReason(line)}`, fact: fine ? t("status.givensFine") : progress(state), long: fine };
}

const isPhone = () => !["wide", "tablet"].includes(layout());

/** @param {State} state */
function ratingFact({ rating, position }) {
  return rating?.puzzle === puzzle(position) ? `${rated(rating.er)} · ${t(`level.${rating.level}`)}` : null;
}

/** @param {string} line */
function noneReason(line) {
  const [first, ...others] = reasons(line);
  if (first.kind === "clash") return clashReason([first, ...others]);
  if (first.kind === "cell") return t("none.cell", { cell: cellName(first.cells[0]) });
  if (first.kind === "digit") return t("none.digit", { digit: String(first.digit), house: houseName(/** @type {any} */ (first.house)) });
  return t("none.deep");
}

/** @param {ReturnType<typeof reasons>} found */
function clashReason(found) {
  const items = found.slice(0, 2).map(({ digit, cells, house }, i) => {
    const same = i > 0 && digit === found[0].digit;
    const key = same ? "none.again" : "none.clash";
    return t(key, { count: t(`number.${Math.min(cells.length, 9)}`), digit: String(digit), house: houseName(/** @type {any} */ (house)) });
  });
  return items.join(t("list.comma")) + t("list.stop");
}

/** @param {State} state */
function progress({ position }) {
  if (position.givens === EMPTY) return t("status.digits", { n: filled(position.digits) });
  return t("status.placed", { done: placed(position), all: 81 - filled(position.givens) });
}

/** @param {{ first: string, other: string | null }} solved */
export const differing = ({ first, other }) => [...first].filter((digit, cell) => digit !== other?.[cell]).length;

/** @param {import("./state.js").Note} note @returns {Line} */
function noteLine({ shape, key, params = {} }) {
  if (key === "read.done") return { shape, text: t(key, { ...params, format: formatName(String(params.format)) }) };
  if (key === "read.failed") return { shape, text: `${unreadText(params)}|${t("read.unchanged")}` };
  return { shape, text: t(key, params.style ? { style: t(`style.${params.style}`) } : params) };
}

/** @param {string} format */
export const formatName = (format) => (has(`format.${format}`) ? t(`format.${format}`) : format);

/** What was wrong with a text: by the error's code and details. @param {Record<string, string | number>} params */
export function unreadText(params) {
  const variant = params.variant ? t(`variant.${params.variant}`) : "";
  return t(has(`error.${params.code}`) ? `error.${params.code}` : "error.other", { ...params, variant });
}
