// A worker of the pool: gets the compiled engine once, then chunks of lines; posts back the answers.

import { batch } from "./api.js";
import { provide } from "./engine.js";

// A browser's worker has its port's functions on the global object.
const scope = /** @type {any} */ (globalThis);
const port = scope.postMessage ? scope : require("node:worker_threads").parentPort;

/** @param {{ data: { module?: WebAssembly.Module, bytes?: Uint8Array } }} event */
port.onmessage = ({ data: { module, bytes } }) => {
  if (module) provide({ now: () => module, later: async () => module });
  if (bytes) answer(bytes);
};

/** @param {Uint8Array} bytes */
function answer(bytes) {
  try {
    const result = batch(bytes);
    port.postMessage(result, [result.status.buffer, result.solutions.buffer]);
  } catch (error) {
    const { code, message, details } = /** @type {import("./errors.js").SudokuError} */ (error);
    port.postMessage({ error: { code, message, details } });
  }
}
