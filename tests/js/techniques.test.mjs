// The list of techniques, in both languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SudokuError, explain, rate, techniques } from "../../dist/index.js";
import { BOARD } from "./boards.mjs";

test("every technique has an id, a name and a description of its own", () => {
  for (const list of [techniques(), techniques("zh")]) {
    for (const key of ["id", "name", "description"]) {
      assert.equal(new Set(list.map((technique) => technique[key])).size, list.length, key);
    }
    assert.deepEqual(list, [...list].sort((one, other) => one.rating - other.rating));
  }
});

test("both languages have the same ids, and English is what no language means", () => {
  assert.deepEqual(techniques().map(({ id }) => id), techniques("zh").map(({ id }) => id));
  assert.deepEqual(techniques(), techniques("en"));
  assert.notDeepEqual(techniques(), techniques("zh"));
});

test("steps and ratings name techniques of the list", () => {
  for (const language of ["en", "zh"]) {
    const names = new Map(techniques(language).map(({ id, name }) => [id, name]));
    for (const step of explain(BOARD, { language }).steps) assert.equal(names.get(step.technique), step.name);
    assert.ok(names.has(rate(BOARD).technique));
  }
});

test("those that assume one solution say so", () => {
  const assuming = techniques().filter(({ assumesUnique }) => assumesUnique).map(({ id }) => id);
  assert.ok(assuming.length > 0 && assuming.every((id) => /^(unique-|bug-)/.test(id)), assuming.join(" "));
});

test("an unknown language is an option error", () => {
  assert.throws(() => techniques("de"), (error) => error instanceof SudokuError && error.code === "option");
  assert.throws(() => techniques(5), TypeError);
});
