// The styles of text that the package writes, in the order of the Share menu.
export const STYLES = [
  "line", "line-zero", "rows", "frame", "pencil-marks", "simple-sudoku", "sdk", "hodoku", "susser", "sukaku",
  "sudokuwiki-link", "sudoku-exchange-link", "sudokupad-link", "opensudoku", "json", "csv", "csv-row", "markdown",
];
