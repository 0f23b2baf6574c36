// A wasm module from an address, a response, bytes or a module.

import { SudokuError } from "./errors.js";

/**
 * @param {unknown} [source] URL or string, Response, ArrayBuffer or view, WebAssembly.Module, or a promise of one; none:
 * the file beside this one
 * @returns {Promise<WebAssembly.Module>}
 */
export async function load(source) {
  // The address is made only where it is needed: in a worker from a blob it can't be.
  const given = (await source) ?? new URL("./ninewise.wasm", import.meta.url);
  if (given instanceof WebAssembly.Module) return given;
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) {
    return WebAssembly.compile(/** @type {BufferSource} */ (given));
  }
  if (typeof Response === "function" && given instanceof Response) return fromResponse(given);
  if (typeof given === "string" || given instanceof URL) return fromAddress(given);
  throw new TypeError("source must be a URL, a Response, bytes or a WebAssembly.Module");
}

/** @param {string | URL} address */
async function fromAddress(address) {
  if (String(address).startsWith("file:")) {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
    return WebAssembly.compile(await readFile(new URL(address)));
  }
  return fromResponse(await fetch(address));
}

/** @param {Response} response */
async function fromResponse(response) {
  const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  if (bytes && WebAssembly.validate(bytes)) return WebAssembly.compile(bytes);
  const found = bytes ? "no WebAssembly" : `status ${response.status}`;
  throw new SudokuError({
    code: "load",
    message: `${response.url || "The response"} holds no engine: ${found}.`,
    details: { url: response.url, status: response.status },
  });
}
