// Text forms on the page: what was recognised is said, files can be dropped, a board is copied in any style.

import assert from "node:assert/strict";
import { PUZZLE, SOLUTION, attribute, boardOf, hashOf, inBrowsers, labelOf, paste, waitForBoard, waitForStatus } from "./browser.js";

const ROWS = PUZZLE.match(/.{9}/g);
const menu = async (page, label) => {
  await page.waitForSelector('[role="menu"]');
  await page.evaluate((text) => [...document.querySelectorAll('[role="menuitem"]')].find((row) => row.textContent === text).click(), label);
};
const share = (page) => page.evaluate(() => [...document.querySelectorAll("#header button")].find((button) => button.textContent === "Share").click());

inBrowsers("each form is read, and named", async (page) => {
  const forms = [
    [ROWS.join("\n"), "nine rows"],
    [JSON.stringify(ROWS.map((row) => [...row])), "a list of JSON"],
    [ROWS.map((row) => [...row.replaceAll(".", "0")].join(",")).join("\n"), "cells between commas"],
    [`https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replaceAll(".", "0")}`, "a SudokuWiki link"],
    [`${ROWS.map((row) => `|${row.match(/.{3}/g).join("|")}|`).join("\n")}`, "grid"],
  ];
  for (const [text, name] of forms) {
    await paste(page, ".".repeat(81));
    await waitForBoard(page, ".".repeat(81));
    await paste(page, text);
    await waitForStatus(page, name);
    assert.equal(await boardOf(page), PUZZLE);
  }
});

inBrowsers("what can't be solved here is called by its name, in both languages", async (page) => {
  const killer = "3x3::k:6144,6144,6144,";
  await paste(page, PUZZLE.slice(1));
  await waitForStatus(page, "80");
  await paste(page, `${PUZZLE}\n${SOLUTION}`);
  await waitForStatus(page, "2 puzzles");
  await page.evaluate(() => [...document.querySelectorAll("#header button")].find((button) => button.textContent === "中文").click());
  await waitForStatus(page, "文本中有 2 道题");
  await paste(page, killer.repeat(27));
  await waitForStatus(page, "这是杀手数独");
  assert.equal(await boardOf(page), ".".repeat(81));
});

inBrowsers("entries and candidates come along from forms that carry them", async (page) => {
  await paste(page, `:0000:x:53+4${PUZZLE.slice(3)}:214::`);
  await waitForBoard(page, `534${PUZZLE.slice(3)}`);
  assert.equal(await attribute(page, 2, "aria-readonly"), "false");
  assert.equal(await attribute(page, 0, "aria-readonly"), "true");
  assert.match(await labelOf(page, 3), /centre marks 6/);
});

inBrowsers("a dropped file is read", async (page) => {
  const drop = (type) =>
    page.evaluate((kind, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "puzzle.sdk", { type: "text/plain" }));
      const event = new DragEvent(kind, { bubbles: true, cancelable: true });
      Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
      document.body.dispatchEvent(event);
    }, type, `[Puzzle]\n${ROWS.join("\n")}\n`);
  await drop("dragover");
  await waitForStatus(page, "Drop to read.");
  assert.ok(await page.$(".drop-frame"));
  await drop("drop");
  await waitForStatus(page, "a SadMan file");
  assert.equal(await boardOf(page), PUZZLE);
});

inBrowsers("copy in another form", async (page) => {
  await page.evaluate(() => {
    const copied = /** @type {any} */ (window);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => (copied.shared = text) } });
  });
  await share(page);
  await menu(page, "Copy in another form");
  await menu(page, "JSON, list of lists");
  await waitForStatus(page, "Copied: JSON");
  assert.equal(JSON.parse(await page.evaluate(() => /** @type {any} */ (window).shared))[0][0], "5");
  await share(page);
  await menu(page, "Copy with candidates");
  await waitForStatus(page, "Copied: Grid of candidates");
  const text = await page.evaluate(() => /** @type {any} */ (window).shared);
  assert.match(text, /\b126\b|\b26\b|\b124\b/);
}, { hash: hashOf(PUZZLE) });
