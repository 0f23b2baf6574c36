// The browsers that tests drive: those that are installed, or Debian's.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure, run } from "./run.js";

const PROGRAMS = {
  chromium: ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome"],
  firefox: ["firefox-esr", "firefox"],
  chromedriver: ["chromedriver"],
};

const DEBIAN = { chromium: "chromium", firefox: "firefox-esr", chromedriver: "chromium-driver" };

/**
 * The path of a program; null where it is not installed.
 * @param {keyof typeof PROGRAMS} name
 */
export function find(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = PROGRAMS[name].flatMap((program) => folders.map((folder) => join(folder, program)));
  return paths.find(isExecutable) ?? null;
}

/** Installs the browsers that are missing, where that can be done; says what to install where it can't. */
export async function addBrowsers() {
  const names = /** @type {(keyof typeof PROGRAMS)[]} */ (Object.keys(PROGRAMS));
  const missing = names.filter((name) => !find(name)).map((name) => DEBIAN[name]);
  if (missing.length === 0) return;
  const list = missing.join(", ");
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) {
    throw new Failure(`The tests need browsers: install ${list}.`);
  }
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { doing: "reading Debian's list of packages", env });
  await run("apt-get", ["install", "--yes", ...missing], { doing: `installing ${list}`, env });
}

/**
 * Starts a browser without a window.
 * @param {"chromium" | "firefox"} name
 */
export async function launch(name) {
  const { default: puppeteer } = await import("puppeteer-core");
  const executablePath = find(name);
  if (!executablePath) throw new Failure(`${name} is not installed.`);
  if (name === "firefox") return puppeteer.launch({ browser: "firefox", executablePath });
  return puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
