// `npm run build`: the package in dist/, the deployable page in www/dist/. Only what is stale is made.

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { bundlePage } from "./page.js";
import { bundlePackage } from "./package.js";
import { main, root, run, say } from "./run.js";
import { setUp } from "./setup.js";

const WASM = join(root, "target/wasm32-unknown-unknown/release/ninewise.wasm");
const GLUE = join(root, "target/glue");

/** Builds what is stale. */
export async function build() {
  await run("cargo", ["build", "--quiet", "--release", "--lib", "--target", "wasm32-unknown-unknown"], {
    doing: "compiling the engine to wasm",
    env: { RUSTFLAGS: rustFlags() },
  });
  await writeGlue(WASM, GLUE);
  await bundlePackage();
  if (existsSync(join(root, "www/index.html"))) await bundlePage();
}

/** SIMD, and no folder of this machine in panic messages. */
function rustFlags() {
  const sources = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry/src");
  const registries = existsSync(sources) ? readdirSync(sources) : [];
  const remaps = registries.map((registry) => `--remap-path-prefix=${join(sources, registry)}=crates`);
  return ["-Ctarget-feature=+simd128", ...remaps].join(" ");
}

/**
 * Writes the glue and the final wasm file for a build of the crate.
 * @param {string} wasm
 * @param {string} folder
 * @param {{ optimised?: boolean }} [options]
 */
export async function writeGlue(wasm, folder, { optimised = true } = {}) {
  const stamp = join(folder, "stamp");
  const hash = createHash("sha256").update(readFileSync(wasm)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run("cargo", ["build", "--quiet", "--profile", "tools", "--package", "bindgen"], { doing: "compiling the glue writer" });
  await run(join(root, "target/tools/bindgen"), [wasm, folder]);
  const [from, to] = [join(folder, "ninewise_bg.wasm"), join(folder, "ninewise.wasm")];
  if (optimised) {
    const optimiser = join(root, "node_modules/binaryen/bin/wasm-opt");
    await run(process.execPath, [optimiser, "-O3", "--output", to, from], { doing: "optimising the wasm file" });
  } else {
    copyFileSync(from, to);
  }
  writeFileSync(stamp, hash);
}

function printSizes() {
  for (const file of ["index.js", "index.cjs", "index.iife.js", "slim.js", "workerd.js", "ninewise.wasm"]) {
    const bytes = readFileSync(join(root, "dist", file));
    const kilobytes = (length) => `${(length / 1000).toFixed(1)} kB`.padStart(9);
    const [gzip, brotli] = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
    console.log(
      `  dist/${file.padEnd(14)}${kilobytes(bytes.length)}  gzip${kilobytes(gzip.length)}  brotli${kilobytes(brotli.length)}`,
    );
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await setUp();
    await build();
    say("built dist/ and www/dist/");
    printSizes();
  });
}
