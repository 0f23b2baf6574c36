// The wasm instance: made on the first call, dropped after a trap, made anew on the next call.

import * as glue from "../target/glue/ninewise.js";
import { SudokuError } from "./errors.js";
import { requireSimd, unsupported } from "./support.js";

/** @import { Source } from "./internal.js" */

/** @type {Source} */
let source;
/** @type {WebAssembly.Memory | null} null: no instance, or one that trapped */
let memory = null;
/** Whether the glue holds an instance, sound or not. */
let started = false;
/** @type {glue.Exchange} */
let exchange;
/** @type {glue.Batch | null} made on the first use */
let buffers = null;
/** Cells of a board: the length of a line. */
const LINE = 81;
/** The exchange's places in memory; of length 0 once memory has grown. */
let line = new Uint8Array(0);
let solution = line;
let other = line;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Says where the code comes from.
 * @param {Source} next
 */
export function provide(next) {
  source = next;
}

/**
 * Makes the instance ahead of the first call, without blocking.
 * @param {unknown} [from]
 */
export async function prepare(from) {
  if (memory) return;
  requireSimd();
  const module = await source.later(from);
  if (memory) return;
  try {
    instantiate(() => module);
  } catch (error) {
    // Older Chrome: nothing of this size is instantiated at once on the main thread.
    if (!(error instanceof RangeError) || started) throw error;
    await glue.default({ module_or_path: module });
    adopt();
  }
}

/** The engine's functions, on a sound instance. */
export function engine() {
  if (!memory) start();
  return glue;
}

/**
 * Puts a text of 81 ASCII characters where the exchange reads it; null for any other text.
 * @param {string} text
 */
export function exchangeFor(text) {
  if (text.length !== LINE) return null;
  if (!memory) start();
  if (line.length === 0) locate();
  return encoder.encodeInto(text, line).read === LINE ? exchange : null;
}

/** The first solution that the exchange found. */
export function readSolution() {
  if (solution.length === 0) locate();
  return decoder.decode(solution);
}

/** The second one. */
export function readOther() {
  if (other.length === 0) locate();
  return decoder.decode(other);
}

/** The buffers that many lines stream through. */
export function batchBuffers() {
  if (!memory) start();
  const shared = /** @type {WebAssembly.Memory} */ (memory);
  const batch = (buffers ??= new glue.Batch());
  const view = (/** @type {number} */ at, /** @type {number} */ length) => new Uint8Array(shared.buffer, at, length);
  return {
    size: batch.input_size(),
    /** The room for whole lines. */
    input: () => view(batch.input_at(), batch.input_size()),
    /**
     * Answers the lines in the first `length` bytes.
     * @param {number} length
     * @param {{ add(status: Uint8Array, solutions: Uint8Array): void }} answers
     */
    run(length, answers) {
      for (let from = 0; from < length; from += batch.consumed()) {
        const boards = batch.run(from, length);
        answers.add(view(batch.status_at(), boards), view(batch.solutions_at(), boards * (LINE + 1)));
      }
    },
  };
}

/**
 * The result of `call`, or what its failure means to the caller.
 * @template T
 * @param {string} input
 * @param {() => T} call
 */
export function guarded(input, call) {
  try {
    return call();
  } catch (thrown) {
    throw errorFrom(thrown, input);
  }
}

/**
 * What to throw for what the engine threw: a `SudokuError` as it is, in place of an error's record, and in place of a
 * trap, which also drops the instance.
 * @param {unknown} thrown
 * @param {string} input
 */
function errorFrom(thrown, input) {
  if (thrown instanceof SudokuError) return thrown;
  if (!(thrown instanceof Error)) {
    return new SudokuError(/** @type {import("./internal.js").SudokuErrorInit} */ (thrown));
  }
  memory = null;
  const shown = input.length > 1000 ? `${input.slice(0, 1000)}… (${input.length} characters)` : input;
  return new SudokuError({
    code: "internal",
    message: `The engine failed on this input; please report it: ${JSON.stringify(shown)}`,
    details: { input: shown },
    cause: thrown,
  });
}

function start() {
  requireSimd();
  try {
    instantiate(source.now);
  } catch (cause) {
    if (cause instanceof SudokuError) throw cause;
    const reason = cause instanceof RangeError ? "await init() before the first call" : String(cause);
    throw unsupported(`WebAssembly can't be started here: ${reason}.`, cause);
  }
}

/** @param {() => WebAssembly.Module} compile */
function instantiate(compile) {
  if (started) glue.__wbg_reset_state();
  else glue.initSync({ module: compile() });
  adopt();
}

function adopt() {
  started = true;
  // With an instance at hand it only gives its exports.
  memory = /** @type {() => glue.InitOutput} */ (glue.initSync)().memory;
  exchange = new glue.Exchange();
  buffers = null;
  locate();
}

/** Views of the exchange; to be made anew whenever memory has grown. */
function locate() {
  const { buffer } = /** @type {WebAssembly.Memory} */ (memory);
  line = new Uint8Array(buffer, exchange.line_at(), LINE);
  solution = new Uint8Array(buffer, exchange.solution_at(), LINE);
  other = new Uint8Array(buffer, exchange.other_at(), LINE);
}
