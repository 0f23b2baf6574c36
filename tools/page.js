// The deployable page: www/ made fit for any static host and for `file:`, where neither modules nor workers load.

import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { TARGET } from "./package.js";
import { Failure, root } from "./run.js";

const www = join(root, "www");
const dist = join(www, "dist");

/** What stands in the page for its modules, and what the built page has instead. */
const MODULE = '<script type="module" src="main.js"></script>';
const CLASSIC = '<script defer src="main.js"></script>';

/** Writes www/dist/. */
export async function bundlePage() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  copyAssets();
  writePage();
  const worker = await bundle("worker.js", []);
  writeFileSync(join(dist, "main.js"), await bundle("main.js", [workerFromText(worker)]));
}

/** Styles, fonts, pictures; and boot.js, which is a classic script and stays one. */
function copyAssets() {
  const isAsset = (name) => name === "boot.js" || /^(css|fonts)$|\.(svg|png|txt|webmanifest)$/.test(name);
  for (const name of readdirSync(www).filter(isAsset)) cpSync(join(www, name), join(dist, name), { recursive: true });
}

function writePage() {
  const html = readFileSync(join(www, "index.html"), "utf8");
  if (!html.includes(MODULE)) throw new Failure(`www/index.html lacks ${MODULE}`);
  writeFileSync(join(dist, "index.html"), html.replace(MODULE, CLASSIC));
}

async function bundle(entry, plugins) {
  const { outputFiles } = await build({
    entryPoints: [join(www, entry)],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    alias: { ninewise: join(root, "dist/index.js"), "ninewise/pool": join(root, "dist/pool.js") },
    external: ["node:*"],
    plugins,
    logLevel: "error",
  });
  return outputFiles[0].text;
}

/** Puts a worker made of the bundled text in place of www/start-worker.js. */
function workerFromText(text) {
  const contents = `
    const url = URL.createObjectURL(new Blob([${JSON.stringify(text)}], { type: "text/javascript" }));
    export const startWorker = () => new Worker(url);`;
  return {
    name: "worker-from-text",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]start-worker\.js$/ }, () => ({ contents, loader: "js" }));
    },
  };
}
