// The parts of the page that need no browser: texts, links, steps, tokens, and the shape of its code.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { clashingCells, deadCells, placeless } from "../../www/clashes.js";
import { EMPTY, PEERS, candidates } from "../../www/grid.js";
import en from "../../www/i18n/en.js";
import zh from "../../www/i18n/zh.js";
import { fromHash, toHash } from "../../www/link.js";
import * as steps from "../../www/position.js";
import { STYLES } from "../../www/styles.js";
import { format, parse } from "../../dist/index.js";

const www = fileURLToPath(new URL("../../www/", import.meta.url));
const PUZZLE = "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
const LINE = PUZZLE.replaceAll("0", ".");

/** @param {string} folder @returns {string[]} */
const modules = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "dist" ? [] : modules(join(folder, entry.name));
    return entry.name.endsWith(".js") ? [join(folder, entry.name)] : [];
  });

test("both languages have the same texts with the same placeholders", () => {
  assert.deepEqual(Object.keys(zh).sort(), Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    const names = (/** @type {string} */ from) => [...from.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    assert.deepEqual(names(/** @type {any} */ (zh)[key]), names(text), key);
    assert.equal(text.includes("|"), /** @type {any} */ (zh)[key].includes("|"), key);
  }
});

test("every text is used and every used text exists", () => {
  const source = modules(www).filter((path) => !/(en|zh)\.js$/.test(path)).map((path) => readFileSync(path, "utf8")).join("\n");
  const stem = (/** @type {string} */ key) => key.replace(/\.(one|other)$/, "");
  for (const key of new Set(Object.keys(en).map(stem))) {
    const built = key.split(".").some((_, i, words) => i > 0 && source.includes(`\`${words.slice(0, i).join(".")}.\${`));
    assert.ok(built || source.includes(`"${key}"`), `${key} is not used`);
  }
  for (const [, key] of source.matchAll(/\bt\("([\w.]+)"/g)) assert.ok(key in en || `${key}.other` in en, `${key} does not exist`);
});

test("no import cycles, no markup from data", () => {
  /** @type {Map<string, string[]>} */
  const imports = new Map(
    modules(www).map((path) => {
      const source = readFileSync(path, "utf8");
      assert.doesNotMatch(source, /innerHTML|outerHTML|insertAdjacentHTML|document\.write/, path);
      return [path, [...source.matchAll(/^import .*?from "(\.[^"]+)"/gms)].map(([, to]) => normalize(join(dirname(path), to)))];
    }),
  );
  const visit = (/** @type {string} */ path, /** @type {string[]} */ trail) => {
    assert.ok(!trail.includes(path), `cycle: ${[...trail, path].join(" > ")}`);
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path]);
  };
  visit(join(www, "main.js"), []);
});

test("a link brings back the position", () => {
  let position = steps.newPosition(LINE);
  position = steps.writeDigit(position, [0], 4, true);
  position = steps.toggleMark(position, [1, 3], 7, "corner");
  position = steps.toggleMark(position, [80], 9, "centre");
  assert.deepEqual(fromHash(toHash(position)), position);
  assert.deepEqual(fromHash(toHash(steps.EMPTY_POSITION)), steps.EMPTY_POSITION);
});

test("every style of the package is offered, named, and read back; candidates come along where a style carries them", () => {
  let position = steps.writeDigit(steps.newPosition(LINE), [0], 4, true);
  position = { ...position, struck: position.struck.map((_, cell) => (cell === 1 ? 1 << 6 : 0)) };
  const text = steps.fullText(position);
  assert.deepEqual(parse(text).givens, LINE);
  assert.equal(parse(text).board, position.digits);
  assert.deepEqual(parse(text).candidates?.[1], steps.openCandidates(position)[1]);
  for (const style of STYLES) {
    assert.ok(`style.${style}` in en, style);
    assert.equal(parse(format(text, /** @type {any} */ (style))).board, position.digits, style);
  }
  const offered = (() => {
    try {
      return format(text, /** @type {any} */ ("no such style"));
    } catch (error) {
      return String(error);
    }
  })();
  for (const [, name] of offered.matchAll(/"([a-z-]+)"/g)) assert.ok(STYLES.includes(name), `${name} is not offered`);
});

test("a link that is none is refused", () => {
  for (const hash of ["", "#", "#p=", "#p=12", `#p=${"z".repeat(80)}`, `#p=${"0".repeat(81)}`, "#p=zzzc&d=1", "#q=zzzc", `#p=${"1".repeat(82)}`])
    assert.equal(fromHash(hash), null, hash);
});

test("givens never change, marks and digits stay sound over random steps", () => {
  const random = generator(20_240_601);
  let position = steps.newPosition(LINE);
  for (let i = 0; i < 3000; i++) {
    const cells = Array.from({ length: 1 + random(4) }, () => random(81));
    const digit = 1 + random(9);
    const choices = [
      () => steps.writeDigit(position, cells, digit, random(2) === 0),
      () => steps.toggleMark(position, cells, digit, "corner"),
      () => steps.toggleMark(position, cells, digit, "centre"),
      () => steps.erase(position, cells),
    ];
    position = choices[random(choices.length)]();
    assert.equal(position.givens, LINE);
    for (let cell = 0; cell < 81; cell++) if (LINE[cell] !== ".") assert.equal(position.digits[cell], LINE[cell]);
    assert.match(position.digits, /^[1-9.]{81}$/);
  }
});

test("a digit that clashes leaves the marks around alone; one that fits takes them", () => {
  let position = steps.newPosition(EMPTY);
  position = steps.writeDigit(position, [42], 5, true);
  position = steps.toggleMark(position, [36, 37, 44], 5, "corner");
  const clashing = steps.writeDigit(position, [39], 5, true);
  assert.deepEqual(clashing.corner, position.corner);
  const fitting = steps.writeDigit(steps.erase(position, [42]), [39], 5, true);
  assert.deepEqual([36, 37, 44].map((cell) => fitting.corner[cell]), [0, 0, 0]);
});

test("clashes, dead cells and homeless digits are told by the rules", () => {
  assert.equal(clashingCells(LINE).size, 0);
  assert.deepEqual([...clashingCells(`55${EMPTY.slice(2)}`)].sort(), [0, 1]);
  const dead = "12345678." + EMPTY.slice(9, 17) + "9" + EMPTY.slice(18);
  assert.deepEqual(deadCells(dead), [8]);
  assert.ok(placeless(dead).some(({ digit, house }) => digit === 9 && house.kind === "row" && house.index === 0));
  assert.ok(candidates(LINE).every((mask, cell) => (mask === 0) === (LINE[cell] !== ".")));
  assert.ok(PEERS.every((peers) => peers.length === 20));
});

test("lines of the board keep their contrast in both themes", () => {
  const css = readFileSync(join(www, "css/tokens.css"), "utf8");
  for (const block of css.split(/(?=:root)/).filter((part) => part.includes("--board"))) {
    const token = (/** @type {string} */ name) => /** @type {RegExpExecArray} */ (new RegExp(`--${name}: (#\\w{6})`).exec(block))[1];
    assert.ok(contrast(token("thin"), token("board")) >= 3);
    assert.ok(contrast(token("thin"), token("peer")) >= 3);
    assert.ok(contrast(token("box"), token("board")) > contrast(token("thin"), token("board")));
    for (const text of ["ink", "ink2", "own", "clash", "ok", "a", "b", "c3"]) assert.ok(contrast(token(text), token("board")) >= 4.5, text);
  }
});

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {number} seed */
function generator(seed) {
  let value = seed;
  return (/** @type {number} */ below) => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((value / 2 ** 32) * below);
  };
}
