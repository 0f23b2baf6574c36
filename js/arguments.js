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
    throw new TypeError(`${name} must be a string, not ${kindOf(value)}`);
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
    throw new TypeError(`${name} must be a string or a Uint8Array, not ${kindOf(value)}`);
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
  if (typeof limit !== "number") {
    throw new TypeError(`limit must be a number, not ${kindOf(limit)}`);
  }
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= most)) {
    throw new SudokuError({
      code: "option",
      message: `limit is ${limit}; it must be a whole number from 1 to ${most}.`,
      details: { option: "limit", value: String(limit), least: 1, most },
    });
  }
}

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : typeof value;
}
