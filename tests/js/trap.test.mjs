// A trap in the engine: an error that asks for a report, and the next call works. On a build of its own, with an export
// that traps.

import assert from "node:assert/strict";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { buildTrap } from "../../tools/trap.js";
import { BOARD, EMPTY, SOLUTION } from "./boards.mjs";

/** @type {any} */
let ninewise;

before(async () => {
  ninewise = await import(pathToFileURL(join(await buildTrap(), "index.js")).href);
});

for (const kind of ["panic", "stack", "memory"]) {
  test(`${kind}: reported with the input, three times in a row`, async (context) => {
    // The panic's own message goes to the console.
    context.mock.method(console, "error", () => {});
    for (let round = 0; round < 3; round++) {
      assert.throws(
        () => ninewise.trap(kind),
        (error) => {
          assert.ok(error instanceof ninewise.SudokuError);
          assert.equal(error.code, "internal");
          assert.match(error.message, /report/);
          assert.ok(error.message.includes(`"${kind}"`));
          assert.ok(error.cause instanceof Error);
          return true;
        },
      );
      assert.equal(ninewise.solve(BOARD).solution, SOLUTION);
      assert.equal(ninewise.count(EMPTY, 3), 3);
      assert.equal(ninewise.batch(`${BOARD}\n`).status[0], 1);
      assert.equal(ninewise.is_valid(`${BOARD}x`), false);
    }
  });
}

test("init after a trap is a fresh start as well", async (context) => {
  context.mock.method(console, "error", () => {});
  assert.throws(() => ninewise.trap("panic"));
  await ninewise.init();
  assert.equal(ninewise.solve(BOARD).solution, SOLUTION);
});
