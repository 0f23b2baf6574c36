// The default entry: no file beside it, no initialisation.

import { prepare, provide } from "./engine.js";
import { inline } from "./inline.js";

export * from "./api.js";
export { SudokuError } from "./errors.js";

provide(inline);

/** Optional: makes the engine ready without blocking. The first call does it otherwise. */
export async function init() {
  await prepare();
}
