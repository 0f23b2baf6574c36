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

/** A style that `format` writes; the form that `parse` names is mostly the one of the same name. */
export type Style =
  | "line"
  | "line-zero"
  | "rows"
  | "frame"
  | "pencil-marks"
  | "simple-sudoku"
  | "sdk"
  | "hodoku"
  | "susser"
  | "sukaku"
  | "sudokuwiki-link"
  | "sudoku-exchange-link"
  | "sudokupad-link"
  | "opensudoku"
  | "json"
  | "csv"
  | "csv-row"
  | "markdown";

/** Writes a board as text. */
export function format(board: string, style: Style): string;

/** A language of names and sentences: English, Simplified Chinese. */
export type Language = "en" | "zh";

export interface HintOptions {
  /** The puzzle's givens, where the board holds entries too: entries that contradict their solution are named. */
  givens?: string;
  /** The candidates that are left, as in `Parsed`; in place of those in the text. */
  candidates?: number[];
  /** Whether techniques may assume that there is one solution (default true). Never used where there are several. */
  uniqueness?: boolean;
  /** The step that is easiest to see first (default), or the order of Sudoku Explainer. */
  order?: "easiest" | "explainer";
  /** The language of names and sentences (default "en"). */
  language?: Language;
}

/** A digit in a cell. */
export interface Candidate {
  cell: number;
  digit: number;
}

export type Role =
  | "defining"
  | "pivot"
  | "pincer"
  | "fin"
  | "roof"
  | "floor"
  | "on"
  | "off"
  | "colorA"
  | "colorB"
  | "setA"
  | "setB"
  | "setC"
  | "common";

export type HouseRole = "pattern" | "base" | "cover" | "setA" | "setB";

/** One end of an inference: a digit in one cell, or in one of several. */
export interface Node {
  digit: number;
  cells: number[];
}

/** An inference. Strong: if `from` is false, `to` is true. Weak: if `from` is true, `to` is false. */
export interface Link {
  from: Node;
  to: Node;
  strong: boolean;
  /** The arm of the chain, from 0. */
  branch: number;
}

/** How the arms of a chain meet. */
export interface Chain {
  shape: "cycle" | "single" | "contradiction" | "double" | "cell" | "house";
  /** The nodes that Sudoku Explainer counts. */
  length: number;
  /** Branches from this number on are those of chains within the chain. */
  arms: number;
}

/** What on the board some words belong to. */
export type Shape =
  | { kind: "mark"; role: Role }
  | { kind: "house"; role: HouseRole }
  | { kind: "branch"; branch: number }
  | { kind: "removed" }
  | { kind: "placed" };

/** A piece of a sentence: what it says, the cell it names, the shape it belongs to. */
export interface TextPart {
  text: string;
  cell: number | null;
  shape: Shape | null;
}

/** A line of a text, headed by a shape where it tells one arm of a chain. */
export interface TextLine {
  head: Shape | null;
  parts: TextPart[];
}

/** A step of reasoning: what it does, why, and all that is needed to draw it. */
export interface Step {
  /** Stable id: "naked-single", "x-wing", ... */
  technique: string;
  /** The technique's name in the language asked for. */
  name: string;
  /** Sudoku Explainer's rating, 1.2 for example. */
  rating: number;
  /** What to look at, why it follows, what to do: the plain text of `sentence`. */
  text: string;
  /** Where to look, and no more. */
  nudge: TextLine[];
  sentence: TextLine[];
  /** What the step changes. */
  effect: TextLine[];
  /** The houses or else the cells to look at. */
  look: { houses: House[]; cells: number[] };
  /** Digits to write. */
  placements: Candidate[];
  /** Candidates to strike out. */
  eliminations: Candidate[];
  /** The pattern's candidates. */
  marks: (Candidate & { role: Role })[];
  /** The pattern's houses. */
  houses: (House & { role: HouseRole })[];
  /** Inferences in reading order. */
  links: Link[];
  chain: Chain | null;
}

/** Why there is no step. */
export interface Trouble {
  /** Entries or struck candidates are wrong; there is no solution; no technique finds a step. */
  trouble: "wrong" | "no-solution" | "stuck";
  text: string;
  sentence: TextLine[];
  /** Cells whose digit is not the solution's. */
  entries: number[];
  /** Candidates of the solution that were struck out. */
  struck: Candidate[];
}

/** The next step; what is wrong where there is none (`"trouble" in` tells); null when every cell is filled rightly. */
export function hint(board: string, options?: HintOptions): Step | Trouble | null;

export interface Explanation {
  steps: Step[];
  /** Whether the steps end with every cell filled. */
  solved: boolean;
  /** The only solution; null where there is none or several. */
  solution: Line | null;
  /** The highest rating of a step; 0 without steps. */
  hardest: number;
  /** Why the steps don't reach the end. */
  trouble: Trouble | null;
}

/** The whole path from this position on. */
export function explain(board: string, options?: HintOptions): Explanation;

export interface Rating {
  /** The hardest step. */
  er: number;
  /** The hardest step up to the first digit that is written. */
  ep: number;
  /** The first step. */
  ed: number;
  /** Id of the first of the hardest steps. */
  technique: string | null;
  /** `er` in a word; the first three: not rated, and why. */
  level:
    | "unsolvable"
    | "ambiguous"
    | "solved"
    | "gentle"
    | "moderate"
    | "tricky"
    | "hard"
    | "very-hard"
    | "extreme";
}

/** How difficult a puzzle is: ER, EP and ED of Sudoku Explainer 1.2.1. Takes seconds on the hardest. */
export function rate(board: string): Rating;

export interface TechniqueInfo {
  /** As in `Step.technique` and `Rating.technique`. */
  id: string;
  name: string;
  /** What it is, in a few sentences, for somebody who does not know it. */
  description: string;
  /** Sudoku Explainer's rating of its plainest step. */
  rating: number;
  /** Whether it holds only for puzzles with one solution. */
  assumesUnique: boolean;
}

/** Every technique, in the order in which Sudoku Explainer looks for them; `language` defaults to "en". */
export function techniques(language?: Language): TechniqueInfo[];

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
