// What the engine needs of the place it runs in.

import { SudokuError } from "./errors.js";

/** A function of one SIMD instruction: valid just where the engine's code is. */
const SIMD_PROBE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** Throws where the engine can't run. */
export function requireSimd() {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(new Uint8Array(SIMD_PROBE))) {
    throw unsupported("This needs WebAssembly with SIMD: Chrome 91, Firefox 89, Safari 16.4, Node 18 or later.");
  }
}

/**
 * @param {string} message
 * @param {unknown} [cause]
 */
export function unsupported(message, cause) {
  return new SudokuError({ code: "unsupported", message, cause });
}
