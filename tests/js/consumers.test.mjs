// The packed tarball, installed into an empty folder, as its users use it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { launch } from "../../tools/browsers.js";
import { serve } from "../../tools/serve.js";
import { BOARD, SOLUTION } from "./boards.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
/** @type {string} */
let folder;
/** @type {string[]} */
let packed;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "ninewise-"));
  await writeFile(join(folder, "package.json"), '{ "name": "consumer", "private": true }');
  const pack = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [{ filename, files }] = JSON.parse((await run("npm", pack, { cwd: root })).stdout);
  packed = files.map(({ path }) => path);
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${filename}`], { cwd: folder });
});

after(() => rm(folder, { recursive: true }));

/** Writes a file of the consumer's. */
async function write(name, text) {
  await mkdir(join(folder, name, ".."), { recursive: true });
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

/** What a Node program of the consumer's prints. */
async function printed(name, text, ...options) {
  return (await run(process.execPath, [...options, await write(name, text)], { cwd: folder })).stdout.trim();
}

test("the tarball holds what is needed and nothing else", () => {
  const allowed = /^(dist\/[a-z-]+(\.iife)?\.(js|cjs|d\.ts|d\.cts|wasm)|package\.json|README\.md|CHANGELOG\.md|LICENSE-[A-Z]+)$/;
  assert.deepEqual(packed.filter((path) => !allowed.test(path)), []);
  const entries = ["index.js", "index.cjs", "index.iife.js", "workerd.js", "slim.js", "pool.js", "pool-worker.js"];
  for (const file of [...entries, "ninewise.wasm", "index.d.ts", "index.d.cts", "slim.d.ts", "pool.d.ts"]) {
    assert.ok(packed.includes(`dist/${file}`), file);
  }
  for (const file of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) assert.ok(packed.includes(file), file);
});

test("no file names a folder of the machine it was built on", async () => {
  for (const name of await readdir(join(folder, "node_modules/ninewise/dist"))) {
    const bytes = await readFile(join(folder, "node_modules/ninewise/dist", name), "latin1");
    assert.ok(!bytes.includes(root.slice(0, -1)), name);
    assert.ok(!/\/\.cargo\/|\/home\/|\/Users\//.test(bytes), name);
  }
});

describe("Node", () => {
  test("import", async () => {
    const code = `import { solve, is_valid, count } from "ninewise";
      console.log(solve("${BOARD}").solution, is_valid("${BOARD}"), count("${BOARD}"));`;
    assert.equal(await printed("esm.mjs", code), `${SOLUTION} true 1`);
  });
  test("import of everything, as a namespace and by default condition", async () => {
    const code = `import * as all from "ninewise"; console.log(Object.keys(all).sort().join());`;
    const names = "SudokuError,batch,count,explain,format,hint,init,is_valid,parse,rate,solutions,solve,techniques";
    assert.equal(await printed("all.mjs", code), names);
  });
  test("require", async () => {
    const code = `const { solve, is_valid, count } = require("ninewise");
      console.log(solve("${BOARD}").solution, is_valid("${BOARD}"), count("${BOARD}"));`;
    assert.equal(await printed("cjs.cjs", code), `${SOLUTION} true 1`);
  });
  test("import of slim and of the pool", async () => {
    const code = `import { init, solve } from "ninewise/slim";
      import { pool } from "ninewise/pool";
      await init();
      const made = pool({ size: 1 });
      console.log(solve("${BOARD}").solution, (await made.batch("${BOARD}")).count);`;
    assert.equal(await printed("others.mjs", code), `${SOLUTION} 1`);
  });
  test("the wasm file by its path", async () => {
    const code = `console.log(require("fs").readFileSync(require.resolve("ninewise/ninewise.wasm")).length > 1000);`;
    assert.equal(await printed("wasm.cjs", code), "true");
  });
  test("importing starts nothing: no wasm before the first call", async () => {
    const code = `let made = 0;
      const { Module } = WebAssembly;
      WebAssembly.Module = class extends Module { constructor(...all) { super(...all); made++; } };
      const { solve } = await import("ninewise");
      const before = made;
      solve("${BOARD}");
      console.log(before, made);`;
    assert.equal(await printed("lazy.mjs", code), "0 1");
  });
  test("a place without TextDecoder and TextEncoder", async () => {
    const code = `delete globalThis.TextDecoder;
      delete globalThis.TextEncoder;
      const { parse, solve, is_valid } = await import("ninewise");
      console.log(solve("${BOARD}").solution, is_valid("\\ud800".repeat(81)), parse("${BOARD}\\n").format);
      try { parse("\\u{1f600}\\ud800") } catch (error) { console.log(error.code, error.message) }`;
    const [good, bad] = (await printed("plain.mjs", code)).split("\n");
    assert.equal(good, `${SOLUTION} false line`);
    assert.match(bad, /^[a-z-]+ .*\.$/);
  });
  test("a small stack", async () => {
    const empty = ".".repeat(81);
    const code = `import { count, solve, explain } from "ninewise";
      for (let round = 0; round < 100; round++) solve("${empty}");
      console.log(count("${empty}"), explain("${BOARD}").solved);`;
    assert.equal(await printed("stack.mjs", code, "--stack-size=200"), "1000 true");
  });
  test("no SIMD, no WebAssembly: an error that says so", async () => {
    for (const missing of ["WebAssembly.validate = () => false", "delete globalThis.WebAssembly"]) {
      const code = `${missing};
        const { SudokuError, solve } = await import("ninewise");
        try { solve("${BOARD}") } catch (error) { console.log(error instanceof SudokuError, error.code) }`;
      assert.equal(await printed("old.mjs", code), "true unsupported", missing);
    }
  });
});

describe("TypeScript", () => {
  const code = `import { solve, count, hint, SudokuError, type SolveResult, type Step } from "ninewise";
    import { pool, type Pool } from "ninewise/pool";
    import { init } from "ninewise/slim";
    const result: SolveResult = solve("");
    const line: string | null = result.solution;
    const made: Pool = pool({ size: 2 });
    const next = hint("", { language: "zh" });
    if (next && "technique" in next) { const step: Step = next; console.log(step.rating.toFixed(1)); }
    // @ts-expect-error a number is no board
    count(5);
    // @ts-expect-error there is no such status
    result.status === "several";
    console.log(line, made, new SudokuError({ code: "x", message: "y" }).line, init);`;
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const common = ["--noEmit", "--strict", "--target", "es2022", "--skipLibCheck", "false", "--types", ""];
  const kinds = {
    "nodenext, module": ["use.mts", "--module", "nodenext"],
    bundler: ["use.ts", "--module", "esnext", "--moduleResolution", "bundler"],
  };
  for (const [name, [file, ...options]] of Object.entries(kinds)) {
    test(name, async () => {
      await write(file, code);
      await run(process.execPath, [compiler, file, ...common, ...options], { cwd: folder });
    });
  }
  test("nodenext, CommonJS", async () => {
    await write("use.cts", `import ninewise = require("ninewise"); const n: number = ninewise.count("");`);
    await run(process.execPath, [compiler, "use.cts", ...common, "--module", "nodenext"], { cwd: folder });
  });
});

describe("bundlers and browsers", () => {
  const app = `import { solve } from "ninewise"; document.title = solve("${BOARD}").solution;`;
  const page = (script) => `<!doctype html><meta charset="utf-8"><title>none</title>${script}`;
  const pages = {
    "module script": page(`<script type="module">
      import { solve } from "./node_modules/ninewise/dist/index.js";
      document.title = solve("${BOARD}").solution;</script>`),
    "classic script": page(`<script src="node_modules/ninewise/dist/index.iife.js"></script>
      <script>document.title = ninewise.solve("${BOARD}").solution;</script>`),
    "slim module script": page(`<script type="module">
      import { init, solve } from "./node_modules/ninewise/dist/slim.js";
      await init();
      document.title = solve("${BOARD}").solution;</script>`),
    "classic worker": page(`<script>
      const code = 'importScripts("' + new URL("node_modules/ninewise/dist/index.iife.js", location) + '");' +
        'postMessage(ninewise.solve("${BOARD}").solution)';
      new Worker(URL.createObjectURL(new Blob([code]))).onmessage = ({ data }) => (document.title = data);</script>`),
    esbuild: page('<script type="module" src="esbuild/app.js"></script>'),
    Vite: page('<script type="module" src="vite/dist/app.js"></script>'),
    pool: page(`<script type="module">
      import { pool } from "./node_modules/ninewise/dist/pool.js";
      let ticks = 0;
      const timer = setInterval(() => ticks++, 10);
      const made = pool({ size: 2 });
      const { count, status, solutions } = await made.batch("${BOARD}\\n".repeat(200_000));
      await made.close();
      clearInterval(timer);
      const wrong = status.filter((one) => one !== 1).length;
      const last = new TextDecoder().decode(solutions.subarray(-82, -1));
      document.title = count === 200_000 && wrong === 0 && ticks > 2 ? last : [count, wrong, ticks].join();</script>`),
    "pool, with workers of its own file": page(`<script type="module">
      import { pool } from "./node_modules/ninewise/dist/pool.js";
      const worker = () => new Worker("node_modules/ninewise/dist/pool-worker.js");
      const { solutions } = await pool({ size: 1, worker }).batch("${BOARD}");
      document.title = new TextDecoder().decode(solutions.subarray(0, 81));</script>`),
  };
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;

  before(async () => {
    const entry = await write("app.js", app);
    await esbuild.build({ entryPoints: [entry], bundle: true, minify: true, format: "esm", outfile: join(folder, "esbuild/app.js") });
    const { build } = await import("vite");
    await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      build: { outDir: "vite/dist", lib: { entry, formats: ["es"], fileName: () => "app.js" }, minify: true },
    });
    for (const [name, text] of Object.entries(pages)) await write(`${name}.html`, text);
    server = await serve(folder);
  });
  after(() => server?.close());

  for (const name of ["chromium", "firefox"]) {
    test(name, { timeout: 120_000 }, async (context) => {
      const browser = await launch(name);
      try {
        for (const title of Object.keys(pages)) {
          await context.test(title, async () => {
            const opened = await browser.newPage();
            await opened.goto(`${server.url}${encodeURIComponent(title)}.html`);
            await opened.waitForFunction(() => document.title !== "none", { timeout: 30_000 });
            assert.equal(await opened.title(), SOLUTION);
            await opened.close();
          });
        }
      } finally {
        await browser.close();
      }
    });
  }
});
