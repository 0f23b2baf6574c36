// `batch`: the same answers as `solve`, whatever the ends of lines and wherever the chunks are cut.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SudokuError, batch, solve } from "../../dist/index.js";
import { BOARD, BOARDS, EMPTY, SOLUTION } from "./boards.mjs";

const STATUS = { none: 0, unique: 1, multiple: 2 };
const UNREADABLE = 255;
const BLANKS = ".".repeat(81);
const encode = (text) => new TextEncoder().encode(text);
const linesOf = ({ solutions }) => Buffer.from(solutions).toString("latin1").split("\n").slice(0, -1);

/** The same input as text and as bytes. */
function both(text, check) {
  for (const input of [text, encode(text), Buffer.from(text)]) check(batch(input));
}

for (const [name, end] of [["LF", "\n"], ["CRLF", "\r\n"], ["blanks and LF", " \t\n"]]) {
  test(`lines that end with ${name}, the last with and without`, () => {
    const boards = BOARDS.map(({ board }) => board);
    for (const last of [end, ""]) {
      both(boards.join(end) + last, (result) => {
        const expected = boards.map((board) => solve(board));
        assert.equal(result.count, boards.length);
        assert.deepEqual([...result.status], expected.map(({ status }) => STATUS[status]));
        assert.deepEqual(linesOf(result), expected.map(({ solution }) => solution ?? BLANKS));
      });
    }
  });
}

test("no boards", () => {
  for (const text of ["", "\n", "\r\n\r\n", "# a comment", "# one\n\n# two\n"]) {
    both(text, ({ count, status, solutions }) => {
      assert.deepEqual([count, status.length, solutions.length], [0, 0, 0], JSON.stringify(text));
    });
  }
});

test("unreadable lines keep their place", () => {
  const odd = ["5", BOARD.slice(1), `${BOARD}.`, `x${BOARD.slice(1)}`, "\0", "\u{1f600}", "\ud800", "\u00e9".repeat(81)];
  const text = odd.flatMap((line) => [BOARD, line]).join("\n");
  both(text, (result) => {
    assert.deepEqual([...result.status], odd.flatMap(() => [1, UNREADABLE]));
    assert.deepEqual(linesOf(result), odd.flatMap(() => [SOLUTION, BLANKS]));
  });
});

describe("chunks", () => {
  test("many boards of changing kinds, in order", () => {
    const kinds = [BOARD, EMPTY, `11${".".repeat(79)}`, "?"];
    const lines = Array.from({ length: 5000 }, (_, index) => kinds[(index * index) % 4]);
    both(lines.join("\n"), (result) => {
      assert.deepEqual([...result.status], lines.map((line) => [1, 2, 0, UNREADABLE][kinds.indexOf(line)]));
    });
  });
  test("many short lines", () => {
    both("5\n".repeat(200_000), ({ count, status }) => {
      assert.equal(count, 200_000);
      assert.ok(status.every((one) => one === UNREADABLE));
    });
  });
  test("lines longer than the buffer are unreadable, or comments", () => {
    const long = "x".repeat(300_000);
    const lines = [BOARD, long, BOARD, `# ${long}`, BOARD, "\u00e9".repeat(100_000), BOARD, long];
    for (const end of ["", "\n"]) {
      both(lines.join("\n") + end, ({ status }) => {
        assert.deepEqual([...status], [1, UNREADABLE, 1, 1, UNREADABLE, 1, UNREADABLE]);
      });
    }
  });
  test("a line break at every place around a chunk's end", () => {
    for (let shift = 0; shift < 90; shift++) {
      const text = `#${"-".repeat(shift)}\n${`${BOARD}\n`.repeat(1700)}`;
      both(text, ({ count, status }) => {
        assert.equal(count, 1700);
        assert.ok(status.every((one) => one === 1));
      });
    }
  });
});

test("what is handed in stays as it is", () => {
  const bytes = encode(`${BOARD}\n`);
  const copy = bytes.slice();
  batch(bytes);
  assert.deepEqual(bytes, copy);
});

test("bytes in a part of a larger buffer, and shared ones", () => {
  const bytes = new Uint8Array(new SharedArrayBuffer(200), 50, 81);
  bytes.set(encode(BOARD));
  assert.equal(linesOf(batch(bytes))[0], SOLUTION);
});

test("neither text nor bytes: a TypeError that names the parameter", () => {
  for (const value of [null, undefined, 5, [BOARD], {}, Symbol("boards"), new Uint16Array(3), new ArrayBuffer(3)]) {
    assert.throws(() => batch(value), /^TypeError: boards must be a string or a Uint8Array/);
  }
});

test("SudokuError is known across the package's files", async () => {
  const { createRequire } = await import("node:module");
  const other = createRequire(import.meta.url)("../../dist/index.cjs");
  assert.notEqual(other.SudokuError, SudokuError);
  assert.ok(new other.SudokuError({ code: "x", message: "y" }) instanceof SudokuError);
  assert.ok(!(new Error("y") instanceof SudokuError));
});
