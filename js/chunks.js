// A long input in pieces of whole lines, and the answers put together again.

/** @import { Answer } from "./internal.js" */

/** About this many characters or bytes make a chunk: some 12,000 boards. */
const LENGTH = 1 << 20;
const LF = 10;
/** Bytes of a board's solution. */
const SOLUTION = 82;

const encoder = new TextEncoder();

/**
 * The chunks of `boards`. Each makes its bytes when asked for, so that a long text is not copied whole.
 * @param {string | Uint8Array} boards
 */
export function chunksOf(boards) {
  /** @type {{ length: number, bytes: () => Uint8Array<ArrayBuffer> }[]} */
  const chunks = [];
  for (let from = 0; from < boards.length; ) {
    const [start, end] = [from, endOfLines(boards, from)];
    const bytes = () =>
      typeof boards === "string" ? encoder.encode(boards.slice(start, end)) : new Uint8Array(boards.subarray(start, end));
    chunks.push({ length: end - start, bytes });
    from = end;
  }
  return chunks;
}

/**
 * Where the chunk ends that begins at `from`: behind the last line that fits, or behind the first.
 * @param {string | Uint8Array} boards
 * @param {number} from
 */
function endOfLines(boards, from) {
  const isText = typeof boards === "string";
  if (from + LENGTH >= boards.length) return boards.length;
  const last = isText ? boards.lastIndexOf("\n", from + LENGTH - 1) : boards.lastIndexOf(LF, from + LENGTH - 1);
  if (last >= from) return last + 1;
  const next = isText ? boards.indexOf("\n", from + LENGTH) : boards.indexOf(LF, from + LENGTH);
  return next < 0 ? boards.length : next + 1;
}

/**
 * One result of the chunks' answers, in order.
 * @param {Answer[]} answers
 */
export function joined(answers) {
  const count = answers.reduce((sum, answer) => sum + answer.count, 0);
  const status = new Uint8Array(count);
  const solutions = new Uint8Array(count * SOLUTION);
  let at = 0;
  for (const answer of answers) {
    status.set(answer.status, at);
    solutions.set(answer.solutions, at * SOLUTION);
    at += answer.count;
  }
  return { count, status, solutions };
}
