// The worker: calls the package's functions by name and posts back their result or their error.
import * as ninewise from "../dist/index.js";

/** @type {Record<string, unknown>} */
const functions = ninewise;

addEventListener("message", ({ data: { id, name, args } }) => {
  try {
    const call = functions[name];
    if (typeof call !== "function") throw new TypeError(`no function ${name}`);
    postMessage({ id, result: call(...args) });
  } catch (error) {
    const { name, message, code, line, column, details } = /** @type {any} */ (error);
    postMessage({ id, error: { name, message, code, line, column, details } });
  }
});
