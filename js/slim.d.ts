export * from "./index.js";

/**
 * Loads the engine, from the file beside this one or from `source`; to be awaited before the first call.
 * A failed call can be made again.
 */
export function init(
  source?: InitSource | Promise<InitSource>,
): Promise<void>;

export type InitSource = string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module;
