// The package's contract, board by board and function by function, on the built ES module.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as ninewise from "../../dist/index.js";
import { BOARD, BOARDS, EMPTY, SOLUTION } from "./boards.mjs";

const { SudokuError, count, is_valid, parse, solutions, solve } = ninewise;

/** Whether `line` is a full, right grid that agrees with `board`. */
function isSolutionOf(board, line) {
  const agrees = [...board].every((character, cell) => ".0".includes(character) || character === line[cell]);
  return agrees && /^[1-9]{81}$/.test(line) && is_valid(line);
}

describe("boards", () => {
  for (const { name, board, valid, count: expected, solution } of BOARDS) {
    test(name, () => {
      assert.equal(is_valid(board), valid);
      assert.equal(count(board), expected);
      const result = solve(board);
      assert.deepEqual(solve(board), result);
      assert.equal(result.status, expected === 0 ? "none" : expected === 1 ? "unique" : "multiple");
      assert.equal(result.conflicts.length > 0, !valid);
      if (solution) assert.equal(result.solution, solution);
      const lines = [result.solution, result.other].filter((line) => line !== null);
      assert.equal(lines.length, Math.min(expected, 2));
      assert.equal(new Set(lines).size, lines.length);
      for (const line of lines) assert.ok(isSolutionOf(board, line), line);
      assert.deepEqual(solutions(board, 1000).length, expected);
    });
  }
});

describe("other text forms give what the line gives", () => {
  const rows = BOARD.match(/.{9}/g);
  const forms = {
    "zeros for blanks": BOARD.replaceAll(".", "0"),
    "nine lines": rows.join("\n"),
    "CRLF and a byte order mark": `\ufeff${rows.join("\r\n")}\r\n`,
    "a grid with bars": rows.map((row) => row.replace(/(...)(...)(...)/, "$1|$2|$3")).join("\n"),
    JSON: JSON.stringify(rows.map((row) => [...row])),
  };
  for (const [name, text] of Object.entries(forms)) {
    test(name, () => {
      assert.equal(is_valid(text), true);
      assert.deepEqual(solve(text), solve(BOARD));
      assert.equal(count(text), 1);
      assert.deepEqual(solutions(text), [SOLUTION]);
      assert.equal(parse(text).board, BOARD);
    });
  }
});

test("is_valid is false exactly for two equal digits in one row, column or box", () => {
  let clashing = 0;
  for (const digit of ["1", "9"]) {
    for (let one = 0; one < 81; one++) {
      for (let two = one + 1; two < 81; two++) {
        const board = [...EMPTY].fill(digit, one, one + 1).fill(digit, two, two + 1).join("");
        const row = (cell) => Math.floor(cell / 9);
        const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
        const shared = row(one) === row(two) || one % 9 === two % 9 || box(one) === box(two);
        assert.equal(is_valid(board), !shared, board);
        if (shared) clashing++;
      }
    }
  }
  assert.equal(clashing, 2 * 810);
});

test("conflicts name the digit, the cells and the house", () => {
  assert.deepEqual(solve(`5........5${".".repeat(71)}`).conflicts, [
    { digit: 5, cells: [0, 9], house: { kind: "column", index: 0 } },
    { digit: 5, cells: [0, 9], house: { kind: "box", index: 0 } },
  ]);
});

describe("counting and listing", () => {
  test("stop at the limit", () => {
    for (const limit of [1, 2, 7, 5000]) assert.equal(count(EMPTY, limit), limit);
    for (const limit of [1, 2, 7]) assert.equal(solutions(EMPTY, limit).length, limit);
  });
  test("have their defaults", () => {
    assert.equal(count(EMPTY), 1000);
    assert.equal(solutions(EMPTY).length, 10);
    assert.equal(count(EMPTY, undefined), 1000);
  });
  test("list different solutions, the same on every call", () => {
    const lines = solutions(EMPTY, 500);
    assert.equal(new Set(lines).size, 500);
    assert.deepEqual(solutions(EMPTY, 500), lines);
  });
});

test("parse says what was read", () => {
  assert.deepEqual(parse(BOARD), { board: BOARD, givens: BOARD, candidates: null, format: "line" });
});

test("results are plain, hold no bigint and survive JSON", () => {
  for (const value of [solve(BOARD), solve(`55${".".repeat(79)}`), parse(BOARD), solutions(BOARD)]) {
    assert.deepEqual(JSON.parse(JSON.stringify(value)), value);
    assert.deepEqual(structuredClone(value), value);
  }
});

test("init is optional, and can be awaited at any time, twice at once", async () => {
  assert.equal(await ninewise.init(), undefined);
  await Promise.all([ninewise.init(), ninewise.init()]);
  assert.equal(solve(BOARD).solution, SOLUTION);
});

test("SudokuError is an Error with a name", () => {
  const error = new SudokuError({ code: "x", message: "y" });
  assert.ok(error instanceof Error);
  assert.equal(`${error}`, "SudokuError: y");
  assert.deepEqual([error.line, error.column, error.details], [null, null, {}]);
});
