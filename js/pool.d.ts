import type { BatchResult } from "./index.js";

export { SudokuError } from "./index.js";

/** A number of workers that share the boards of long batches. */
export interface Pool {
  /** Most workers it has at once; they start when there is work for them. */
  readonly size: number;
  /**
   * As `batch` of "ninewise", in the workers. The order is kept; the part of a worker that dies is done again.
   * Several calls may run at once.
   */
  batch(boards: string | Uint8Array, options?: PoolBatchOptions): Promise<BatchResult>;
  /** Ends the workers. Calls that still run fail with the code "closed". */
  close(): Promise<void>;
}

export interface PoolBatchOptions {
  /** Stops the call, which then fails with the signal's reason. */
  signal?: AbortSignal;
  /** Told how much is done, from 0 to 1, after each part. */
  progress?: (part: number) => void;
}

export interface PoolOptions {
  /** Workers at most, 1 to 256; the number of processors if it is not given. */
  size?: number;
  /**
   * Makes a worker that runs "ninewise/pool-worker", for pages whose policy forbids workers from blob addresses:
   * `() => new Worker(new URL("ninewise/pool-worker", import.meta.url))`.
   */
  worker?: () => unknown;
}

/** Makes a pool. Nothing is started yet. */
export function pool(options?: PoolOptions): Pool;
