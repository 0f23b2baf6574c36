// Pictures of the page for a person to look at, in tests/shots/ (not kept in the repository). They fail only if a scene can't be set.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PHONE, SHOTS, TWO, clickCell, hashOf, inBrowsers, waitForStatus } from "./browser.js";

mkdirSync(SHOTS, { recursive: true });

const GIVENS = "...2...93.9...5.6..61..9..58.......9.26...53.3.......21..5..92..8.7...1.94...6...";
const OWN = "..8.6......3...................................9.......3.......6...9.............";
const SIXTEEN = "...9..5..2.7.........7.3.2.6.....2.3..38.64..8.9.....7.4.3.1.........7.41.54.7...";

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
  ["phone-low-dark", playing, { hash: puzzle, viewport: LOW, settings: { theme: "dark" } }],
];

for (const [name, prepare, options] of SCENES)
  inBrowsers(`picture ${name}`, async (page) => {
    await prepare(page);
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }, { ...options, browsers: ["chrome"] });
