// Hints, paths, ratings and styles of text: the shape of the results, their options, and that they agree with `solve`.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SudokuError, explain, format, hint, parse, rate, solve } from "../../dist/index.js";
import { BOARD, EMPTY, SOLUTION } from "./boards.mjs";

/** Needs more than singles. */
const TRICKY = "......6.2.3.8......1..........5..73.9..4.....2........5....6.4.....2.1......9....";
const TWO = "349618572782359...651742389273895...195476238864231957527164893918523764436987125";

/** What a path does to the candidates, step by step; every step must be true of the solution. */
function follow(board, steps, solution) {
  const line = [...board];
  for (const { placements, eliminations } of steps) {
    assert.ok(placements.length + eliminations.length > 0);
    for (const { cell, digit } of placements) {
      assert.equal(String(digit), solution[cell]);
      line[cell] = String(digit);
    }
    for (const { cell, digit } of eliminations) assert.notEqual(String(digit), solution[cell]);
  }
  return line.join("");
}

test("a path ends at the solution, by steps that are true of it", () => {
  for (const board of [BOARD, TRICKY]) {
    const { solution } = solve(board);
    const path = explain(board);
    assert.equal(path.solution, solution);
    assert.equal(path.solved, true);
    assert.equal(path.trouble, null);
    assert.equal(follow(board.replaceAll("0", "."), path.steps, solution), solution);
    assert.equal(path.hardest, Math.max(...path.steps.map(({ rating }) => rating)));
  }
});

test("a hint is the first step of the path", () => {
  for (const options of [{}, { order: "explainer" }, { language: "zh" }, { uniqueness: false }]) {
    assert.deepEqual(hint(TRICKY, options), explain(TRICKY, options).steps[0]);
  }
});

test("a step says what it does, why and where, in both languages", () => {
  for (const language of ["en", "zh"]) {
    for (const step of explain(TRICKY, { language }).steps) {
      assert.match(step.technique, /^[a-z0-9]+(-[a-z0-9]+)*$/);
      assert.ok(step.name && step.text && step.rating >= 1);
      const plain = step.sentence.map(({ parts }) => parts.map(({ text }) => text).join("")).join("\n");
      assert.equal(plain, step.text);
      for (const { cells } of [step.look]) for (const cell of cells) assert.ok(cell >= 0 && cell < 81);
      for (const mark of [...step.marks, ...step.placements, ...step.eliminations]) {
        assert.ok(mark.cell >= 0 && mark.cell < 81 && mark.digit >= 1 && mark.digit <= 9);
      }
      assert.deepEqual(structuredClone(step), JSON.parse(JSON.stringify(step)));
    }
  }
  assert.match(hint(BOARD, { language: "zh" }).text, /[\u4e00-\u9fff]/);
});

describe("where there is no step", () => {
  test("null for what is solved", () => {
    assert.equal(hint(SOLUTION), null);
    assert.deepEqual(explain(SOLUTION).steps, []);
    assert.equal(explain(SOLUTION).solved, true);
  });
  test("a wrong entry is named, with the givens as option or in the text", () => {
    const wrong = BOARD.replace("53.", "531");
    const found = hint(wrong, { givens: BOARD });
    assert.equal(found.trouble, "wrong");
    assert.deepEqual(found.entries, [2]);
    assert.deepEqual(explain(wrong, { givens: BOARD }).trouble, found);
  });
  test("a wrongly struck candidate is named", () => {
    const candidates = Array(81).fill(511);
    candidates[2] = 511 & ~(1 << (Number(SOLUTION[2]) - 1));
    const found = hint(BOARD, { candidates });
    assert.equal(found.trouble, "wrong");
    assert.deepEqual(found.struck, [{ cell: 2, digit: Number(SOLUTION[2]) }]);
  });
  test("no solution", () => {
    for (const board of [`11${".".repeat(79)}`, ".876543212........3........4........5........6........7........8........9........"]) {
      assert.equal(hint(board).trouble, "no-solution");
      assert.deepEqual(explain(board).steps, []);
    }
  });
  test("several solutions: as far as it goes", () => {
    const path = explain(TWO);
    assert.deepEqual([path.solved, path.solution], [false, null]);
    assert.equal(hint(EMPTY).trouble, "stuck");
  });
});

test("struck candidates are not struck again", () => {
  const [first] = explain(TRICKY).steps.filter(({ eliminations }) => eliminations.length);
  const path = explain(TRICKY).steps;
  assert.ok(first && path.length > 1);
  const candidates = Array(81).fill(511);
  for (const { eliminations } of path) for (const { cell, digit } of eliminations) candidates[cell] &= ~(1 << (digit - 1));
  for (const { eliminations } of explain(TRICKY, { candidates }).steps) {
    for (const { cell, digit } of eliminations) assert.ok(candidates[cell] & (1 << (digit - 1)));
  }
});

test("ratings", () => {
  assert.deepEqual(rate(BOARD), { er: 1.2, ep: 1.2, ed: 1.2, technique: "hidden-single-box", level: "gentle" });
  const blank = { er: 0, ep: 0, ed: 0, technique: null };
  assert.deepEqual(rate(SOLUTION), { ...blank, level: "solved" });
  assert.deepEqual(rate(TWO), { ...blank, level: "ambiguous" });
  assert.deepEqual(rate(EMPTY), { ...blank, level: "ambiguous" });
  assert.deepEqual(rate("5".repeat(81)), { ...blank, level: "unsolvable" });
});

test("every style that is declared is written, and read again", async () => {
  const { readFile } = await import("node:fs/promises");
  const types = await readFile(new URL("../../js/types.d.ts", import.meta.url), "utf8");
  const declared = [...types.match(/type Style =([^;]+);/)[1].matchAll(/"([^"]+)"/g)].map(([, style]) => style);
  for (const style of declared) {
    assert.equal(parse(format(BOARD, style)).board, BOARD, style);
  }
  const error = catching(() => format(BOARD, "no style"));
  assert.equal(error.details.allowed, declared.join(", "));
});

describe("options out of range", () => {
  const wrong = [
    [5, TypeError],
    [null, TypeError],
    ["en", TypeError],
    [{ givens: 5 }, TypeError],
    [{ givens: "12" }, SudokuError],
    [{ givens: "5".repeat(20_000_000) }, SudokuError],
    [{ uniqueness: 1 }, TypeError],
    [{ order: "hardest" }, SudokuError],
    [{ order: null }, TypeError],
    [{ language: "fr" }, SudokuError],
    [{ language: Symbol("en") }, TypeError],
    [{ candidates: "5" }, TypeError],
    [{ candidates: [] }, SudokuError],
    [{ candidates: Array(81).fill(512) }, SudokuError],
    [{ candidates: Array(81).fill(-1) }, SudokuError],
    [{ candidates: Array(81).fill(NaN) }, SudokuError],
    [{ candidates: Array(81) }, SudokuError],
  ];
  for (const [options, expected] of wrong) {
    test(typeof options === "object" ? Object.keys(options ?? {}).join() || "null" : String(options), () => {
      for (const call of [hint, explain]) {
        const error = catching(() => call(BOARD, options));
        assert.ok(error instanceof expected, String(error));
        assert.notEqual(error.code, "internal");
      }
    });
  }
  test("a style", () => {
    assert.ok(catching(() => format(BOARD, "x")) instanceof SudokuError);
    assert.ok(catching(() => format(BOARD)) instanceof TypeError);
  });
});

/** The error that `call` throws. */
function catching(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}
