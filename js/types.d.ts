/** 81 characters, row by row: "1" to "9", and "." for a blank. */
export type Line = string;

/** One of the 27 houses; `index` is 0 to 8. */
export interface House {
  kind: "row" | "column" | "box";
  index: number;
}

/** Two equal digits in one house. Cells are 0 to 80, row by row. */
export interface Conflict {
  digit: number;
  cells: [number, number];
  house: House;
}

export interface SolveResult {
  /** How many solutions there are. "none" is proved, be it by clashing digits or by search. */
  status: "unique" | "multiple" | "none";
  /** One solution, the same on every call; null for "none". */
  solution: Line | null;
  /** A second, different solution, for "multiple" only. */
  other: Line | null;
  /** The clashes among the filled cells, where they are why there is no solution; else empty. */
  conflicts: Conflict[];
}

/** What was read, and as what. */
export interface Parsed {
  /** All digits of the text: givens and entries. */
  board: Line;
  /** The givens alone; the same as `board` where the form does not tell them apart. */
  givens: Line;
  /** By cell, bit 0 for digit 1 up to bit 8 for digit 9, where the text carries candidates. */
  candidates: number[] | null;
  /** Name of the form. */
  format: string;
}

/**
 * Whether the text is a board that breaks no rule so far: no digit stands twice in a row, column or box.
 * Blanks are fine and it need not be solvable (`solve` and `count` tell). Text that is no board: false.
 * Throws a TypeError for anything but a string, never for a string.
 */
export function is_valid(board: string): boolean;

/** Solves a board exactly: says whether it has no, one or several solutions, and shows one or two. */
export function solve(board: string): SolveResult;

/** The number of solutions, exact up to `limit` (1 to 1,000,000,000; default 1000), where counting stops. */
export function count(board: string, limit?: number): number;

/** Up to `limit` (1 to 100,000; default 10) different solutions; the same ones on every call. */
export function solutions(board: string, limit?: number): Line[];

export interface BatchResult {
  /** Boards read. */
  count: number;
  /** By board: 0 none, 1 unique, 2 multiple, 255 an unreadable line. */
  status: Uint8Array;
  /** By board 82 bytes: a solution, or 81 dots, and LF. */
  solutions: Uint8Array;
}

/**
 * Solves many boards, the fast way: one line of 81 characters each ("." or "0" for a blank, LF or CRLF), as text or as
 * UTF-8 bytes. Empty lines and lines that begin with "#" are no boards.
 */
export function batch(boards: string | Uint8Array): BatchResult;

/** Reads any text form of a board. */
export function parse(text: string): Parsed;

/**
 * Makes the engine ready without blocking. Optional: the first call does it, in a few milliseconds. Needed only in
 * browsers that refuse to compile at once (Chrome before 115 outside workers).
 */
export function init(): Promise<void>;

/** Text that can't be read, an option out of range, or an engine that can't run here. */
export class SudokuError extends Error {
  constructor(init: {
    code: string;
    message: string;
    line?: number | null;
    column?: number | null;
    details?: Record<string, string | number>;
    cause?: unknown;
  });
  name: "SudokuError";
  /** What is wrong; stable: "length", "character", "too-long", "option", "unsupported", "internal", ... */
  code: string;
  /** Line in the text, from 1; null where no place is to blame. */
  line: number | null;
  /** Column in characters, from 1; null where no place is to blame. */
  column: number | null;
  /** The values in the message, by name, for messages in other languages. */
  details: Record<string, string | number>;
}
