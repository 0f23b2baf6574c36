// The package against other solvers from npm: `npm run bench`. Every answer is checked; the table shows microseconds
// per puzzle and how many times as long as ninewise each takes.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { solve } from "../../../dist/index.js";
import * as dancing from "dancing-links";
import { SudokuSolver } from "@algorithm.ts/sudoku";
import qqwing from "qqwing";
import sudoku from "sudoku";
import dlx from "sudoku-dlx";

const ROUNDS = 5;
const SETS = { kaggle: 40, clue17: 40, top1465: 20, hardest11: 5 };

const here = dirname(fileURLToPath(import.meta.url));
const numbers = (line) => Array.from(line, Number);

/** For each solver a function from a line with dots to the line of the solution. */
const solvers = {
  ninewise: (board) => solve(board).solution,
  "dancing-links": (board) => {
    const constraints = [];
    for (let cell = 0; cell < 81; cell++) {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
      for (let digit = 0; digit < 9; digit++) {
        if (board[cell] !== "." && Number(board[cell]) !== digit + 1) continue;
        const columnIndices = [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit];
        constraints.push({ data: [cell, digit + 1], columnIndices });
      }
    }
    const solver = new dancing.DancingLinks().createSolver({ columns: 324 });
    solver.addSparseConstraints(constraints);
    const line = Array(81).fill(0);
    for (const { data } of solver.findOne()[0]) line[data[0]] = data[1];
    return line.join("");
  },
  "@algorithm.ts/sudoku": (board) => {
    const solution = Array(81).fill(-1);
    solver.solve(Array.from(board, (character) => (character === "." ? -1 : Number(character) - 1)), solution);
    return solution.map((digit) => digit + 1).join("");
  },
  qqwing: (board) => {
    const puzzle = new qqwing();
    puzzle.setPuzzle(numbers(board.replaceAll(".", "0")));
    puzzle.solve();
    return puzzle.getSolutionString().replaceAll(/\D/g, "");
  },
  sudoku: (board) => {
    const cells = Array.from(board, (character) => (character === "." ? null : Number(character) - 1));
    return sudoku.solvepuzzle(cells).map((digit) => digit + 1).join("");
  },
  "sudoku-dlx": (board) => {
    const line = Array(81).fill(0);
    for (const { number, row, col } of dlx.solveString(board)[0]) line[9 * row + col] = number;
    return line.join("");
  },
};
const solver = new SudokuSolver({ childMatrixWidth: 3 });

for (const [set, count] of Object.entries(SETS)) {
  const text = readFileSync(join(here, "../../data/puzzles", `${set}.txt`), "utf8");
  const cases = text.trim().split("\n").slice(0, count).map((line) => line.split(" "));
  const times = Object.fromEntries(Object.keys(solvers).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, answer] of Object.entries(solvers)) times[name].push(measure(name, answer, cases));
  }
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  const own = median(times.ninewise);
  console.log(set);
  for (const [name, list] of Object.entries(times)) {
    const time = median(list);
    console.log(`  ${name.padEnd(22)}${time.toFixed(1).padStart(10)} µs${(time / own).toFixed(0).padStart(8)} x`);
  }
}

/** Microseconds of CPU time per puzzle; repeats short work so that the clock can measure it. */
function measure(name, answer, cases) {
  const repeats = name === "ninewise" ? 50 : 1;
  const start = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [board, solution] of cases) {
      if (answer(board) !== solution) throw new Error(`${name} is wrong on ${board}`);
    }
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / repeats / cases.length;
}
