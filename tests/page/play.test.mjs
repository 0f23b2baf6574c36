// Playing on the page: typing, pasting, solving, checking, undoing, reloading, sharing.

import assert from "node:assert/strict";
import {
  PUZZLE, SOLUTION, TWO, attribute, boardOf, clickCell, hashOf, inBrowsers, labelOf, paste, ready, statusOf, waitForBoard, waitForStatus, write,
} from "./browser.js";

const CONSISTENT = "003020600900305001001806400008102900700000008006708200002609500800203009005010300".replaceAll("0", ".");
const press = (page, id) => page.click(`[data-action="${id}"]`);
const key = async (page, name, ...held) => {
  for (const modifier of held) await page.keyboard.down(modifier);
  await page.keyboard.press(name);
  for (const modifier of held) await page.keyboard.up(modifier);
};
const marksOf = (page, cell, kind) => page.$eval(`[data-cell="${cell}"]`, (td, name) => td.querySelector(`.${name}`)?.textContent ?? "", kind);

inBrowsers("type a puzzle, set it as givens, solve it", async (page) => {
  await key(page, "Home", "Control");
  for (let cell = 0; cell < 81; cell++) {
    if (PUZZLE[cell] !== ".") await page.keyboard.press(`Digit${PUZZLE[cell]}`);
    if (cell % 9 < 8) await page.keyboard.press("ArrowRight");
    else if (cell < 80) {
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
    }
  }
  await waitForBoard(page, PUZZLE);
  await waitForStatus(page, "One solution.");
  assert.equal(await attribute(page, 0, "aria-readonly"), "false");
  await press(page, "fix");
  assert.equal(await attribute(page, 0, "aria-readonly"), "true");
  await press(page, "solve");
  await waitForBoard(page, SOLUTION);
  assert.match(await labelOf(page, 2), /4, by Solve/);
});

inBrowsers("paste any readable text; text that is none says why and changes nothing", async (page) => {
  await paste(page, PUZZLE.match(/.{9}/g).join("\r\n"));
  await waitForBoard(page, PUZZLE);
  assert.match(await statusOf(page), /30 givens/);
  await write(page, 2, 4);
  const before = await boardOf(page);
  await paste(page, PUZZLE.slice(1));
  await waitForStatus(page, "The board is unchanged.");
  assert.match(await statusOf(page), /80/);
  assert.equal(await boardOf(page), before);
});

inBrowsers("undo and redo go over digits, marks, clearing, solving and loading, whole", async (page) => {
  await write(page, 2, 4);
  await key(page, "Digit4");
  await waitForBoard(page, PUZZLE);
  await key(page, "z", "Control");
  assert.match(await labelOf(page, 2), /4, yours/);
  await write(page, 3, 8);
  const played = await boardOf(page);
  await key(page, "y", "Control");
  assert.equal(await boardOf(page), played, "a new move ends what could be redone");
  await press(page, "solve");
  await waitForStatus(page, "No solution");
  await key(page, "z", "Control");
  await key(page, "z", "Control");
  await press(page, "solve");
  await waitForBoard(page, SOLUTION);
  await key(page, "z", "Control");
  await waitForBoard(page, PUZZLE);
  await paste(page, TWO);
  await waitForBoard(page, TWO);
  await key(page, "z", "Control");
  await waitForBoard(page, PUZZLE);
  await key(page, "z", "Control", "Shift");
  await waitForBoard(page, TWO);
}, { hash: hashOf(PUZZLE) });

inBrowsers("a clash shows in cell, shape and words, and comes and goes with undo and redo", async (page) => {
  const clashing = async () => [await attribute(page, 0, "aria-invalid"), await attribute(page, 2, "aria-invalid"), /clash/.test(await labelOf(page, 2))];
  await write(page, 2, 5);
  await waitForStatus(page, "No solution: two 5s in row 1");
  assert.deepEqual(await clashing(), ["true", "true", true]);
  assert.equal((await page.$$("#board .flag")).length, 2);
  await key(page, "z", "Control");
  await waitForStatus(page, "One solution.");
  assert.deepEqual(await clashing(), [null, null, false]);
  await key(page, "y", "Control");
  assert.deepEqual(await clashing(), ["true", "true", true]);
}, { hash: hashOf(PUZZLE) });

