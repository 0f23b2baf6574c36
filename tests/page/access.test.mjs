// Accessibility by axe-core, announcements, layout from 320 to 1920 px, print, and what the page may reach.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PHONE, PUZZLE, TWO, clickCell, hashOf, inBrowsers, waitForStatus, write } from "./browser.js";

const CHAIN = "......2..91...83...6...9.172...4.....41.6.95.....8...147.5...9...96...83..3......";
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const open = (page, index) => page.evaluate((i) => /** @type {HTMLElement} */ (document.querySelectorAll("#header > button.roomy")[i]).click(), index);

/** @type {[string, string, (page: any) => Promise<void>][]} */
const SCENES = [
  ["empty", "", async () => {}],
  ["playing", hashOf(PUZZLE), async (page) => {
    await write(page, 2, 4);
    await clickCell(page, 3);
    for (const [modifier, digit] of [["Control", "Digit2"], ["Control", "Digit6"], ["Shift", "Digit1"]]) {
      await page.keyboard.down(modifier);
      await page.keyboard.press(digit);
      await page.keyboard.up(modifier);
    }
  }],
  ["clashing", hashOf(PUZZLE), async (page) => {
    await write(page, 2, 5);
    await page.click('[data-action="solve"]');
    await page.waitForSelector(".reason");
  }],
  ["several", hashOf(TWO), async (page) => {
    await page.click('[data-action="solve"]');
    await page.waitForSelector(".two");
  }],
  ["a hint", hashOf(CHAIN), async (page) => {
    for (let i = 0; i < 3; i++) {
      await page.click('[data-action="hint"]');
      await page.waitForSelector(".levels");
    }
    await page.waitForSelector(".effect");
  }],
  ["the path at a chain", hashOf(CHAIN), async (page) => {
    await page.click('[data-action="path"]');
    await page.waitForSelector(".steps");
    await page.evaluate(() => /** @type {HTMLElement} */ ([...document.querySelectorAll(".step")].find((row) => /chain/i.test(row.textContent ?? ""))).click());
    await page.waitForSelector(".halo");
  }],
  ["menu", "", (page) => open(page, 0)],
  ["import", "", (page) => open(page, 1)],
  ["settings", "", (page) => open(page, 5)],
  ["help", "", (page) => open(page, 6)],
];

/** Rules that fail, with the elements. axe is evaluated, not inserted, for the page's policy allows no foreign script. */
async function violations(page) {
  await page.evaluate(readFileSync(AXE, "utf8"));
  return page.evaluate(async () => {
    const { violations: found } = await /** @type {any} */ (window).axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
}

for (const theme of ["light", "dark"])
  for (const [name, hash, prepare] of SCENES)
    inBrowsers(`axe finds nothing: ${name}, ${theme}`, async (page) => {
      await prepare(page);
      assert.deepEqual(await violations(page), []);
    }, { hash, settings: { theme }, browsers: ["chrome"] });

for (const theme of ["light", "dark"])
  inBrowsers(`axe finds nothing on a phone, ${theme}`, async (page) => {
    await write(page, 2, 5);
    await page.click('[data-action="solve"]');
    await page.waitForSelector(".reason");
    assert.deepEqual(await violations(page), []);
  }, { hash: hashOf(PUZZLE), settings: { theme, language: "zh" }, viewport: PHONE, browsers: ["chrome"] });

inBrowsers("one message, once, in a live region", async (page) => {
  await waitForStatus(page, "One solution.");
  await page.evaluate(() => {
    const said = /** @type {any} */ (window);
    said.said = [];
    const line = /** @type {HTMLElement} */ (document.getElementById("status"));
    new MutationObserver(() => said.said.push(line.querySelector("p")?.textContent)).observe(line, { childList: true });
  });
  await write(page, 2, 5);
  await waitForStatus(page, "two 5s");
  await page.keyboard.press("Backspace");
  await page.click('[data-action="solve"]');
  await page.waitForSelector(".filled");
  const said = await page.evaluate(() => /** @type {any} */ (window).said);
  assert.deepEqual(said, ["No solution: two 5s in row 1, two in box 1.", "One solution."]);
  assert.equal(await page.$eval("#status", (line) => line.getAttribute("role")), "status");
}, { hash: hashOf(PUZZLE) });

inBrowsers("no scrolling sideways, and the board in sight, from 320 to 1920 px", async (page) => {
  for (const [width, height] of [[320, 568], [360, 640], [390, 664], [390, 844], [430, 932], [560, 400], [640, 360], [720, 1000], [820, 1180], [844, 390], [900, 600], [960, 540], [1024, 768], [1280, 800], [1366, 657], [1440, 900], [1920, 1080], [1080, 1920]]) {
    await page.setViewport({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
    const found = await page.evaluate(() => {
      const { left, right, bottom } = /** @type {HTMLElement} */ (document.getElementById("board")).getBoundingClientRect();
      const small = [...document.querySelectorAll("button, #modes label")].filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && (width < 38 || height < 38);
      });
      const size = (/** @type {Element} */ node) => { const { width, height } = node.getBoundingClientRect(); return `${node.className} ${width}x${height}`; };
      return { over: document.documentElement.scrollWidth - document.documentElement.clientWidth, left, right, bottom, small: small.map(size) };
    });
    const at = `${width}x${height}`;
    assert.ok(found.over <= 0, `${at} scrolls by ${found.over}`);
    assert.ok(found.left >= 0 && found.right <= width && found.bottom <= Math.max(height, 600), `${at}: ${JSON.stringify(found)}`);
    assert.deepEqual(found.small, [], at);
  }
}, { hash: hashOf(PUZZLE) });

inBrowsers("cells are whole pixels wide and lines stay on them", async (page) => {
  for (const [width, height] of [[1280, 800], [1366, 657], [820, 1180], [412, 915]]) {
    await page.setViewport({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
    const drawn = await page.waitForFunction(() => {
      const frame = Number(document.querySelector("#board svg")?.getAttribute("viewBox")?.split(" ")[2]);
      const { width } = /** @type {HTMLElement} */ (document.querySelector("#cells td")).getBoundingClientRect();
      return frame === 9 * width && { width };
    });
    const { width: side } = await drawn.jsonValue();
    assert.equal(side % 1, 0);
  }
});

inBrowsers("print: the board alone, black on white, without the selection, on one page", async (page) => {
  await clickCell(page, 2);
  await page.emulateMediaType("print");
  const shown = await page.evaluate(() => ({
    header: getComputedStyle(/** @type {Element} */ (document.getElementById("header"))).display,
    selection: getComputedStyle(/** @type {Element} */ (document.querySelector(".selection"))).display,
    digit: getComputedStyle(/** @type {Element} */ (document.querySelector(".given .digit"))).color,
  }));
  assert.deepEqual(shown, { header: "none", selection: "none", digit: "rgb(0, 0, 0)" });
  const pdf = Buffer.from(await page.pdf({ format: "a4" })).toString("latin1");
  assert.equal([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length, 1);
}, { hash: hashOf(PUZZLE), settings: { theme: "dark" }, browsers: ["chrome"] });
