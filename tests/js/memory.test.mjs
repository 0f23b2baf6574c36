// Ten thousand mixed calls, good and bad: the engine's memory does not grow after warm-up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD, BOARDS, EMPTY, SOLUTION } from "./boards.mjs";

/** @type {WebAssembly.Memory[]} */
const memories = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(module, imports) {
    super(module, imports);
    memories.push(this.exports.memory);
  }
};
const { batch, count, is_valid, parse, solutions, solve } = await import("../../dist/index.js");

const quick = BOARDS.map(({ board }) => board).filter((board) => !board.startsWith(".....5.8....6.1"));
const forms = [...quick, JSON.stringify(BOARD.match(/.{9}/g).map((row) => [...row])), BOARD.match(/.{9}/g).join("\r\n")];
const bad = ["", "5", BOARD.slice(1), "\u{1f600}".repeat(81), "\ud800".repeat(81), "5".repeat(2_000_000), "x".repeat(9999)];
const calls = [solve, count, (text) => solutions(text, 20), parse, is_valid, (text) => batch(`${text}\n`.repeat(20))];

function mixed(rounds) {
  for (let round = 0; round < rounds; round++) {
    const texts = round % 3 ? forms : bad;
    try {
      calls[round % calls.length](texts[round % texts.length]);
    } catch {
      // The bad ones; which error they raise is another test's business.
    }
  }
}

const total = () => memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);

test("memory stands still", () => {
  mixed(1000);
  const warm = total();
  mixed(10_000);
  assert.equal(total(), warm);
  assert.equal(memories.length, 1);
  assert.equal(solve(BOARD).solution, SOLUTION);
});

test("errors by the hundred thousand don't leak", () => {
  const before = total();
  for (let round = 0; round < 100_000; round++) assert.throws(() => solve("5"));
  assert.equal(total(), before);
});

test("a long batch does not make it grow", () => {
  const before = total();
  assert.equal(batch(`${EMPTY}\n`.repeat(50_000)).count, 50_000);
  assert.equal(total(), before);
});
