// Promise clients of the package's workers. Aborting ends a worker; the next call starts a fresh one.
import { startWorker } from "./start-worker.js";

/** Why a call gave no answer: the package's own error, or the worker's end. */
export class EngineError extends Error {
  /**
   * @param {string} message
   * @param {{ name?: string, code?: string, line?: number | null, column?: number | null, details?: Record<string, string | number> }} [about]
   */
  constructor(message, { name = "EngineError", code = "engine", line = null, column = null, details = {} } = {}) {
    super(message);
    this.name = name;
    this.code = code;
    this.line = line;
    this.column = column;
    this.details = details;
  }
}

/**
 * A worker of its own: what runs in one engine does not wait for another.
 * @typedef {{ call: (name: string, ...args: unknown[]) => Promise<any>, abort: () => void }} Engine
 */

/** @returns {Engine} */
function createEngine() {
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const pending = new Map();
  /** @type {Worker | null} */
  let worker = null;
  let lastId = 0;

  function start() {
    const created = startWorker();
    created.addEventListener("message", ({ data }) => settle(data));
    created.addEventListener("error", (event) => {
      if (created === worker) end(new EngineError(event.message || "The worker did not start.", { code: "worker" }));
    });
    return created;
  }
  /** @param {{ id: number, result?: unknown, error?: any }} answer */
  function settle({ id, result, error }) {
    const asked = pending.get(id);
    pending.delete(id);
    if (error) asked?.reject(new EngineError(error.message, error));
    else asked?.resolve(result);
  }
  /** @param {EngineError} reason */
  function end(reason) {
    worker?.terminate();
    worker = null;
    const calls = [...pending.values()];
    pending.clear();
    for (const { reject } of calls) reject(reason);
  }
  return {
    call(name, ...args) {
      return new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, name, args });
      });
    },
    abort() {
      if (pending.size) end(new EngineError("stopped", { code: "aborted" }));
    },
  };
}

/** Answers and parses: always prompt. */
export const solver = createEngine();
/** Hints, paths and counts: may think for long, and can be stopped. */
export const teacher = createEngine();
/** Rates in the background. */
export const rater = createEngine();
