// Every JavaScript example in README.md runs, and each value it shows behind `// =>` is what comes out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map((match) => match[1]);

/** Imports from this build, and a check in place of each shown value. */
function runnable(example) {
  const entry = (name) => new URL(`dist/${name === "" ? "index" : name.slice(1)}.js`, root).href;
  const local = example.replace(/from "ninewise(\/\w+)?"/g, (_, name = "") => `from "${entry(name)}"`);
  const checked = local.replace(/^(.+?);\s*\/\/ => (.+)$/gm, "assert.deepEqual($1, $2);");
  return `import assert from "node:assert/strict";\n${checked}`;
}

test("README shows examples, and values for them", () => {
  assert.ok(examples.length >= 5);
  assert.ok(examples.join("").split("// =>").length > 20);
});

for (const [index, example] of examples.entries()) {
  test(`README, JavaScript example ${index + 1}: ${example.split("\n").find((line) => line !== "")}`, async () => {
    await import(`data:text/javascript,${encodeURIComponent(runnable(example))}`);
  });
}
