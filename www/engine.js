// Promise client of the solver's worker. Aborting ends the worker; the next call starts a fresh one.
import { startWorker } from "./start-worker.js";

/** Why a call gave no answer: the package's own error, or the worker's end. */
export class EngineError extends Error {
  /**
   * @param {string} message
   * @param {{ name?: string, code?: string, line?: number | null, column?: number | null }} [details]
   */
  constructor(message, { name = "EngineError", code = "engine", line = null, column = null } = {}) {
    super(message);
    this.name = name;
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

/** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
const pending = new Map();
/** @type {Worker | null} */
let worker = null;
let lastId = 0;

/**
 * Calls one of the package's functions in the worker.
 * @param {string} name
 * @param {...unknown} args
 * @returns {Promise<any>}
 */
export function call(name, ...args) {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++lastId;
    pending.set(id, { resolve, reject });
    worker.postMessage({ id, name, args });
  });
}

/** Stops whatever runs; its promises reject with code "aborted". */
export function abort() {
  if (pending.size) end(new EngineError("stopped", { code: "aborted" }));
}

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
  const call = pending.get(id);
  pending.delete(id);
  if (error) call?.reject(new EngineError(error.message, error));
  else call?.resolve(result);
}

/** @param {EngineError} reason */
function end(reason) {
  worker?.terminate();
  worker = null;
  const calls = [...pending.values()];
  pending.clear();
  for (const { reject } of calls) reject(reason);
}
