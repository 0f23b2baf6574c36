// Types shared by the files of this folder; none of them is public.

export interface SudokuErrorInit {
  code: string;
  message: string;
  line?: number | null;
  column?: number | null;
  details?: Record<string, string | number>;
  cause?: unknown;
}

/** Where the engine's code comes from: one per entry. */
export interface Source {
  /** The compiled module, at once. */
  now(): WebAssembly.Module;
  /** The compiled module, sooner or later. */
  later(from?: unknown): Promise<WebAssembly.Module>;
}

/** What a worker of the pool posts back for a chunk. */
export interface Answer {
  count: number;
  status: Uint8Array;
  solutions: Uint8Array;
  error?: SudokuErrorInit;
}

/** A part of one call's boards. */
export interface Chunk {
  /** The chunks of the call, to know them by. */
  work: object;
  bytes(): Uint8Array<ArrayBuffer>;
  /** How often a worker has begun with it. */
  tries: number;
  finish(answer: Answer): void;
  fail(error: unknown): void;
}

export interface PoolWorker {
  send(message: { module?: WebAssembly.Module; bytes?: Uint8Array<ArrayBuffer> }): void;
  /** There is no work for it: it need not keep the process alive. */
  rest(): void;
  end(): Promise<void>;
}

export interface WorkerListener {
  answer(answer: Answer): void;
  dead(reason: unknown): void;
}