inBrowsers("check names wrong digits without telling the right ones, and leads back", async (page) => {
  await write(page, 2, 4);
  await press(page, "check");
  await waitForStatus(page, "All good so far. 50 to go.");
  await write(page, 3, 2);
  await write(page, 5, 8);
  await waitForStatus(page, "One solution.");
  await press(page, "check");
  await waitForStatus(page, "1 digit does not fit the solution.");
  assert.equal(await attribute(page, 3, "aria-invalid"), "true");
  assert.equal(await attribute(page, 2, "aria-invalid"), null);
  assert.match(await page.$eval("#panel", (panel) => panel.textContent), /r1c4/);
  assert.match(await page.$eval('[data-action="undo"]', (button) => button.textContent), /Undo 2 moves/);
  await press(page, "clear");
  assert.equal(await attribute(page, 3, "aria-invalid"), null);
  await press(page, "check");
  await waitForStatus(page, "All good so far. 49 to go.");
}, { hash: hashOf(PUZZLE) });

inBrowsers("typing 1 to 9 into a cell tells nothing but clashes", async (page) => {
  await clickCell(page, 0);
  for (let digit = 1; digit <= 9; digit++) {
    await page.keyboard.press(`Digit${digit}`);
    const taken = /clash/.test(await labelOf(page, 0));
    assert.match(await statusOf(page), taken ? /No solution: two/ : /One solution|Looking/);
    assert.equal(await attribute(page, 0, "aria-readonly"), "false");
  }
}, { hash: hashOf(CONSISTENT) });

inBrowsers("several solutions: two on one board, counted; check then goes by the rules alone", async (page) => {
  await write(page, 15, 4);
  await press(page, "check");
  await waitForStatus(page, "No rule is broken.");
  await key(page, "z", "Control");
  await press(page, "solve");
  await waitForStatus(page, "Several solutions: here are two.");
  await page.waitForFunction(() => /Solutions2/.test(document.getElementById("panel")?.textContent ?? ""));
  assert.equal((await page.$$("#cells .two")).length, 6);
  await press(page, "clear-solution");
  await waitForBoard(page, TWO);
}, { hash: hashOf(TWO) });

inBrowsers("no solution: the reason, who wrote it, and whether the givens are sound", async (page) => {
  await write(page, 2, 5);
  await press(page, "solve");
  await page.waitForSelector(".reason");
  const panel = await page.$eval("#panel", (section) => section.textContent);
  assert.match(panel, /The 5 you placed in r1c3 repeats another.*The puzzle itself has one solution/);
  assert.match(panel, /two 5s in row 1r1c1 given, r1c3 yours/);
  await press(page, "clear");
  await waitForBoard(page, PUZZLE);
}, { hash: hashOf(PUZZLE) });

inBrowsers("a board that contradicts itself without a clash", async (page) => {
  await paste(page, `${".".repeat(8)}9${"12345678.".padStart(72, ".")}`);
  await waitForStatus(page, "no digit fits r9c9");
  await press(page, "solve");
  await page.waitForSelector(".reason");
  assert.match(await labelOf(page, 80), /no digit fits/);
});

inBrowsers("a reload loses nothing", async (page) => {
  await write(page, 2, 4);
  await clickCell(page, 3);
  await key(page, "Digit2", "Shift");
  await key(page, "Digit6", "Control");
  await page.keyboard.press("KeyX");
  await page.reload();
  await ready(page);
  assert.equal(await boardOf(page), `534${PUZZLE.slice(3)}`);
  assert.equal(await marksOf(page, 3, "corner"), "2");
  assert.equal(await marksOf(page, 3, "centre"), "6");
  assert.equal(await page.$eval('input[value="corner"]', (input) => input.checked), true);
  assert.equal(await attribute(page, 3, "tabindex"), "0");
  for (let i = 0; i < 3; i++) await key(page, "z", "Control");
  await waitForBoard(page, PUZZLE);
}, { hash: hashOf(PUZZLE) });

