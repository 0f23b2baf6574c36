// Hints by levels, the whole path, the rating: told, drawn, applied, by mouse and by keyboard.

import assert from "node:assert/strict";
import { PHONE, boardOf, clickCell, hashOf, inBrowsers, paste, waitForBoard, waitForStatus, write } from "./browser.js";

const EASY = "....6743.8....915.5....3..9..7....1...18.63.494.35..2...9.1.5.26.82..7..4..7.8...";
const CHAIN = "......2..91...83...6...9.172...4.....41.6.95.....8...147.5...9...96...83..3......";

const press = (page, id) => page.click(`[data-action="${id}"]`);
const panel = (page) => page.$eval("#panel", (section) => section.textContent);
const count = (page, selector) => page.$$eval(selector, (found) => found.length);
const stepNumbered = (page, number) =>
  page.evaluate((wanted) => [...document.querySelectorAll(".step")].find((row) => row.querySelector(".number")?.textContent === wanted)?.click(), String(number));

inBrowsers("a hint goes from nudge to name to reason, is applied and undone", async (page) => {
  await press(page, "hint");
  await page.waitForSelector(".levels");
  assert.match(await panel(page), /Look at/);
  assert.equal(await count(page, "#board .placed-frame"), 0, "a nudge gives nothing away");
  await press(page, "hint");
  await page.waitForSelector(".headline");
  assert.match(await panel(page), /single|house.*SE 1\.\d/i);
  await press(page, "hint");
  await page.waitForSelector("#board .placed-frame");
  const label = await page.$eval('[data-action="apply"]', (button) => button.textContent);
  const [, digit, row, column] = /** @type {RegExpExecArray} */ (/Place (\d) in r(\d)c(\d)/.exec(label));
  await press(page, "apply");
  const cell = 9 * (Number(row) - 1) + Number(column) - 1;
  await waitForBoard(page, EASY.slice(0, cell) + digit + EASY.slice(cell + 1));
  assert.equal(await count(page, ".levels"), 0);
  await page.click(".undo");
  await waitForBoard(page, EASY);
}, { hash: hashOf(EASY) });

inBrowsers("H and Escape: hints by keyboard; next hint plays on to the end", async (page) => {
  await clickCell(page, 0);
  for (let i = 0; i < 3; i++) await page.keyboard.press("KeyH");
  await page.waitForSelector('[data-action="next-hint"]');
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".levels"));
  for (let i = 0; i < 3; i++) await page.keyboard.press("KeyH");
  for (let left = 47; left > 0; left--) {
    await page.waitForFunction((open) => document.querySelectorAll("#cells .nine").length + document.querySelectorAll("#cells .placed").length === open && document.querySelector('[data-action="next-hint"]'), {}, left);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('[data-action="next-hint"]')).click());
  }
  await waitForStatus(page, "Solved.");
}, { hash: hashOf(EASY), browsers: ["chrome"] });

inBrowsers("a wrong entry is told instead of a hint", async (page) => {
  await write(page, 0, 2);
  await press(page, "hint");
  await waitForStatus(page, "1 digit does not fit the solution.");
  await press(page, "clear");
  await waitForBoard(page, EASY);
}, { hash: hashOf(EASY) });

inBrowsers("the path lists every step, shows each on the board, plays to one", async (page) => {
  await press(page, "path");
  await page.waitForSelector(".steps");
  const steps = await count(page, ".step");
  assert.match(await panel(page), new RegExp(`${steps} steps to the end`));
  await page.focus(".step");
  await page.keyboard.press("End");
  await waitForStatus(page, `Step ${steps} of ${steps}`);
  await page.keyboard.press("ArrowUp");
  await waitForStatus(page, `Step ${steps - 1} of ${steps}`);
  assert.equal((await boardOf(page)).replaceAll(".", "").length, 80, "all but the last step's digit, the shown one laid over");
  await page.keyboard.press("Home");
  await waitForStatus(page, `Step 1 of ${steps}`);
  await stepNumbered(page, 5);
  await waitForStatus(page, `Step 5 of ${steps}`);
  await press(page, "play");
  await page.waitForFunction(() => !document.querySelector(".steps"));
  assert.equal((await boardOf(page)).replaceAll(".", "").length, EASY.replaceAll(".", "").length + 4);
  await page.click(".undo");
  await waitForBoard(page, EASY);
}, { hash: hashOf(EASY) });

