// Mouse, pen and finger on the board: select a cell, drag over several, add one with Ctrl.
import { focusCursor } from "./board.js";
import { select } from "./commands.js";
import { byId } from "./dom.js";
import { state } from "./state.js";

export function bindPointer() {
  const board = byId("board");
  let dragging = false;
  let adding = true;

  board.addEventListener("pointerdown", (event) => {
    const cell = cellAt(board, event);
    if (event.button !== 0 || cell === null) return;
    event.preventDefault();
    board.setPointerCapture(event.pointerId);
    dragging = true;
    begin(cell, event);
    adding = state().cells.includes(cell);
    focusCursor(state());
  });
  board.addEventListener("pointermove", (event) => {
    const cell = dragging ? cellAt(board, event) : null;
    const { cells } = state();
    if (cell === null || cells.at(-1) === cell || !adding) return;
    if (!cells.includes(cell)) select([...cells, cell]);
  });
  for (const type of ["pointerup", "pointercancel"]) board.addEventListener(type, () => (dragging = false));
  board.addEventListener("mousedown", (event) => event.preventDefault());
  board.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** @param {number} cell @param {PointerEvent} event */
function begin(cell, event) {
  const { cells } = state();
  if (event.ctrlKey || event.metaKey || event.shiftKey) {
    const others = cells.filter((other) => other !== cell);
    const removes = cells.includes(cell) && others.length > 0;
    select(removes ? others : [...others, cell]);
  } else select([cell]);
}

/** @param {HTMLElement} board @param {PointerEvent} event */
function cellAt(board, { clientX, clientY }) {
  const { left, top, width, height } = board.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * 9);
  const row = Math.floor(((clientY - top) / height) * 9);
  return row >= 0 && row < 9 && column >= 0 && column < 9 ? 9 * row + column : null;
}
