// The entry with the wasm file beside it: smaller to load, but `await init()` comes before the first call.

import { prepare, provide } from "./engine.js";
import { SudokuError } from "./errors.js";
import { load } from "./load.js";

export * from "./api.js";
export { SudokuError };

provide({
  now() {
    throw new SudokuError({ code: "not-ready", message: "Await init() before the first call." });
  },
  later: load,
});

/**
 * Loads the engine: from the file beside this one, or from `source`.
 * @param {unknown} [source]
 */
export async function init(source) {
  await prepare(source);
}
