// The entry for runtimes that forbid compiling at run time: the host compiles the file and hands over a module.

import module from "./ninewise.wasm";
import { prepare, provide } from "./engine.js";

export * from "./api.js";
export { SudokuError } from "./errors.js";

provide({ now: () => module, later: async () => module });

/** Optional: makes the engine ready ahead of the first call. */
export async function init() {
  await prepare();
}
