// `npm start`: sets up what is missing, builds what is stale, serves the page.

import { join } from "node:path";
import { Failure, main, root, say } from "./run.js";
import { setUp } from "./setup.js";

const PORT = Number(process.env.PORT ?? 8080);

await main(async () => {
  await setUp();
  const [{ build }, { serve }] = await Promise.all([import("./build.js"), import("./serve.js")]);
  await build();
  const folder = join(root, "www/dist");
  const { url } = await serve(folder, PORT).catch((error) => {
    if (error.code !== "EADDRINUSE") throw new Failure(`The page can't be served on port ${PORT}: ${error.message}.`);
    return serve(folder);
  });
  say(`the page is at ${url} (Ctrl+C stops)`);
});
