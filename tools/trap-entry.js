// The package with the test-only export that traps.

import { engine, guarded } from "../js/engine.js";

export * from "../js/index.js";

/** @param {string} kind */
export function trap(kind) {
  guarded(kind, () => /** @type {any} */ (engine()).trap(kind));
}
