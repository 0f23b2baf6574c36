// `npm test`: sets up what is missing, then every stage of checks. `npm test -- rust page` runs the stages named.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { addBrowsers, find } from "./browsers.js";
import { Failure, main, root, run, say } from "./run.js";
import { setUp } from "./setup.js";

const WASM_TARGET = ["--target", "wasm32-unknown-unknown"];
const RUNNER = join(root, "target/tools/wasm-test");

/**
 * What attw may pass over: entries that hold no functions to call, and that slim and pool are ES modules only. Node 10's
 * resolution knows no entries.
 */
const ATTW = ["--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm", "--exclude-entrypoints", "./pool-worker",
  "./ninewise.wasm"];

/** Each stage's name, and what it runs. */
const STAGES = {
  format: () => cargo("fmt", "--all", "--check"),
  clippy: async () => {
    await cargo("clippy", "--all-targets", "--", "-D", "warnings");
    await cargo("clippy", "--lib", "--tests", ...WASM_TARGET, "--", "-D", "warnings");
  },
  rust: () => cargo("test"),
  wasm: async () => {
    await run("cargo", ["build", "--quiet", "--profile", "tools", "--package", "wasm-test"], {
      doing: "compiling the runner of wasm tests",
    });
    await wasmTests({});
    await wasmTests({ WASM_BINDGEN_USE_BROWSER: "1", CHROMEDRIVER: find("chromedriver") ?? "" });
  },
  build: async () => (await import("./build.js")).build(),
  types: () => program("node_modules/typescript/bin/tsc", "--project", "tsconfig.json"),
  package: async () => {
    await program("node_modules/publint/src/cli.js", "--strict");
    await program("node_modules/@arethetypeswrong/cli/dist/index.js", "--pack", ".", ...ATTW);
    await program("node_modules/size-limit/bin.js");
  },
  js: () => nodeTests("tests/js"),
  page: () => nodeTests("tests/page"),
};

/** @param {...string} args */
const cargo = (...args) => run("cargo", args, { show: true });

/**
 * A Node program of this repository.
 * @param {string} script
 * @param {...string} args
 */
const program = (script, ...args) => run(process.execPath, [join(root, script), ...args], { show: true });

/** @param {Record<string, string>} env */
function wasmTests(env) {
  const runner = { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: RUNNER, WASM_BINDGEN_TEST_TIMEOUT: "180" };
  return run("cargo", ["test", "--lib", "--test", "wasm", ...WASM_TARGET], { show: true, env: { ...runner, ...env } });
}

/** @param {string} folder */
async function nodeTests(folder) {
  if (!existsSync(join(root, folder))) return;
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs"));
  const paths = files.map((name) => join(folder, name));
  await run(process.execPath, ["--test", "--test-concurrency=1", ...paths], { show: true });
}

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in STAGES));
  if (unknown.length) throw new Failure(`There is no stage ${unknown}: there are ${Object.keys(STAGES).join(", ")}.`);
  await setUp();
  await addBrowsers();
  const stages = Object.entries(STAGES).filter(([name]) => names.length === 0 || names.includes(name));
  const failed = [];
  for (const [name, stage] of stages) {
    const start = performance.now();
    say(`stage ${name}`);
    await stage().catch((error) => {
      failed.push(name);
      say(error instanceof Failure ? error.message : error.stack);
    });
    say(`stage ${name} ${failed.includes(name) ? "failed" : "passed"} (${seconds(start)} s)`);
  }
  console.log(`# stages ${stages.length}`);
  console.log(`# failed ${failed.length}${failed.length ? `: ${failed.join(", ")}` : ""}`);
  console.log(`${stages.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length) process.exitCode = 1;
});

/** @param {number} start */
function seconds(start) {
  return Math.round((performance.now() - start) / 1000);
}
