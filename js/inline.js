// The engine's code as part of this file, compiled on the first call.

import base64 from "../target/glue/ninewise.wasm";

function code() {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** @type {import("./internal.js").Source} */
export const inline = {
  now: () => new WebAssembly.Module(code()),
  later: () => WebAssembly.compile(code()),
};
