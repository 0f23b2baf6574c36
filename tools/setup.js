// What a fresh clone lacks: the wasm target and the node modules. Uses nothing but Node itself.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, root, run } from "./run.js";

const TARGET = "wasm32-unknown-unknown";

/** Adds what is missing; fails with a sentence that says what to install by hand. */
export async function setUp() {
  requireNode();
  await Promise.all([addTarget(), addModules()]);
}

function requireNode() {
  const [major] = process.versions.node.split(".").map(Number);
  if (major < 20) throw new Failure(`Node ${process.versions.node} is too old: install Node 20 or later.`);
}

async function addTarget() {
  const sysroot = await run("rustc", ["--print", "sysroot"]).catch(() => {
    throw new Failure("Rust is missing: install it from https://rustup.rs.");
  });
  if (existsSync(join(sysroot.trim(), "lib/rustlib", TARGET))) return;
  await run("rustup", ["target", "add", TARGET], { doing: `adding the Rust target ${TARGET}` }).catch(() => {
    throw new Failure(`The Rust target ${TARGET} is missing and can't be added: run "rustup target add ${TARGET}".`);
  });
}

async function addModules() {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  // A copy of the lock file that the modules were installed from.
  const stamp = join(root, "node_modules/.installed-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  await run("npm", ["ci"], { doing: "installing the node modules" });
  writeFileSync(stamp, lock);
}
