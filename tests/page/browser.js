// Real browsers for the page's tests: the installed Chromium and Firefox, each test in a fresh profile on the built page.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { find } from "../../tools/browsers.js";
import { serve } from "../../tools/serve.js";

const DIST = fileURLToPath(new URL("../../www/dist/", import.meta.url));
export const SHOTS = fileURLToPath(new URL("../shots/", import.meta.url));

export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const TWO = "349618572782359...651742389273895...195476238864231957527164893918523764436987125";

const PATIENCE = 15_000;
const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** @type {Map<string, Promise<import("puppeteer-core").Browser>>} */
const running = new Map();
/** @type {ReturnType<typeof serve> | null} */
let server = null;

after(async () => {
  for (const browser of running.values()) await (await browser).close();
  await (await server)?.close();
});

/**
 * A test in each browser: `run(page, more)` on a freshly opened page. Fails on any error the page reports and on
 * any request beyond its own server.
 * @param {string} name
 * @param {(page: import("puppeteer-core").Page, more: More) => Promise<void>} run
 * @param {{ browsers?: ("chrome" | "firefox")[], hash?: string, viewport?: object, settings?: object, disk?: boolean }} [options]
 *
 * @typedef {{ browser: string, url: string, open: (hash?: string) => Promise<import("puppeteer-core").Page> }} More
 */
export function inBrowsers(name, run, { browsers = ["chrome", "firefox"], hash = "", viewport = DESKTOP, settings = {}, disk = false } = {}) {
  for (const browser of browsers) {
    test(`${name} (${browser})`, { timeout: 60_000 }, async () => {
      const url = disk ? pathToFileURL(join(DIST, "index.html")).href : (await address()).url;
      /** @type {string[]} */
      const faults = [];
      /** @type {import("puppeteer-core").BrowserContext[]} */
      const contexts = [];
      const open = async (at = "") => {
        const context = await (await launched(browser)).createBrowserContext();
        contexts.push(context);
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE);
        await page.setViewport(browser === "firefox" ? plain(viewport) : viewport);
        await page.evaluateOnNewDocument(keepSettings, { language: "en", theme: "light", ...settings });
        watch(page, url, faults);
        await page.goto(url + at);
        await ready(page);
        return page;
      };
      try {
        await run(await open(hash), { browser, url, open });
        assert.deepEqual(faults, [], "errors in the console and foreign requests");
      } finally {
        for (const context of contexts) await context.close();
      }
    });
  }
}

const address = () => (server ??= serve(DIST));

/** Firefox can be given a size, not a phone's other traits. @param {any} viewport */
const plain = ({ width, height }) => ({ width, height });

/** @param {object} settings */
function keepSettings(settings) {
  try {
    if (!localStorage.getItem("ninewise.settings")) localStorage.setItem("ninewise.settings", JSON.stringify(settings));
  } catch {
    // The blank document before the page has no storage.
  }
}

/** @param {import("puppeteer-core").Page} page @param {string} url @param {string[]} faults */
function watch(page, url, faults) {
  const own = new URL(url);
  page.on("pageerror", (error) => faults.push(error.stack ?? String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && (protocol !== own.protocol || host !== own.host)) faults.push(request.url());
  });
}

/** @param {string} browser */
function launched(browser) {
  if (!running.has(browser)) running.set(browser, launch(/** @type {"chrome" | "firefox"} */ (browser)));
  return /** @type {Promise<import("puppeteer-core").Browser>} */ (running.get(browser));
}

/** Without motion, so that nothing is measured on its way. @param {"chrome" | "firefox"} browser */
function launch(browser) {
  const executablePath = find(browser === "chrome" ? "chromium" : "firefox");
  assert.ok(executablePath, `${browser} is not installed`);
  const args = browser === "chrome" ? ["--no-sandbox", "--force-prefers-reduced-motion"] : [];
  return puppeteer.launch({ browser, executablePath, args, extraPrefsFirefox: { "ui.prefersReducedMotion": 1 } });
}

/** @param {import("puppeteer-core").Page} page */
export const ready = (page) => page.waitForSelector('#cells td[tabindex="0"]');

/** The board as a line: what is written, by whoever. @param {import("puppeteer-core").Page} page */
export const boardOf = (page) =>
  page.$$eval("#cells td", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));

/** @param {import("puppeteer-core").Page} page @param {string} line */
export const waitForBoard = (page, line) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll("#cells td")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted,
    {},
    line,
  );

/** @param {import("puppeteer-core").Page} page @param {string} text part of the status line */
export const waitForStatus = (page, text) => page.waitForFunction((part) => document.getElementById("status")?.textContent?.includes(part), {}, text);

/** @param {import("puppeteer-core").Page} page */
export const statusOf = (page) => page.$eval("#status", (line) => line.textContent);

/** @param {import("puppeteer-core").Page} page @param {number} cell */
export const clickCell = (page, cell) => page.click(`[data-cell="${cell}"]`);

/** @param {import("puppeteer-core").Page} page @param {number} cell @param {string} name */
export const attribute = (page, cell, name) => page.$eval(`[data-cell="${cell}"]`, (td, key) => td.getAttribute(key), name);

/** What a screen reader calls a cell. @param {import("puppeteer-core").Page} page @param {number} cell */
export const labelOf = (page, cell) => page.$eval(`[data-cell="${cell}"] .unseen`, (name) => name.textContent ?? "");

/** Types digits into single cells. @param {import("puppeteer-core").Page} page @param {number} cell @param {number | string} digit */
export async function write(page, cell, digit) {
  await clickCell(page, cell);
  await page.keyboard.press(/** @type {any} */ (`Digit${digit}`));
}

/** Pastes text as the browser does, at whatever has the focus. @param {import("puppeteer-core").Page} page @param {string} text */
export const paste = (page, text) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

/** The hash of a position. @param {string} givens @param {string} [own] */
export const hashOf = (givens, own = "") => `#p=${pack(givens)}${own ? `&d=${pack(own)}` : ""}`;

/** @param {string} line */
const pack = (line) => line.replace(/\.{1,26}/g, (run) => String.fromCharCode(96 + run.length));
