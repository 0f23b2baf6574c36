// Checks of what the caller hands in, before anything is copied.

import { SudokuError } from "./errors.js";

/** Longest text read as one board, in UTF-16 units: far more than any form of a board has. */
const LONGEST = 1_048_576;

/**
 * Throws unless `value` is a string.
 * @param {unknown} value
 * @param {string} name of the parameter
 */
export function requireString(value, name) {
  if (typeof value !== "string") {
    throw wrongType(name, "a string", value);
  }
}

/**
 * Throws unless `value` is text or bytes.
 * @param {unknown} value
 * @param {string} name of the parameter
 */
export function requireTextOrBytes(value, name) {
  // By its tag, not its class: the class of another realm (an iframe, Jest) is another one.
  if (typeof value !== "string" && Object.prototype.toString.call(value) !== "[object Uint8Array]") {
    throw wrongType(name, "a string or a Uint8Array", value);
  }
}

/**
 * Whether `text` is too long to be a board.
 * @param {string} text
 */
export function isTooLong(text) {
  return text.length > LONGEST;
}

/**
 * Throws where `text` is too long to be a board.
 * @param {string} text
 */
export function requireShort(text) {
  if (isTooLong(text)) {
    throw new SudokuError({
      code: "too-long",
      message: `The text has ${text.length} characters; at most ${LONGEST} are read as one board.`,
      details: { length: text.length, longest: LONGEST },
    });
  }
}

/**
 * Throws unless `limit` is a whole number from 1 to `most`.
 * @param {unknown} limit
 * @param {number} most
 */
export function requireLimit(limit, most) {
  if (typeof limit !== "number") throw wrongType("limit", "a number", limit);
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= most)) {
    throw new SudokuError({
      code: "option",
      message: `limit is ${limit}; it must be a whole number from 1 to ${most}.`,
      details: { option: "limit", value: String(limit), least: 1, most },
    });
  }
}

/**
 * Throws unless `value` is one of `allowed`.
 * @param {unknown} value
 * @param {string} name of the parameter
 * @param {string[]} allowed
 */
export function requireOneOf(value, name, allowed) {
  requireString(value, name);
  if (!allowed.includes(/** @type {string} */ (value))) {
    const shown = String(value).slice(0, 40);
    throw new SudokuError({
      code: "option",
      message: `${name} is ${JSON.stringify(shown)}; it must be one of ${allowed.join(", ")}.`,
      details: { option: name, value: shown, allowed: allowed.join(", ") },
    });
  }
}

/**
 * The options of a hint with what is not given filled in; throws where one is out of range.
 * @param {unknown} options
 */
export function hintOptions(options = {}) {
  if (typeof options !== "object" || options === null) throw wrongType("options", "an object", options);
  const { givens, candidates, uniqueness = true, order = "easiest", language = "en" } =
    /** @type {import("./types.js").HintOptions} */ (options);
  if (givens !== undefined) {
    requireString(givens, "givens");
    requireShort(givens);
  }
  if (typeof uniqueness !== "boolean") throw wrongType("uniqueness", "a boolean", uniqueness);
  requireOneOf(order, "order", ["easiest", "explainer"]);
  requireOneOf(language, "language", ["en", "zh"]);
  return { givens, candidates: candidates && masksOf(candidates), uniqueness, order, language };
}

/** @param {unknown} candidates */
function masksOf(candidates) {
  if (!Array.isArray(candidates)) throw wrongType("candidates", "an array", candidates);
  const isMask = (/** @type {unknown} */ mask) => Number.isInteger(mask) && Number(mask) >= 0 && Number(mask) < 512;
  if (candidates.length !== 81 || !Array.from(candidates).every(isMask)) {
    throw new SudokuError({
      code: "option",
      message: "candidates must hold 81 whole numbers from 0 to 511.",
      details: { option: "candidates", length: candidates.length },
    });
  }
  return Uint16Array.from(candidates);
}

/**
 * @param {string} name
 * @param {string} due
 * @param {unknown} value
 */
function wrongType(name, due, value) {
  return new TypeError(`${name} must be ${due}, not ${kindOf(value)}`);
}

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : typeof value;
}
