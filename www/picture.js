// Pictures of the board apart from the page: the small preview, and the files that Share saves.
import { svg } from "./dom.js";
import { CELLS, column, row } from "./grid.js";
import { state } from "./state.js";
import { shownLines } from "./view.js";

const SIDE = 64;
const MARGIN = 8;
const INK = "#231f1a";
const OWN = "#1a4b9e";
const LINE = "#8f8677";

/** A board of 180 px. @param {string} givens @param {string} digits */
export function miniBoard(givens, digits) {
  const c = 20;
  const texts = CELLS.filter((cell) => digits[cell] !== ".").map((cell) => {
    const hand = givens[cell] === "." ? "own" : "given";
    return svg(`text.${hand}`, { x: (column(cell) + 0.5) * c, y: (row(cell) + 0.5) * c + 4.3 }, digits[cell]);
  });
  return svg("svg.mini", { viewBox: "-1 -1 182 182", "aria-hidden": "true" }, svg("path.cell-line", { d: lines(c, [1, 2, 4, 5, 7, 8]) }), svg("path.box-line", { d: lines(c, [0, 3, 6, 9]) }), texts);
}

/** @param {number} c @param {number[]} at */
const lines = (c, at) => at.map((i) => `M${i * c} 0V${9 * c}M0 ${i * c}H${9 * c}`).join("");

/** The board as it is shown, as an SVG file: black on white, whatever the theme. */
function pictureText() {
  const { position } = state();
  const { first } = shownLines(position);
  const texts = CELLS.filter((cell) => first[cell] !== ".").map((cell) => {
    const given = position.givens[cell] !== ".";
    const style = { fill: given ? INK : OWN, "font-weight": given ? 600 : 400 };
    return svg("text", { x: (column(cell) + 0.5) * SIDE, y: (row(cell) + 0.5) * SIDE + 13.5, ...style }, first[cell]);
  });
  const size = 9 * SIDE + 2 * MARGIN;
  const frame = { xmlns: "http://www.w3.org/2000/svg", viewBox: `${-MARGIN} ${-MARGIN} ${size} ${size}`, width: size, height: size };
  const picture = svg("svg", { ...frame, "font-family": "Figtree, system-ui, sans-serif", "font-size": 38, "text-anchor": "middle" },
    svg("rect", { x: -MARGIN, y: -MARGIN, width: size, height: size, fill: "#ffffff" }),
    svg("path", { d: lines(SIDE, [1, 2, 4, 5, 7, 8]), stroke: LINE, "stroke-width": 1 }),
    svg("path", { d: lines(SIDE, [0, 3, 6, 9]), stroke: INK, "stroke-width": 2.5, "stroke-linecap": "square" }),
    texts,
  );
  return new XMLSerializer().serializeToString(picture);
}

export const saveSvg = () => download(new Blob([pictureText()], { type: "image/svg+xml" }), "sudoku.svg");

export async function savePng() {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(pictureText())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * image.naturalWidth;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && download(blob, "sudoku.png"));
}

/** @param {Blob} blob @param {string} name */
function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
