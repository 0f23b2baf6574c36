// The package's entries: js/ bundled into dist/.

import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { root } from "./run.js";

const dist = join(root, "dist");

/** The oldest syntax that an entry may hold: the first call, not the parser, tells an old browser what it lacks. */
export const TARGET = "es2020";

const ENTRIES = [
  { entry: "index.js", format: "esm" },
  { entry: "index.js", format: "cjs", outfile: "index.cjs" },
  { entry: "index.js", format: "iife", outfile: "index.iife.js", globalName: "ninewise" },
  { entry: "slim.js", format: "esm" },
  { entry: "workerd.js", format: "esm" },
  { entry: "pool.js", format: "esm" },
];

/** Writes dist/. */
export async function bundlePackage() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  // The pool's entry holds its worker as text.
  await bundle({ entry: "pool-worker.js", format: "iife" });
  copyFileSync(join(dist, "pool-worker.js"), join(root, "target/glue/pool-worker.txt"));
  await Promise.all(ENTRIES.map(bundle));
  copyFileSync(join(root, "target/glue/ninewise.wasm"), join(dist, "ninewise.wasm"));
  copyFileSync(join(root, "js/types.d.ts"), join(dist, "index.d.ts"));
  copyFileSync(join(root, "js/types.d.ts"), join(dist, "index.d.cts"));
  for (const name of ["slim.d.ts", "pool.d.ts"]) copyFileSync(join(root, "js", name), join(dist, name));
}

/**
 * Writes one file.
 * @param {object} options
 * @param {string} options.entry in js/, or an absolute path
 * @param {"esm" | "cjs" | "iife"} options.format
 * @param {string} [options.outfile] in dist/, or an absolute path
 * @param {string} [options.globalName]
 * @param {string} [options.glue] the folder to take in place of target/glue
 */
export function bundle({ entry, format, outfile = entry, globalName, glue }) {
  return build({
    entryPoints: [resolve(root, "js", entry)],
    outfile: resolve(dist, outfile),
    format,
    globalName,
    bundle: true,
    minify: true,
    target: TARGET,
    legalComments: "none",
    inject: [join(root, "js/text-codec.js")],
    loader: { ".wasm": "base64", ".txt": "text" },
    external: ["./ninewise.wasm", "node:*"],
    plugins: glue ? [glueFrom(glue)] : [],
    logLevel: "error",
  });
}

/** @param {string} folder */
function glueFrom(folder) {
  return {
    name: "glue-from",
    /** @param {import("esbuild").PluginBuild} build */
    setup({ onResolve }) {
      onResolve({ filter: /\/target\/glue\// }, ({ path }) => ({ path: join(folder, basename(path)) }));
    },
  };
}
