// Many boards at once: lines stream through the engine's fixed buffers.

import { SudokuError } from "./errors.js";
import { batchBuffers } from "./engine.js";

/** What the engine writes for each board: 81 characters and LF. */
const SOLUTION = 82;
/** Bytes of UTF-8 that one UTF-16 unit may take. */
const WIDEST = 3;
const LF = 10;
const HASH = 35;
const UNREADABLE = 255;

const encoder = new TextEncoder();

/** Thrown where the answers don't fit into memory. */
const FULL = new RangeError("no memory for the answers");

/** Answers, growing with the boards. */
class Answers {
  /** @param {number} boards as many as are likely */
  constructor(boards) {
    this.count = 0;
    this.status = allocate(boards);
    this.solutions = allocate(boards * SOLUTION);
  }

  /**
   * @param {Uint8Array} status
   * @param {Uint8Array} solutions
   */
  add(status, solutions) {
    const count = this.count + status.length;
    if (count > this.status.length) this.grow(Math.max(count, 2 * this.status.length));
    this.status.set(status, this.count);
    this.solutions.set(solutions, this.count * SOLUTION);
    this.count = count;
  }

  /** @param {number} boards */
  grow(boards) {
    const { status, solutions } = this;
    this.status = allocate(boards);
    this.solutions = allocate(boards * SOLUTION);
    this.status.set(status);
    this.solutions.set(solutions);
  }

  result() {
    const { count } = this;
    const isFull = count === this.status.length;
    return {
      count,
      status: isFull ? this.status : this.status.slice(0, count),
      solutions: isFull ? this.solutions : this.solutions.slice(0, count * SOLUTION),
    };
  }
}

/** @param {number} length */
function allocate(length) {
  try {
    return new Uint8Array(length);
  } catch {
    throw FULL;
  }
}

/** The answer to a line that is longer than any board. */
const BLANK = new Uint8Array(SOLUTION).fill(46).fill(LF, SOLUTION - 1);
const LONG_LINE = Uint8Array.of(UNREADABLE);

/**
 * Answers each line of `boards`.
 * @param {string | Uint8Array} boards
 */
export function answerLines(boards) {
  const input = typeof boards === "string" ? ofText(boards) : ofBytes(boards);
  const buffers = batchBuffers();
  try {
    const answers = new Answers(Math.ceil(boards.length / SOLUTION));
    for (let at = 0; at < input.length; at = answerChunk(input, at, buffers, answers));
    return answers.result();
  } catch (error) {
    throw error === FULL ? tooLong(boards) : error;
  }
}

/**
 * Answers as many whole lines from `at` on as fit into the buffers; where the next begins.
 * @param {Lines} input
 * @param {number} at
 * @param {ReturnType<typeof batchBuffers>} buffers
 * @param {Answers} answers
 */
function answerChunk(input, at, buffers, answers) {
  const room = Math.floor(buffers.size / input.widest);
  const end = at + room >= input.length ? input.length : input.lastLineEnd(at + room - 1) + 1;
  if (end > at) {
    buffers.run(input.copy(at, end, buffers.input()), answers);
    return end;
  }
  if (input.unit(at) !== HASH) answers.add(LONG_LINE, BLANK);
  const next = input.nextLineEnd(at + room);
  return next < 0 ? input.length : next + 1;
}

/**
 * @typedef {object} Lines
 * @property {number} length in units
 * @property {number} widest bytes of a unit at most
 * @property {(at: number) => number} unit
 * @property {(from: number) => number} lastLineEnd the last LF at or before a place
 * @property {(from: number) => number} nextLineEnd the first LF at or behind a place; -1 for none
 * @property {(from: number, to: number, target: Uint8Array) => number} copy copies, and says how many bytes
 */

/**
 * @param {string} text
 * @returns {Lines}
 */
function ofText(text) {
  return {
    length: text.length,
    widest: WIDEST,
    unit: (at) => text.charCodeAt(at),
    lastLineEnd: (from) => text.lastIndexOf("\n", from),
    nextLineEnd: (from) => text.indexOf("\n", from),
    copy: (from, to, target) => encoder.encodeInto(text.slice(from, to), target).written,
  };
}

/**
 * @param {Uint8Array} bytes
 * @returns {Lines}
 */
function ofBytes(bytes) {
  return {
    length: bytes.length,
    widest: 1,
    unit: (at) => bytes[at],
    lastLineEnd: (from) => bytes.lastIndexOf(LF, from),
    nextLineEnd: (from) => bytes.indexOf(LF, from),
    copy(from, to, target) {
      target.set(bytes.subarray(from, to));
      return to - from;
    },
  };
}

/** @param {string | Uint8Array} boards */
function tooLong({ length }) {
  return new SudokuError({
    code: "too-long",
    message: `The answers to ${length} characters don't fit into this machine's memory.`,
    details: { length },
  });
}
