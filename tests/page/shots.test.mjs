// Pictures of the page for a person to look at, in tests/shots/ (not kept in the repository). They fail only if a scene can't be set.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PHONE, SHOTS, TWO, clickCell, hashOf, inBrowsers, waitForStatus } from "./browser.js";

mkdirSync(SHOTS, { recursive: true });

const GIVENS = "...2...93.9...5.6..61..9..58.......9.26...53.3.......21..5..92..8.7...1.94...6...";
const OWN = "..8.6......3...................................9.......3.......6...9.............";
const SIXTEEN = "...9..5..2.7.........7.3.2.6.....2.3..38.64..8.9.....7.4.3.1.........7.41.54.7...";

const PAIRS = "3..2........1.7...7.6.3.5...7...9.8.9...2...4.1.8...5...9.4.3.1...7.2........8..6";
const XWING = "..............1..2.34....5............534....2.....6.1........7..85...4.1....6...";
const CHAIN = "......2..91...83...6...9.172...4.....41.6.95.....8...147.5...9...96...83..3......";
const HARD = "....8.......9.....9.53..486.1........4..68..2...1..69.....9..676.8..32....2...1..";
const DYNAMIC = "...25....65....4..3.9......4.....13..8....6.9....835.......1.4..91.7.3..5...9....";

const TABLET = { width: 820, height: 1180, hasTouch: true, isMobile: true };
const SHORT = { ...PHONE, height: 664 };
const LOW = { ...PHONE, width: 844, height: 390 };

const solve = (page) => page.click('[data-action="solve"]');
const playing = async (page) => {
  await clickCell(page, 11);
  await waitForStatus(page, "One solution");
};
const marks = async (page) => {
  for (const [cell, ...digits] of [[0, 5], [1, 5], [22, 3], [34, 4, 7]]) {
    await clickCell(page, cell);
    await page.keyboard.down(digits.length > 1 ? "Control" : "Shift");
    for (const digit of digits) await page.keyboard.press(`Digit${digit}`);
    await page.keyboard.up(digits.length > 1 ? "Control" : "Shift");
  }
  await playing(page);
};
const none = async (page) => {
  await clickCell(page, 1);
  await page.keyboard.press("Digit2");
  await solve(page);
  await page.waitForSelector(".reason");
};
const several = async (page) => {
  await solve(page);
  await page.waitForSelector(".two");
};
const header = (page, index) => page.evaluate((i) => /** @type {HTMLElement} */ (document.querySelectorAll("#header > button.roomy")[i]).click(), index);
const puzzle = hashOf(GIVENS, OWN);

/** The first step of the path whose row fits, on the board, as the Hint view or in the list. */
const step = (pattern, asHint = false) => async (page) => {
  await page.click('[data-action="path"]');
  await page.waitForSelector(".steps");
  const number = await page.evaluate((text) => {
    const row = [...document.querySelectorAll(".step")].find((node) => new RegExp(text, "i").test(node.textContent ?? ""));
    /** @type {HTMLElement} */ (row).click();
    return row?.querySelector(".number")?.textContent;
  }, pattern);
  await page.waitForFunction((wanted) => document.querySelector(".current .number")?.textContent === wanted, {}, number);
  if (!asHint) return;
  await page.click('[data-action="play"]');
  for (const selector of [".levels", ".headline", ".effect"]) {
    await page.waitForSelector('[data-action="hint"]');
    await page.click('[data-action="hint"]');
    await page.waitForSelector(selector);
  }
};
const rating = (page) => page.waitForSelector(".rating-title");

/** @type {[string, (page: any) => Promise<void>, object][]} */
const SCENES = [
  ["desktop-light", marks, { hash: puzzle }],
  ["desktop-dark", marks, { hash: puzzle, settings: { theme: "dark" } }],
  ["desktop-empty", async () => {}, {}],
  ["desktop-none", none, { hash: puzzle }],
  ["desktop-none-dark", none, { hash: puzzle, settings: { theme: "dark" } }],
  ["desktop-solved", (page) => solve(page).then(() => page.waitForSelector(".filled")), { hash: puzzle }],
  ["desktop-several-zh", several, { hash: hashOf(SIXTEEN), settings: { language: "zh" } }],
  ["desktop-several-dark", several, { hash: hashOf(TWO), settings: { theme: "dark" } }],
  ["desktop-new", (page) => header(page, 0), {}],
  ["desktop-import", (page) => header(page, 1), {}],
  ["desktop-settings-dark", (page) => header(page, 5), { settings: { theme: "dark" } }],
  ["desktop-help", (page) => header(page, 6), {}],
  ["tablet-empty", async () => {}, { viewport: TABLET }],
  ["phone-light", playing, { hash: puzzle, viewport: PHONE }],
  ["phone-dark", playing, { hash: puzzle, viewport: PHONE, settings: { theme: "dark" } }],
  ["phone-none", none, { hash: puzzle, viewport: PHONE }],
  ["phone-short-zh", async () => {}, { hash: puzzle, viewport: SHORT, settings: { language: "zh" } }],
  ["desktop-rating", rating, { hash: hashOf(CHAIN) }],
  ["desktop-path", step("forcing chain"), { hash: hashOf(CHAIN) }],
  ["hint-subset", step("naked pair", true), { hash: hashOf(PAIRS) }],
  ["hint-subset-dark", step("hidden pair", true), { hash: hashOf(PAIRS), settings: { theme: "dark" } }],
  ["hint-fish-dark", step("x-wing", true), { hash: hashOf(XWING), settings: { theme: "dark" } }],
  ["hint-rectangle", step("unique rectangle"), { hash: hashOf(CHAIN) }],
  ["hint-house-chain", step("house forcing chain"), { hash: hashOf(HARD) }],
  ["hint-house-chain-dark", step("house forcing chain", true), { hash: hashOf(HARD), settings: { theme: "dark" } }],
  ["hint-dynamic-chain", step("dynamic forcing", true), { hash: hashOf(DYNAMIC) }],
  ["phone-hint-dynamic-chain-dark", step("dynamic forcing", true), { hash: hashOf(DYNAMIC), viewport: PHONE, settings: { theme: "dark" } }],
  ["phone-hint-chain-dark", step("forcing chain", true), { hash: hashOf(CHAIN), viewport: PHONE, settings: { theme: "dark" } }],
  ["phone-hint-rectangle", step("unique rectangle", true), { hash: hashOf(CHAIN), viewport: PHONE }],
  ["phone-path-zh", step("排除"), { hash: hashOf(CHAIN), viewport: PHONE, settings: { language: "zh" } }],
  ["phone-low-chain", step("chain"), { hash: hashOf(CHAIN), viewport: LOW }],
  ["phone-low-dark", playing, { hash: puzzle, viewport: LOW, settings: { theme: "dark" } }],
];

for (const [name, prepare, options] of SCENES)
  inBrowsers(`picture ${name}`, async (page) => {
    await prepare(page);
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }, { ...options, browsers: ["chrome"] });
