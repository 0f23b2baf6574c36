// Input that nobody should hand in: the contract's errors, at once, and the next good call works.

import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import {
  SudokuError,
  count,
  explain,
  format,
  hint,
  is_valid,
  parse,
  rate,
  solutions,
  solve,
} from "../../dist/index.js";
import { BOARD, EMPTY, SOLUTION } from "./boards.mjs";

afterEach(() => assert.equal(solve(BOARD).solution, SOLUTION));

/** Every function that takes a text, with the name of that parameter. */
const FUNCTIONS = { is_valid, solve, count, solutions, parse, format, hint, explain, rate };
const parameterOf = (name) => (name === "parse" ? "text" : "board");

/** The error that `call` throws. */
function thrownBy(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}

describe("no string", () => {
  const values = {
    null: null,
    undefined: undefined,
    number: 5,
    "not a number": NaN,
    bigint: 1n,
    boolean: true,
    symbol: Symbol("board"),
    array: [...BOARD],
    object: {},
    "object with toString": { toString: () => BOARD },
    "String object": new String(BOARD),
    function: () => BOARD,
    bytes: new TextEncoder().encode(BOARD),
  };
  for (const [name, value] of Object.entries(values)) {
    test(name, () => {
      for (const [called, call] of Object.entries(FUNCTIONS)) {
        const error = thrownBy(() => call(value));
        assert.ok(error instanceof TypeError);
        assert.match(error.message, new RegExp(`^${parameterOf(called)} must be a string`));
      }
    });
  }
});

describe("no board", () => {
  const [head, tail] = [BOARD.slice(0, 30), BOARD.slice(31)];
  const texts = {
    empty: "",
    blanks: " \n\t ",
    "one character": "5",
    "80 characters": BOARD.slice(1),
    "82 characters": `${BOARD}.`,
    "two boards": BOARD + BOARD,
    "a letter": `${head}k${tail}`,
    NUL: `${head}\0${tail}`,
    "81 NULs": "\0".repeat(81),
    "a high surrogate": `${head}\ud800${tail}`,
    "a low surrogate": `${head}\udc00${tail}`,
    "81 low surrogates": "\udc00".repeat(81),
    "an emoji": `${head}\u{1f600}${tail}`,
    "81 emoji": "\u{1f600}".repeat(81),
    "a replacement character": `${head}\ufffd${tail}`,
    "a combining mark": `${head}5\u0301${tail}`,
    "control characters": "\x01\x02\x7f".repeat(27),
    "a million characters": "k".repeat(1_000_000),
    "20 million characters": "5".repeat(20_000_000),
    "20 million lines": "\n".repeat(20_000_000),
    "JSON of something else": '{"board": {"a": [1, 2, {"b": null}]}}',
    "deep JSON": "[".repeat(100_000),
    "numbers out of range": JSON.stringify(Array(9).fill(Array(9).fill(10))),
    "negative numbers": JSON.stringify(Array(9).fill(Array(9).fill(-2))),
  };
  for (const [name, text] of Object.entries(texts)) {
    test(name, { timeout: 10_000 }, () => {
      assert.equal(is_valid(text), false);
      for (const call of [solve, count, solutions, parse, hint, explain, rate, (text) => format(text, "line")]) {
        const error = thrownBy(() => call(text));
        assert.ok(error instanceof SudokuError, String(error));
        assert.match(error.code, /^[a-z]+(-[a-z]+)*$/);
        assert.notEqual(error.code, "internal");
        assert.match(error.message, /^[^\n]+\.$/);
        assert.doesNotMatch(error.message, /\.rs|unwrap|panick/);
        assert.equal(Object.getPrototypeOf(error.details), Object.prototype);
      }
    });
  }
});

test("the place of an odd character counts characters", () => {
  for (const odd of ["\ud800", "\udc00", "\u{1f600}", "k"]) {
    const error = thrownBy(() => solve(BOARD.slice(0, 30) + odd + BOARD.slice(31)));
    assert.deepEqual([error.line, error.column], [1, 31], JSON.stringify(odd));
  }
});

describe("limits", () => {
  const wrong = [NaN, 0, -1, 0.5, 1.5, -0, Infinity, -Infinity, 2 ** 53, 1e300, Number.MIN_VALUE];
  for (const limit of wrong) {
    test(`${limit}`, () => {
      for (const call of [count, solutions]) {
        const error = thrownBy(() => call(EMPTY, limit));
        assert.ok(error instanceof SudokuError);
        assert.equal(error.code, "option");
        assert.match(error.message, /^limit is .*; it must be a whole number from 1 to \d+\.$/);
      }
    });
  }
  for (const limit of ["5", null, 5n, {}, [], Symbol("limit"), true]) {
    test(`${typeof limit} in place of a number`, () => {
      for (const call of [count, solutions]) {
        const error = thrownBy(() => call(EMPTY, limit));
        assert.ok(error instanceof TypeError);
        assert.match(error.message, /^limit must be a number/);
      }
    });
  }
});

test("ten thousand mangled boards raise nothing but the contract's errors", () => {
  const random = generator(20_240_601);
  const alphabet = [..."0123456789.*-|+_ xX\n\r\t[]{}\",:;#", "\0", "\u00e9", "\u{1f600}", "\ud800", "\uff15", "\u2502"];
  for (let round = 0; round < 10_000; round++) {
    const characters = [...BOARD];
    const changes = random(8);
    for (let change = 0; change < changes; change++) {
      characters.splice(random(82), random(3), alphabet[random(alphabet.length)]);
    }
    const text = characters.join("");
    try {
      solve(text);
    } catch (error) {
      assert.ok(error instanceof SudokuError && error.code !== "internal", `${JSON.stringify(text)}: ${error}`);
    }
  }
});

/** Numbers from 0 up to a bound, the same for the same seed. */
function generator(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
