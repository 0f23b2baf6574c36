// The wasm instance: made on the first call, dropped after a trap, made anew on the next call.

import * as glue from "../target/glue/ninewise.js";
import { SudokuError } from "./errors.js";

/** @import { Source } from "./internal.js" */

/** @type {Source} */
let source;
/** @type {WebAssembly.Memory | null} null: no instance, or one that trapped */
let memory = null;
/** Whether the glue holds an instance, sound or not. */
let started = false;
/** @type {glue.Exchange} */
let exchange;
let bytes = new Uint8Array(0);
/** Cells of a board: the length of a line. */
const LINE = 81;
/** Addresses of the exchange's lines. */
let lineAt = 0;
let solutionAt = 0;
let otherAt = 0;

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
  if (bytes.length === 0) bytes = new Uint8Array(/** @type {WebAssembly.Memory} */ (memory).buffer);
  for (let index = 0; index < LINE; index++) {
    const code = text.charCodeAt(index);
    if (code > 127) return null;
    bytes[lineAt + index] = code;
  }
  return exchange;
}

/** The first solution that the exchange found. */
export const readSolution = () => readLine(solutionAt);

/** The second one. */
export const readOther = () => readLine(otherAt);

/** @param {number} at */
function readLine(at) {
  if (bytes.length === 0) bytes = new Uint8Array(/** @type {WebAssembly.Memory} */ (memory).buffer);
  return decoder.decode(bytes.subarray(at, at + LINE));
}

/**
 * What to throw for what the engine threw: a `SudokuError` as it is, in place of an error's record, and in place of a
 * trap, which also drops the instance.
 * @param {unknown} thrown
 * @param {string} input
 */
export function errorFrom(thrown, input) {
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
  memory = /** @type {{ memory: WebAssembly.Memory }} */ (/** @type {unknown} */ (glue.initSync())).memory;
  exchange = new glue.Exchange();
  bytes = new Uint8Array(memory.buffer);
  lineAt = exchange.line_at();
  solutionAt = exchange.solution_at();
  otherAt = exchange.other_at();
}

/** A function of one SIMD instruction: valid just where the engine's code is. */
const SIMD_PROBE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

function requireSimd() {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(new Uint8Array(SIMD_PROBE))) {
    throw unsupported("This needs WebAssembly with SIMD: Chrome 91, Firefox 89, Safari 16.4, Node 18 or later.");
  }
}

/**
 * @param {string} message
 * @param {unknown} [cause]
 */
function unsupported(message, cause) {
  return new SudokuError({ code: "unsupported", message, cause });
}
