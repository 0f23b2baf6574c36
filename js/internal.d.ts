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
