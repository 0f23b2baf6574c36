// Running programs, and saying what takes long.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A failure that one sentence explains. */
export class Failure extends Error {}

/** One line that says what goes on. */
export function say(text) {
  console.log(`ninewise: ${text}`);
}

/**
 * Runs a program in the repository's folder. Its output is shown when it fails, or as it comes with `show`; after two
 * seconds `doing` is said.
 */
export async function run(program, args, { doing, show = false, env = {} } = {}) {
  const timer = doing && setTimeout(() => say(`${doing} ...`), 2000);
  try {
    return await output(program, args, show, env);
  } finally {
    clearTimeout(timer);
  }
}

function output(program, args, show, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (text += data));
    child.on("error", () => reject(new Failure(`${program} can't be run.`)));
    child.on("close", (code) => {
      if (code === 0) return resolve(text);
      reject(new Failure(`${[program, ...args].join(" ")} failed.${text ? `\n${text}` : ""}`));
    });
  });
}

/** Runs the main function of a script: a failure becomes one message and exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? `ninewise: ${error.message}` : error);
    process.exitCode = 1;
  }
}
