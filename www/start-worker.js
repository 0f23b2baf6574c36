// Starts the solver's worker. The build puts its own version here, with the worker's text inside:
// a page opened from disk may not load a worker's file.
export const startWorker = () => new Worker(new URL("worker.js", import.meta.url), { type: "module" });