inBrowsers("a chain is drawn with arrows, and every cell its sentence names is on the board", async (page) => {
  await press(page, "path");
  await page.waitForSelector(".steps");
  await page.evaluate(() => /** @type {HTMLElement} */ ([...document.querySelectorAll(".step")].find((row) => /chain/i.test(row.textContent ?? ""))).click());
  await page.waitForSelector("#board .halo");
  const arrows = await count(page, '#board [class^="link-"]');
  const heads = await count(page, '#board [class^="head-"]');
  assert.ok(arrows > 2);
  assert.equal(arrows, heads);
  const outside = await page.evaluate(() => {
    const board = /** @type {HTMLElement} */ (document.getElementById("board")).getBoundingClientRect();
    return [...document.querySelectorAll('#board [class^="link-"]')].filter((path) => {
      const { left, right, top, bottom } = path.getBoundingClientRect();
      return left < board.left || right > board.right || top < board.top || bottom > board.bottom;
    }).length;
  });
  assert.equal(outside, 0);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".cell-ref")).click());
  assert.equal(await count(page, "#board .pulse"), 1);
}, { hash: hashOf(CHAIN) });

inBrowsers("every step of a hard path is drawn, and what it strikes or places is on the board", async (page) => {
  await press(page, "path");
  await page.waitForSelector(".steps");
  const steps = await count(page, ".step");
  for (let number = 1; number <= steps; number++) {
    await stepNumbered(page, number);
    await waitForStatus(page, `Step ${number} of ${steps}`);
    const [effect, drawn] = await page.evaluate(() => [document.querySelector(".current small")?.textContent ?? "", document.querySelectorAll("#board .strike, #board .placed-frame").length]);
    const wanted = / removals/.test(effect) ? Number.parseInt(effect, 10) : effect.split(", ").length;
    assert.equal(drawn, wanted, `${number}: ${effect}`);
  }
}, { hash: hashOf("...25....65....4..3.9......4.....13..8....6.9....835.......1.4..91.7.3..5...9...."), browsers: ["chrome"] });

inBrowsers("struck candidates are remembered: the next hint goes on from them", async (page) => {
  await press(page, "path");
  await page.waitForSelector(".steps");
  const number = await page.evaluate(() => Number([...document.querySelectorAll(".step")].find((row) => /removals/.test(row.textContent ?? ""))?.querySelector(".number")?.textContent));
  await stepNumbered(page, number + 1);
  const name = await page.$eval(".current .name", (node) => node.textContent);
  await press(page, "play");
  for (let i = 0; i < 3; i++) {
    await page.waitForSelector('[data-action="hint"]');
    await press(page, "hint");
    if (i === 0) await page.waitForSelector(".levels");
  }
  await page.waitForSelector(".headline");
  assert.equal(await page.$eval(".headline .title", (node) => node.textContent), name);
  await page.reload();
  await page.waitForSelector('[data-action="hint"]');
  await press(page, "hint");
  await page.waitForSelector(".levels");
}, { hash: hashOf(CHAIN) });

inBrowsers("the rating of a puzzle, with its level", async (page) => {
  await page.waitForFunction(() => /SE 7\.1\s*Very hard/.test(document.getElementById("panel")?.textContent ?? ""));
  await paste(page, EASY);
  await page.waitForFunction(() => /SE 1\.2\s*Gentle/.test(document.getElementById("panel")?.textContent ?? ""));
}, { hash: hashOf(CHAIN) });

inBrowsers("a long search runs aside and can be stopped", async (page) => {
  await press(page, "path");
  await page.waitForSelector('[data-action="stop"]');
  await press(page, "stop");
  await page.waitForSelector('[data-action="path"]');
  await press(page, "solve");
  await page.waitForSelector(".filled");
}, { hash: hashOf(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....") });

inBrowsers("on a phone the hint is a sheet below the board that folds and closes", async (page) => {
  await page.tap('[data-action="hint"]');
  await page.waitForSelector(".levels");
  const boxes = () => page.evaluate(() => ["board", "panel"].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect().toJSON()));
  const [board, sheet] = await boxes();
  assert.ok(sheet.top >= board.bottom, "the board is never covered");
  await page.tap(".grab");
  await page.waitForFunction(() => document.documentElement.dataset.sheet === "folded");
  assert.equal((await boxes())[0].top, board.top);
  await page.tap(".grab");
  await page.waitForFunction(() => document.documentElement.dataset.sheet === "open");
  await page.tap("#panel .close");
  await page.waitForFunction(() => document.documentElement.dataset.sheet === "none");
}, { hash: hashOf(CHAIN), viewport: PHONE });
