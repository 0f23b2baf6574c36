// The entries that get their code from elsewhere: slim.js by address, response, bytes or module; workerd.js by import.

import assert from "node:assert/strict";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { SudokuError } from "../../dist/index.js";
import { BOARD, SOLUTION } from "./boards.mjs";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const code = await readFile(join(dist, "ninewise.wasm"));
let copies = 0;
/** @type {string} */
let folder;
/** @type {import("node:http").Server} */
let server;
/** @type {string} */
let url;
let failures = 1;

const PATHS = {
  "/ninewise.wasm": [200, "application/wasm", code],
  "/octets.wasm": [200, "application/octet-stream", code],
  "/page.wasm": [200, "text/html", "<!doctype html>"],
};

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "ninewise-"));
  await copyFile(join(dist, "ninewise.wasm"), join(folder, "ninewise.wasm"));
  server = createServer(({ url: path }, response) => {
    const fails = path === "/later.wasm" && failures-- > 0;
    const [status, type, body] = PATHS[path === "/later.wasm" ? "/ninewise.wasm" : path] ?? [404, "text/plain", "no"];
    response.writeHead(fails ? 503 : status, { "Content-Type": type }).end(fails ? "" : body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${server.address().port}`;
});

after(async () => {
  await rm(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

/** A copy of an entry, loaded afresh. */
async function fresh(name, change = (text) => text) {
  const path = join(folder, `${copies++}-${name}`);
  await writeFile(path, change(await readFile(join(dist, name), "utf8")));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return import(pathToFileURL(path).href);
}

const SOURCES = {
  "the file beside it": () => undefined,
  "an address": () => `${url}/ninewise.wasm`,
  "a URL": () => new URL(`${url}/ninewise.wasm`),
  "a response": () => fetch(`${url}/ninewise.wasm`),
  "a response of another type": () => fetch(`${url}/octets.wasm`),
  bytes: () => code,
  "a buffer": () => code.buffer.slice(code.byteOffset, code.byteOffset + code.length),
  "a module": () => new WebAssembly.Module(code),
  "a promise of bytes": () => Promise.resolve(code),
};

for (const [name, source] of Object.entries(SOURCES)) {
  test(`slim from ${name}`, async () => {
    const ninewise = await fresh("slim.js");
    await ninewise.init(source());
    assert.equal(ninewise.solve(BOARD).solution, SOLUTION);
  });
}

test("slim before init says what to do", async () => {
  const { solve } = await fresh("slim.js");
  assert.throws(() => solve(BOARD), (error) => error instanceof SudokuError && error.code === "not-ready");
});

test("a failed init can be made again", async () => {
  const { init, solve } = await fresh("slim.js");
  await assert.rejects(init(`${url}/later.wasm`), (error) => error.code === "load" && /503/.test(error.message));
  assert.throws(() => solve(BOARD), (error) => error.code === "not-ready");
  await init(`${url}/later.wasm`);
  assert.equal(solve(BOARD).solution, SOLUTION);
});

test("what is no engine is named with its address", async () => {
  const { init } = await fresh("slim.js");
  for (const [path, found] of [["/page.wasm", "no WebAssembly"], ["/none.wasm", "status 404"]]) {
    await assert.rejects(init(url + path), (error) => {
      assert.ok(error instanceof SudokuError);
      assert.equal(error.message, `${url}${path} holds no engine: ${found}.`);
      return true;
    });
  }
  await assert.rejects(init(5), TypeError);
});

test("workerd.js with the module that the host made", async () => {
  const statement = /import (\w+) from ?"\.\/ninewise\.wasm";/;
  const ninewise = await fresh("workerd.js", (text) => {
    assert.match(text, statement);
    const read = `readFileSync(${JSON.stringify(join(dist, "ninewise.wasm"))})`;
    return text.replace(statement, `import { readFileSync } from "node:fs"; const $1 = new WebAssembly.Module(${read});`);
  });
  assert.equal(ninewise.solve(BOARD).solution, SOLUTION);
});
