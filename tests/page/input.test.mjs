// Keyboard, finger, and keyboards that send only text.

import assert from "node:assert/strict";
import { PHONE, PUZZLE, attribute, boardOf, clickCell, hashOf, inBrowsers, waitForBoard, waitForStatus, write } from "./browser.js";

const cursor = (page) => page.$eval('#cells td[tabindex="0"]', (td) => Number(td.dataset.cell));
const focused = (page) => page.evaluate(() => Number(/** @type {HTMLElement} */ (document.activeElement).dataset.cell));
const text = (page, cell, part) => page.$eval(`[data-cell="${cell}"]`, (td, name) => td.querySelector(`.${name}`)?.textContent ?? "", part);

/** A key with a code of its own, as keypads and other layouts send it; whether the page took it. */
const sendKey = (page, init) =>
  page.evaluate((given) => {
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...given });
    return !(document.activeElement ?? document.body).dispatchEvent(event);
  }, init);

inBrowsers("the keyboard alone moves, writes, marks, erases and solves", async (page) => {
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  for (let i = 0; i < 30 && Number.isNaN(await focused(page)); i++) await page.keyboard.press("Tab");
  assert.equal(await focused(page), 40);
  await page.keyboard.down("Control");
  await page.keyboard.press("End");
  await page.keyboard.up("Control");
  assert.equal(await focused(page), 80);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(page), 80, "no wrap unless asked");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(page), 63);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await cursor(page), 70);
  await page.keyboard.press("Digit3");
  assert.equal((await boardOf(page))[70], "3");
  await page.keyboard.press("Backspace");
  assert.equal((await boardOf(page))[70], ".");
  await page.keyboard.press("KeyC");
  await page.keyboard.press("Digit3");
  assert.equal(await text(page, 70, "centre"), "3");
  await page.keyboard.press("Delete");
  assert.equal(await text(page, 70, "centre"), "");
  await page.keyboard.press("KeyZ");
  await page.keyboard.down("Control");
  await page.keyboard.press("Enter");
  await page.keyboard.up("Control");
  await page.waitForSelector(".filled");
  for (let i = 0; i < 30 && (await page.evaluate(() => document.activeElement?.getAttribute("data-action"))) !== "clear-solution"; i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await waitForBoard(page, PUZZLE);
}, { hash: hashOf(PUZZLE) });

inBrowsers("Shift with arrows extends; a mark goes into every selected cell", async (page) => {
  await clickCell(page, 2);
  await page.keyboard.down("Shift");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Digit2");
  await page.keyboard.up("Shift");
  assert.equal(await text(page, 2, "corner"), "2");
  assert.equal(await text(page, 3, "corner"), "2");
  assert.equal(await attribute(page, 2, "aria-selected"), "true");
}, { hash: hashOf(PUZZLE) });

inBrowsers("digits go by code: AZERTY, keypad, keypad with Shift", async (page) => {
  await clickCell(page, 2);
  assert.ok(await sendKey(page, { code: "Digit4", key: "'" }));
  assert.equal((await boardOf(page))[2], "4");
  await sendKey(page, { code: "Numpad0", key: "0" });
  assert.equal((await boardOf(page))[2], ".");
  await sendKey(page, { code: "Numpad7", key: "7" });
  assert.equal((await boardOf(page))[2], "7");
  await sendKey(page, { code: "Delete", key: "Delete" });
  await sendKey(page, { code: "Numpad6", key: "ArrowRight", modifierNumLock: true });
  assert.equal(await text(page, 2, "corner"), "6", "Shift is hidden by the keypad");
  await sendKey(page, { code: "Numpad6", key: "ArrowRight" });
  assert.equal(await cursor(page), 3, "without NumLock it is an arrow");
}, { hash: hashOf(PUZZLE) });

