// The one error class of the package.

/** @import { SudokuErrorInit } from "./internal.js" */

/** Marks the class in each of the package's files, so that `instanceof` holds from one to another. */
const MARK = Symbol.for("ninewise.SudokuError");

/** Text that can't be read, an option out of range, or an engine that can't run here. `code` is stable. */
export class SudokuError extends Error {
  /** @param {SudokuErrorInit} init */
  constructor({ code, message, line = null, column = null, details = {}, cause }) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "SudokuError";
    /** What is wrong: "length", "character", "option", ... */
    this.code = code;
    /** Line in the text, from 1; null where no place is to blame. */
    this.line = line;
    /** Column in characters, from 1. */
    this.column = column;
    /** The values in `message`, by name, for messages in other languages. */
    this.details = details;
  }

  get [MARK]() {
    return true;
  }

  /** @param {any} value */
  static [Symbol.hasInstance](value) {
    return value instanceof Error && MARK in value;
  }
}
