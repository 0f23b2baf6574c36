// The package's functions. Lines of 81 characters take the exchange; every other text goes through the parser.

import {
  hintOptions,
  isTooLong,
  requireLimit,
  requireOneOf,
  requireShort,
  requireString,
  requireTextOrBytes,
} from "./arguments.js";
import { answerLines } from "./batch.js";
import { engine, exchangeFor, guarded, readOther, readSolution } from "./engine.js";

/** What the exchange answers for text that is no line. */
const UNREADABLE = 0xffff_ffff;
const MOST_COUNTED = 1_000_000_000;
const MOST_LISTED = 100_000;

/** @param {string} board */
export function is_valid(board) {
  requireString(board, "board");
  if (isTooLong(board)) return false;
  return guarded(board, () => {
    const answer = exchangeFor(board)?.is_valid() ?? UNREADABLE;
    return answer === UNREADABLE ? engine().is_valid(board) : answer === 1;
  });
}

/** @param {string} board */
export function solve(board) {
  requireText(board, "board");
  return guarded(board, () => {
    switch (exchangeFor(board)?.solve() ?? UNREADABLE) {
      case 0:
        return { status: "none", solution: null, other: null, conflicts: [] };
      case 1:
        return { status: "unique", solution: readSolution(), other: null, conflicts: [] };
      case 2:
        return { status: "multiple", solution: readSolution(), other: readOther(), conflicts: [] };
      case 3:
        return { status: "none", solution: null, other: null, conflicts: engine().conflicts(board) };
      default:
        return engine().solve(board);
    }
  });
}

/**
 * @param {string} board
 * @param {number} [limit]
 */
export function count(board, limit = 1000) {
  requireText(board, "board");
  requireLimit(limit, MOST_COUNTED);
  return guarded(board, () => {
    const answer = exchangeFor(board)?.count(limit) ?? UNREADABLE;
    return answer === UNREADABLE ? engine().count(board, limit) : answer;
  });
}

/**
 * @param {string} board
 * @param {number} [limit]
 */
export function solutions(board, limit = 10) {
  requireText(board, "board");
  requireLimit(limit, MOST_LISTED);
  return guarded(board, () => engine().solutions(board, limit));
}

/** @param {string | Uint8Array} boards */
export function batch(boards) {
  requireTextOrBytes(boards, "boards");
  return guarded("", () => answerLines(boards));
}

/** @param {string} text */
export function parse(text) {
  requireText(text, "text");
  return guarded(text, () => engine().parse(text));
}

/**
 * @param {string} board
 * @param {string} style
 */
export function format(board, style) {
  requireText(board, "board");
  requireString(style, "style");
  return guarded(board, () => {
    const text = engine().format(board, style);
    if (text === undefined) requireOneOf(style, "style", engine().styles());
    return /** @type {string} */ (text);
  });
}

/**
 * @param {string} board
 * @param {import("./types.js").HintOptions} [options]
 */
export function hint(board, options) {
  requireText(board, "board");
  const { givens, candidates, uniqueness, order, language } = hintOptions(options);
  return guarded(board, () => engine().hint(board, givens, candidates, uniqueness, order, language));
}

/**
 * @param {string} board
 * @param {import("./types.js").HintOptions} [options]
 */
export function explain(board, options) {
  requireText(board, "board");
  const { givens, candidates, uniqueness, order, language } = hintOptions(options);
  return guarded(board, () => engine().explain(board, givens, candidates, uniqueness, order, language));
}

/** @param {string} board */
export function rate(board) {
  requireText(board, "board");
  return guarded(board, () => engine().rate(board));
}

/** @param {import("./types.js").Language} [given] */
export function techniques(given) {
  const { language } = hintOptions({ language: given });
  return guarded("", () => engine().techniques(language));
}

/**
 * @param {unknown} value
 * @param {string} name
 */
function requireText(value, name) {
  requireString(value, name);
  requireShort(/** @type {string} */ (value));
}
