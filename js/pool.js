// The entry `ninewise/pool`: a long batch spread over workers, in order.

import { requireTextOrBytes } from "./arguments.js";
import { chunksOf, joined } from "./chunks.js";
import { SudokuError } from "./errors.js";
import { inline } from "./inline.js";
import { startWorker } from "./start-worker.js";
import { requireSimd } from "./support.js";

/** @import { Chunk, PoolWorker } from "./internal.js" */

export { SudokuError };

/** Most workers of a pool. */
const MOST = 256;
/** How often a chunk is tried before the input is to blame. */
const TRIES = 3;

/**
 * @param {{ size?: number, worker?: () => Worker }} [options]
 */
export function pool({ size = processors(), worker } = {}) {
  if (typeof size !== "number") throw new TypeError("size must be a number");
  if (!(Number.isInteger(size) && size >= 1 && size <= MOST)) {
    throw new SudokuError({
      code: "option",
      message: `size is ${size}; it must be a whole number from 1 to ${MOST}.`,
      details: { option: "size", value: String(size), least: 1, most: MOST },
    });
  }
  return new Pool(size, worker);
}

class Pool {
  /** @type {Chunk[]} chunks that wait for a worker, in order */
  #waiting = [];
  /** @type {Set<PoolWorker>} */
  #workers = new Set();
  /** @type {PoolWorker[]} */
  #idle = [];
  /** @type {Map<PoolWorker, Chunk>} */
  #busy = new Map();
  /** Workers that live or are about to. */
  #slots = 0;
  /** Those of them that are about to. */
  #starting = 0;
  #closed = false;
  #custom;
  /** @type {Promise<WebAssembly.Module> | null} */
  #module = null;

  /**
   * @param {number} size
   * @param {(() => Worker) | undefined} custom
   */
  constructor(size, custom) {
    this.size = size;
    this.#custom = custom;
  }

  /**
   * @param {string | Uint8Array} boards
   * @param {{ signal?: AbortSignal, progress?: (part: number) => void }} [options]
   */
  async batch(boards, { signal, progress } = {}) {
    requireTextOrBytes(boards, "boards");
    requireSimd();
    signal?.throwIfAborted();
    if (this.#closed) throw closed();
    const work = chunksOf(boards);
    /** @type {(() => void) | undefined} */
    let abort;
    try {
      const answers = await new Promise((resolve, reject) => {
        abort = () => reject(signal?.reason);
        signal?.addEventListener("abort", abort);
        this.#run(work, { total: boards.length, progress, resolve, reject });
      });
      return joined(answers);
    } finally {
      if (abort) signal?.removeEventListener("abort", abort);
      this.#waiting = this.#waiting.filter((chunk) => chunk.work !== work);
    }
  }

  /** Ends the workers; what still runs fails with code "closed". */
  async close() {
    this.#closed = true;
    const unfinished = [...this.#waiting, ...this.#busy.values()];
    this.#waiting = [];
    this.#busy.clear();
    this.#idle = [];
    for (const chunk of unfinished) chunk.fail(closed());
    const workers = [...this.#workers];
    this.#workers.clear();
    await Promise.all(workers.map((worker) => worker.end()));
  }

  /**
   * Lines up the chunks of one call.
   * @param {ReturnType<typeof chunksOf>} work
   * @param {{
   *   total: number, progress?: (part: number) => void,
   *   resolve: (answers: import("./internal.js").Answer[]) => void, reject: (error: unknown) => void,
   * }} call
   */
  #run(work, { total, progress, resolve, reject }) {
    /** @type {import("./internal.js").Answer[]} */
    const answers = [];
    let [done, left] = [0, work.length];
    if (left === 0) return resolve(answers);
    const guarded = (/** @type {() => void} */ step) => {
      try {
        step();
      } catch (error) {
        reject(error);
      }
    };
    work.forEach(({ bytes, length }, index) => {
      this.#waiting.push({
        work,
        bytes,
        tries: 0,
        fail: reject,
        finish: (answer) =>
          guarded(() => {
            answers[index] = answer;
            done += length;
            left--;
            progress?.(done / total);
            if (left === 0) resolve(answers);
          }),
      });
    });
    this.#next();
  }

  /** Gives waiting chunks to idle workers, and starts workers while there are too few. */
  #next() {
    while (this.#waiting.length && this.#idle.length) {
      const worker = /** @type {PoolWorker} */ (this.#idle.pop());
      const chunk = /** @type {Chunk} */ (this.#waiting.shift());
      chunk.tries++;
      this.#busy.set(worker, chunk);
      worker.send({ bytes: chunk.bytes() });
    }
    const wanted = Math.min(this.#waiting.length - this.#starting, this.size - this.#slots);
    for (let index = 0; index < wanted; index++) this.#start();
    for (const worker of this.#idle) worker.rest();
  }

  async #start() {
    this.#slots++;
    this.#starting++;
    try {
      await this.#addWorker();
    } catch (cause) {
      this.#slots--;
      this.#module = null;
      const message = "The pool's workers can't be started.";
      this.#failAll(new SudokuError({ code: "unsupported", message, cause }));
    }
    this.#starting--;
    this.#next();
  }

  async #addWorker() {
    // The worker first: in Node it keeps the process alive while the code is compiled.
    const worker = await startWorker(this.#custom, {
      answer: (answer) => this.#finished(worker, answer),
      dead: (reason) => this.#died(worker, reason),
    });
    if (this.#closed) return worker.end();
    this.#workers.add(worker);
    this.#module ??= inline.later();
    worker.send({ module: await this.#module });
    // It may have died, or the pool been closed, meanwhile.
    if (this.#workers.has(worker)) this.#idle.push(worker);
  }

  /**
   * @param {PoolWorker} worker
   * @param {import("./internal.js").Answer} answer
   */
  #finished(worker, answer) {
    const chunk = this.#busy.get(worker);
    if (!chunk) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if (answer.error) chunk.fail(new SudokuError(answer.error));
    else chunk.finish(answer);
    this.#next();
  }

  /**
   * Has the chunk of a dead worker done again by another one.
   * @param {PoolWorker} worker
   * @param {unknown} cause
   */
  #died(worker, cause) {
    if (!this.#workers.delete(worker)) return;
    this.#slots--;
    const chunk = this.#busy.get(worker);
    this.#busy.delete(worker);
    this.#idle = this.#idle.filter((other) => other !== worker);
    worker.end();
    if (chunk && chunk.tries < TRIES) this.#waiting.unshift(chunk);
    else {
      const message = `A worker ended without an answer${chunk ? `, ${TRIES} times on the same boards` : ""}.`;
      const error = new SudokuError({ code: "worker", message, cause });
      if (chunk) chunk.fail(error);
      else this.#failAll(error);
    }
    this.#next();
  }

  /** @param {SudokuError} error */
  #failAll(error) {
    const chunks = this.#waiting;
    this.#waiting = [];
    for (const chunk of chunks) chunk.fail(error);
  }
}

function processors() {
  const count = globalThis.navigator?.hardwareConcurrency ?? 4;
  return Math.min(Math.max(count, 1), MOST);
}

function closed() {
  return new SudokuError({ code: "closed", message: "The pool is closed." });
}
