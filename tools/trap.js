// A build of the package for tests only: with an export that traps, in target/trap/.

import { join } from "node:path";
import { writeGlue } from "./build.js";
import { bundle } from "./package.js";
import { root, run } from "./run.js";

/** Builds it; gives its folder. */
export async function buildTrap() {
  const folder = join(root, "target/trap");
  await run("cargo", ["build", "--quiet", "--lib", "--features", "trap", "--target", "wasm32-unknown-unknown"], {
    doing: "compiling the engine with an export that traps",
  });
  await writeGlue(join(root, "target/wasm32-unknown-unknown/debug/ninewise.wasm"), folder, { optimised: false });
  await bundle({
    entry: join(root, "tools/trap-entry.js"),
    format: "esm",
    outfile: join(folder, "index.js"),
    glue: folder,
  });
  return folder;
}
