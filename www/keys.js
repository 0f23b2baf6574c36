// The keyboard. Digits go by event.code, so that AZERTY and the keypad work; letters only while the board has the focus.
import { boardHasFocus, focusCursor } from "./board.js";
import * as commands from "./commands.js";
import { byId } from "./dom.js";
import { HOUSES, box, column, row } from "./grid.js";
import { hold } from "./pad.js";
import { closePanel } from "./panel-head.js";
import { sayHouse } from "./speech.js";
import { redo, state, undo, update } from "./state.js";
import { hint, openPath } from "./teach.js";
import { shownLines } from "./view.js";

/** @typedef {import("./state.js").Mode} Mode */

/** @type {Record<string, [number, number]>} rows and columns to go */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @type {Record<string, () => void>} */
const LETTERS = {
  KeyZ: () => update({ mode: "digit" }),
  KeyX: () => update({ mode: "corner" }),
  KeyC: () => update({ mode: "centre" }),
  KeyH: hint,
  KeyP: openPath,
  KeyR: () => speak(row),
  KeyK: () => speak(column),
  KeyB: () => speak(box),
};

export function bindKeys() {
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("keyup", (event) => hold(heldBy(event)));
  addEventListener("blur", () => hold(null));
  byId("board").addEventListener("beforeinput", onInput);
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  if (document.querySelector("dialog[open], .menu") || isTextBox(event.target)) return;
  hold(heldBy(event));
  if (event.key === "Escape") return escape();
  if (undoKey(event)) return event.preventDefault();
  if (!boardHasFocus() && document.activeElement !== document.body) return;
  if (boardKey(event)) {
    event.preventDefault();
    if (!boardHasFocus()) focusCursor(state());
  }
}

/** @param {KeyboardEvent} event @returns {boolean} whether the key meant something to the board */
function boardKey(event) {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const command = ctrlKey || metaKey;
  const digit = digitOf(event);
  if (altKey) return false;
  if (digit > 0) return done(() => commands.write(digit, modeOf(event)));
  if (key in ARROWS && !command) return done(() => arrow(key, shiftKey));
  if ((key === "Home" || key === "End") && !shiftKey) return done(() => toEnd(key === "End", command));
  if (key === "Enter") return done(command ? commands.solve : commands.check);
  if (command) return false;
  if (["Backspace", "Delete", " "].includes(key) || digit === 0) return done(commands.erase);
  if (key === "PageUp" || key === "PageDown") return done(() => toRow(key === "PageUp" ? 0 : 8));
  const letter = shiftKey ? undefined : LETTERS[code];
  return letter ? done(letter) : false;
}

/** @param {() => void} run */
function done(run) {
  run();
  return true;
}

/** The digit of a key, -1 if it is none. On the keypad, Shift with NumLock on reads as an arrow: the code tells. @param {KeyboardEvent} event */
function digitOf(event) {
  const [, pad, figure] = /^(Digit|Numpad)([0-9])$/.exec(event.code) ?? [];
  if (pad === "Numpad" && !/^[0-9]$/.test(event.key) && !event.getModifierState("NumLock")) return -1;
  if (pad) return Number(figure);
  return event.code === "" && /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
}

/** @param {KeyboardEvent} event @returns {Mode | undefined} undefined: the mode that is on */
function modeOf(event) {
  if (event.ctrlKey || event.metaKey) return "centre";
  const shifted = event.shiftKey || (event.code.startsWith("Numpad") && !/^[0-9]$/.test(event.key));
  return shifted ? "corner" : state().mode;
}

/** @param {KeyboardEvent} event */
const heldBy = ({ shiftKey, ctrlKey, metaKey }) => (ctrlKey || metaKey ? "centre" : shiftKey ? "corner" : null);

/** @param {KeyboardEvent} event */
function undoKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (!(ctrlKey || metaKey) || altKey) return false;
  const letter = key.toLowerCase();
  if (letter === "z") return done(() => (shiftKey ? redo() : undo()));
  return letter === "y" && !shiftKey ? done(redo) : false;
}

/** @param {string} key @param {boolean} extend */
function arrow(key, extend) {
  const { cells, settings } = state();
  const cursor = cells[cells.length - 1];
  const [down, right] = ARROWS[key];
  const to = [row(cursor) + down, column(cursor) + right].map((at) => (settings.wrap ? (at + 9) % 9 : Math.min(8, Math.max(0, at))));
  go(9 * to[0] + to[1], extend);
}

/** @param {boolean} last @param {boolean} corner of the board, not of the row */
function toEnd(last, corner) {
  const cursor = state().cells.at(-1) ?? 0;
  if (corner) go(last ? 80 : 0, false);
  else go(9 * row(cursor) + (last ? 8 : 0), false);
}

/** @param {number} to */
const toRow = (to) => go(9 * to + column(state().cells.at(-1) ?? 0), false);

/** @param {number} cell @param {boolean} extend */
function go(cell, extend) {
  const { cells } = state();
  commands.select(extend ? [...cells.filter((other) => other !== cell), cell] : [cell]);
}

/** @param {(cell: number) => number} houseOf */
function speak(houseOf) {
  const { cells, position } = state();
  const kind = { row, column, box };
  const found = HOUSES.find((house) => kind[house.kind] === houseOf && house.index === houseOf(cells.at(-1) ?? 0));
  if (found) sayHouse(found, shownLines(position).first);
}

function escape() {
  const { panel, cells, note } = state();
  if (panel) closePanel();
  else if (note || cells.length > 1) update({ note: null, cells: cells.slice(-1) });
}

/** Keyboards that send no keys, only text (code 229). @param {Event} event */
function onInput(event) {
  const { inputType, data } = /** @type {InputEvent} */ (event);
  event.preventDefault();
  if (inputType.startsWith("delete")) commands.erase();
  else if (/^[1-9]$/.test(data ?? "")) commands.write(Number(data));
}

/** @param {EventTarget | null} target */
const isTextBox = (target) => target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