inBrowsers("arrows do not scroll; other keys and other places keep their keys", async (page) => {
  await page.setViewport({ width: 1000, height: 500 });
  await clickCell(page, 40);
  for (const key of ["ArrowDown", "ArrowUp", " ", "PageDown"]) await page.keyboard.press(/** @type {any} */ (key));
  assert.equal(await page.evaluate(() => scrollY), 0);
  const command = { ctrlKey: true };
  for (const init of [{ code: "KeyR", key: "r", ...command }, { code: "KeyC", key: "c", ...command }, { code: "KeyL", key: "l", ...command }, { code: "Tab", key: "Tab" }, { code: "F5", key: "F5" }, { code: "ArrowLeft", key: "ArrowLeft", altKey: true }])
    assert.equal(await sendKey(page, init), false, init.key);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#header button:not(.compact)")).focus());
  assert.equal(await sendKey(page, { code: "ArrowDown", key: "ArrowDown" }), false);
  assert.equal(await sendKey(page, { code: "Digit1", key: "1" }), false);
}, { hash: hashOf(PUZZLE) });

inBrowsers("a modifier let go elsewhere is forgotten", async (page) => {
  await clickCell(page, 2);
  await page.keyboard.down("Shift");
  assert.equal(await page.$eval("#pad", (pad) => pad.getAttribute("data-writes")), "corner");
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  assert.equal(await page.$eval("#pad", (pad) => pad.getAttribute("data-writes")), "digit");
  await page.keyboard.up("Shift");
  await page.keyboard.press("Digit4");
  assert.equal((await boardOf(page))[2], "4");
}, { hash: hashOf(PUZZLE) });

inBrowsers("a keyboard that sends only text writes and deletes", async (page) => {
  await clickCell(page, 2);
  const input = (init) =>
    page.evaluate((given) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "Unidentified", code: "", bubbles: true, cancelable: true }));
      target.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true, ...given }));
    }, init);
  await input({ inputType: "insertText", data: "7" });
  assert.equal((await boardOf(page))[2], "7");
  await input({ inputType: "deleteContentBackward" });
  assert.equal((await boardOf(page))[2], ".");
}, { hash: hashOf(PUZZLE) });

inBrowsers("a finger selects, the pad writes; no phone keyboard; givens stay", async (page) => {
  const tap = (selector) => page.tap(selector);
  const key = (digit) => `#pad .key:nth-child(${digit})`;
  await tap('[data-cell="2"]');
  assert.equal(await cursor(page), 2);
  const typing = await page.evaluate(() => ["INPUT", "TEXTAREA"].includes(document.activeElement?.tagName ?? "") || document.activeElement?.isContentEditable);
  assert.equal(typing, false);
  await tap(key(4));
  assert.equal((await boardOf(page))[2], "4");
  await tap("#pad .erase");
  assert.equal((await boardOf(page))[2], ".");
  await tap('label:has(input[value="centre"])');
  await tap(key(4));
  assert.equal(await text(page, 2, "centre"), "4");
  await tap(".undo");
  assert.equal(await text(page, 2, "centre"), "");
  await tap('label:has(input[value="digit"])');
  await tap('[data-cell="0"]');
  await tap(key(9));
  await tap("#pad .erase");
  assert.equal(await boardOf(page), PUZZLE);
  await tap('[data-action="solve"]');
  await page.waitForSelector(".filled");
}, { hash: hashOf(PUZZLE), viewport: PHONE });

inBrowsers("a long press on a key writes a corner mark, once", async (page) => {
  await clickCell(page, 2);
  const { x, y, width, height } = await (await page.$("#pad .key:nth-child(4)")).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForFunction(() => document.querySelector('[data-cell="2"] .corner')?.textContent === "4");
  await page.mouse.up();
  assert.equal(await text(page, 2, "corner"), "4");
  assert.equal((await boardOf(page))[2], ".");
}, { hash: hashOf(PUZZLE) });

inBrowsers("dragging selects several cells", async (page) => {
  const middle = async (cell) => {
    const { x, y, width, height } = await (await page.$(`[data-cell="${cell}"]`)).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(2)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(4)), { steps: 8 });
  await page.mouse.up();
  assert.equal(await page.$$eval('[aria-selected="true"]', (cells) => cells.length), 3);
});

inBrowsers("the pad is there however fine the pointer", async (page) => {
  await page.setViewport({ width: 360, height: 640 });
  await write(page, 2, 4);
  await waitForStatus(page, "One solution.");
  const keys = await page.$$eval("#pad .key", (all) => all.map((key) => key.getBoundingClientRect()).filter(({ width, height }) => width >= 44 && height >= 44).length);
  assert.equal(keys, 9);
}, { hash: hashOf(PUZZLE) });
