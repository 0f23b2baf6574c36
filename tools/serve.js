// A small static server for the built page; for development and tests only.

import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * Serves `folder` on this machine only.
 * @param {string} folder
 * @param {number} [port] 0: any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve(folder, port = 0) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = /** @type {import("node:net").AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${address.port}/`, close: () => close(server) });
    });
  });
}

function close(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function answer(folder, request, response) {
  const file = fileOf(folder, request.url);
  if (!file) {
    response.writeHead(404, { "Content-Type": TYPES[".txt"] }).end("Not found.\n");
    return;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
  createReadStream(file).pipe(response);
}

/** The file asked for; null where there is none in the folder. */
function fileOf(folder, address) {
  try {
    const path = normalize(decodeURIComponent(new URL(address, "http://localhost").pathname));
    const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
    return file.startsWith(join(folder, sep)) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}
