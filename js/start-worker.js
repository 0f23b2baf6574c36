// Workers of browsers and of Node behind one face.

import text from "../target/glue/pool-worker.txt";

/** @import { PoolWorker, WorkerListener } from "./internal.js" */

/**
 * Starts a worker: the caller's own, or one made of the text in this file.
 * @param {(() => any) | undefined} custom
 * @param {WorkerListener} listener
 * @returns {Promise<PoolWorker>}
 */
export async function startWorker(custom, listener) {
  const worker = custom ? custom() : await workerFromText();
  return typeof worker.ref === "function" ? ofNode(worker, listener) : ofBrowser(worker, listener);
}

async function workerFromText() {
  if (typeof Worker !== "function") {
    const { Worker: NodeWorker } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:worker_threads");
    // Without the options of the caller, which may say that text is a module.
    return new NodeWorker(text, { eval: true, execArgv: [] });
  }
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return new Worker(address);
  } finally {
    // The browser has begun to load it by now.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
}

/**
 * @param {Worker} worker
 * @param {WorkerListener} listener
 * @returns {PoolWorker}
 */
function ofBrowser(worker, { answer, dead }) {
  worker.onmessage = ({ data }) => answer(data);
  worker.onmessageerror = dead;
  worker.onerror = (event) => {
    event.preventDefault();
    dead(event.error ?? event.message);
  };
  return {
    send: (message) => worker.postMessage(message, message.bytes ? [message.bytes.buffer] : []),
    rest() {},
    end: async () => worker.terminate(),
  };
}

/**
 * A worker that keeps the process alive only while it has work.
 * @param {import("node:worker_threads").Worker} worker
 * @param {WorkerListener} listener
 * @returns {PoolWorker}
 */
function ofNode(worker, { answer, dead }) {
  worker.on("message", answer);
  worker.on("messageerror", dead);
  worker.on("error", dead);
  worker.on("exit", (code) => dead(new Error(`exit code ${code}`)));
  return {
    send(message) {
      worker.ref();
      worker.postMessage(message, message.bytes ? [/** @type {ArrayBuffer} */ (message.bytes.buffer)] : []);
    },
    rest: () => worker.unref(),
    async end() {
      await worker.terminate();
    },
  };
}