inBrowsers("what others left in the storage does no harm", async (page) => {
  await page.evaluate(() => {
    localStorage.setItem("ninewise.game", '{"now":{"g":"1","d":7},"past":[null,4],"mode":"x"}');
    localStorage.setItem("ninewise.settings", "[1");
    addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
  });
  await page.reload();
  await ready(page);
  await paste(page, PUZZLE);
  await waitForBoard(page, PUZZLE);
});

inBrowsers("a share link opens the same position elsewhere", async (page, { open, url }) => {
  await write(page, 2, 4);
  await clickCell(page, 3);
  await key(page, "Digit2", "Shift");
  await page.evaluate(() => {
    const copied = /** @type {any} */ (window);
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => (copied.shared = text) } });
  });
  await page.evaluate(() => [...document.querySelectorAll("#header button")].find((button) => button.textContent === "Share").click());
  await page.waitForSelector('[role="menu"]');
  await page.keyboard.press("Enter");
  await waitForStatus(page, "Link copied.");
  const link = await page.evaluate(() => /** @type {any} */ (window).shared);
  assert.ok(link.startsWith(`${url}#p=`), link);
  const other = await open(new URL(link).hash);
  await waitForBoard(other, `534${PUZZLE.slice(3)}`);
  assert.equal(await marksOf(other, 3, "corner"), "2");
  assert.equal(await attribute(other, 0, "aria-readonly"), "true");
  assert.equal(await other.evaluate(() => location.hash), "");
}, { hash: hashOf(PUZZLE) });

inBrowsers("from disk: paste, solve, reload", async (page) => {
  await paste(page, PUZZLE);
  await waitForBoard(page, PUZZLE);
  await press(page, "solve");
  await waitForBoard(page, SOLUTION);
  await page.reload();
  await ready(page);
  await waitForBoard(page, SOLUTION);
}, { disk: true });

inBrowsers("import: preview, then use; a bad text can't be used", async (page) => {
  await page.evaluate(() => [...document.querySelectorAll("#header button")].find((button) => button.textContent === "Import").click());
  await page.type(".import textarea", PUZZLE.slice(0, 80));
  await page.waitForFunction(() => /80/.test(document.querySelector(".preview")?.textContent ?? ""));
  assert.equal(await page.$eval(".import .primary", (button) => button.getAttribute("aria-disabled")), "true");
  await page.type(".import textarea", "9");
  await page.waitForSelector(".preview svg");
  await page.click(".import .primary");
  await waitForBoard(page, PUZZLE);
  assert.equal(await page.$("dialog"), null);
});

inBrowsers("examples, reset to the givens, clear", async (page) => {
  await page.click(".example");
  await waitForStatus(page, "One solution.");
  const example = await boardOf(page);
  await write(page, 0, 1);
  const menu = async (label) => {
    await page.evaluate(() => [...document.querySelectorAll("#header button")].find((button) => button.textContent === "New").click());
    await page.waitForSelector('[role="menu"]');
    await page.evaluate((text) => [...document.querySelectorAll('[role="menuitem"]')].find((row) => row.textContent === text).click(), label);
  };
  await menu("Back to the givens");
  await waitForBoard(page, example);
  await menu("Empty board");
  await waitForBoard(page, ".".repeat(81));
});

inBrowsers("Chinese, kept", async (page) => {
  await page.evaluate(() => [...document.querySelectorAll("#header button")].find((button) => button.textContent === "中文").click());
  await waitForStatus(page, "唯一解。");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
  assert.match(await labelOf(page, 0), /第 1 行第 1 列，5，已知数/);
  await page.reload();
  await ready(page);
  await waitForStatus(page, "唯一解。");
}, { hash: hashOf(PUZZLE) });
