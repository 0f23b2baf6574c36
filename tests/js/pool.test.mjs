// The pool in Node: the same answers as `batch`, in order, whatever happens to its workers.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { SudokuError, batch } from "../../dist/index.js";
import { pool } from "../../dist/pool.js";
import { BOARD, EMPTY } from "./boards.mjs";

const KINDS = [BOARD, EMPTY, `11${".".repeat(79)}`, "?", `${BOARD}\r`, ""];
/** Some chunks of boards of changing kinds. */
const TEXT = Array.from({ length: 60_000 }, (_, index) => KINDS[(index * index + (index >> 3)) % 6]).join("\n");
const EXPECTED = batch(TEXT);
const WORKER = new URL("../../dist/pool-worker.js", import.meta.url);

/** A pool that is closed in the end. */
async function withPool(options, run) {
  const made = pool(options);
  try {
    await run(made);
  } finally {
    await made.close();
  }
}

/** @param {string} code to run in a worker before the pool's own */
const workerAfter = (code) => () =>
  new Worker(`${code}; import(${JSON.stringify(WORKER.href)}).catch((error) => { throw error; });`, { eval: true });

test("text and bytes, in order, with any number of workers", async () => {
  for (const size of [1, 2, 3]) {
    await withPool({ size }, async (made) => {
      assert.deepEqual(await made.batch(TEXT), EXPECTED);
      assert.deepEqual(await made.batch(Buffer.from(TEXT)), EXPECTED);
    });
  }
});

test("calls at the same time", () =>
  withPool({ size: 2 }, async (made) => {
    const [one, two, three] = await Promise.all([made.batch(TEXT), made.batch(BOARD), made.batch(`${TEXT}\n`)]);
    assert.deepEqual([one, two, three], [EXPECTED, batch(BOARD), EXPECTED]);
  }));

test("no boards", () =>
  withPool({ size: 1 }, async (made) => {
    assert.equal((await made.batch("")).count, 0);
    assert.equal((await made.batch("\n\n# none\n")).count, 0);
  }));

test("progress rises to 1", () =>
  withPool({ size: 2 }, async (made) => {
    const parts = [];
    await made.batch(TEXT, { progress: (part) => parts.push(part) });
    assert.ok(parts.length > 2);
    assert.deepEqual(parts, [...parts].sort((one, two) => one - two));
    assert.equal(parts.at(-1), 1);
  }));

describe("stopping", () => {
  test("by a signal, before and in the middle; the pool goes on", () =>
    withPool({ size: 2 }, async (made) => {
      await assert.rejects(made.batch(TEXT, { signal: AbortSignal.abort() }), { name: "AbortError" });
      const controller = new AbortController();
      const progress = () => controller.abort(new Error("enough"));
      await assert.rejects(made.batch(TEXT, { signal: controller.signal, progress }), /enough/);
      assert.deepEqual(await made.batch(TEXT), EXPECTED);
    }));
  test("an error in the caller's progress is the call's", () =>
    withPool({ size: 1 }, async (made) => {
      const progress = () => {
        throw new Error("mine");
      };
      await assert.rejects(made.batch(TEXT, { progress }), /mine/);
      assert.deepEqual(await made.batch(TEXT), EXPECTED);
    }));
  test("by close: what runs fails, later calls too", async () => {
    const made = pool({ size: 2 });
    const call = made.batch(TEXT);
    await Promise.all([assert.rejects(call, { code: "closed" }), made.close()]);
    await assert.rejects(made.batch(BOARD), { code: "closed" });
    await made.close();
  });
});

describe("workers that die", () => {
  test("have their chunk done again", () => {
    let started = 0;
    // The first two end at their first chunk.
    const dying = `const { parentPort } = require("node:worker_threads");
      parentPort.on("message", ({ bytes }) => bytes && process.exit(3))`;
    const worker = () => workerAfter(started++ < 2 ? dying : "")();
    return withPool({ size: 2, worker }, async (made) => {
      assert.deepEqual(await made.batch(TEXT), EXPECTED);
      assert.ok(started > 2);
    });
  });
  test("over and over fail the call", () =>
    withPool({ size: 1, worker: workerAfter(`throw new Error("broken")`) }, async (made) => {
      await assert.rejects(made.batch(BOARD), (error) => error instanceof SudokuError && error.code === "worker");
    }));
  test("or can't be made fail the call", () => {
    const worker = () => {
      throw new Error("no workers here");
    };
    return withPool({ size: 1, worker }, async (made) => {
      await assert.rejects(made.batch(BOARD), (error) => error instanceof SudokuError && error.code === "unsupported");
    });
  });
});

test("wrong arguments", async () => {
  for (const size of [0, -1, 1.5, NaN, Infinity, 1000]) assert.throws(() => pool({ size }), { code: "option" });
  assert.throws(() => pool({ size: "2" }), /^TypeError: size must be a number/);
  await withPool({}, async (made) => {
    await assert.rejects(made.batch(5), /^TypeError: boards must be a string or a Uint8Array/);
  });
});

test("an open pool does not keep the process alive, nor does a closed one", async () => {
  const entry = JSON.stringify(new URL("../../dist/pool.js", import.meta.url).href);
  for (const end of ["", "await made.close();"]) {
    const code = `import { pool } from ${entry};
      const made = pool({ size: 2 });
      console.log((await made.batch("${BOARD}")).status[0]);
      ${end}`;
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code], { timeout: 20_000 });
    assert.equal((await run).stdout.trim(), "1", fileURLToPath(WORKER));
  }
});
