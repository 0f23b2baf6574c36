// The mode switch and the pad of on-screen digits, with undo, redo and erase.
import * as commands from "./commands.js";
import { byId, el, set } from "./dom.js";
import { DIGITS } from "./grid.js";
import { t } from "./i18n/index.js";
import { icon, modePicture } from "./icons.js";
import { layout } from "./layout.js";
import { redo, state, undo, update } from "./state.js";

/** @typedef {import("./state.js").State} State */

const LONG_PRESS = 450;
const MODES = /** @type {const} */ (["digit", "corner", "centre"]);

/** @type {HTMLElement[]} */
let keys = [];
/** @type {Record<string, HTMLElement>} */
let tools = {};
/** @type {HTMLElement} */
let group;

export function createPad() {
  group = el("div.switch", { role: "radiogroup" }, MODES.map(modeButton));
  byId("modes").append(group);
  keys = DIGITS.map(digitKey);
  tools = {
    undo: tool("undo", () => undo()),
    redo: tool("redo", redo),
    erase: tool("erase", commands.erase),
  };
  byId("pad").append(...keys, ...Object.values(tools));
  for (const id of ["pad", "modes"]) byId(id).addEventListener("mousedown", keepFocus);
}

/** The board keeps the focus while the pad is clicked, so that keys go on working. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

/** @param {(typeof MODES)[number]} mode */
function modeButton(mode) {
  const input = el("input", { type: "radio", name: "mode", value: mode, onchange: () => update({ mode }) });
  return el("label", { onclick: () => update({ mode }) }, input, el("span.plate"), modePicture(mode), el("span.text"));
}

/** @param {number} digit */
function digitKey(digit) {
  let timer = 0;
  let long = false;
  const press = () => {
    long = false;
    timer = window.setTimeout(() => {
      long = true;
      commands.write(digit, "corner");
    }, LONG_PRESS);
  };
  const release = () => clearTimeout(timer);
  const click = (/** @type {MouseEvent} */ event) => {
    if (long) return (long = false);
    commands.write(digit, event.shiftKey ? "corner" : event.ctrlKey || event.metaKey ? "centre" : undefined);
  };
  const events = { onpointerdown: press, onpointerup: release, onpointerleave: release, onpointercancel: release, onclick: click };
  return el("button.key", { type: "button", ...events, oncontextmenu: keepFocus }, el("span.text", {}, digit), el("span.pips", { "aria-hidden": "true" }));
}

/** @param {string} name @param {() => void} run */
const tool = (name, run) => el(`button.tool.${name}`, { type: "button", onclick: run }, icon(name));

/** @param {State} current */
export function renderPad(current) {
  const writes = current.held ?? current.mode;
  set(byId("pad"), { "data-writes": writes, "aria-label": t("pad.label") });
  set(group, { "aria-label": t("mode.label") });
  MODES.forEach((mode, i) => renderMode(group.children[i], mode, mode === writes, mode === current.mode));
  const line = current.position.digits;
  keys.forEach((key, i) => renderKey(key, i + 1, Math.max(0, 9 - line.split(String(i + 1)).length + 1)));
  renderTool("undo", current.past.length > 0);
  renderTool("redo", current.future.length > 0);
  renderTool("erase", true);
  placeTools();
}

/** @param {Element} label @param {string} mode @param {boolean} lit @param {boolean} checked */
function renderMode(label, mode, lit, checked) {
  label.classList.toggle("chosen", lit);
  /** @type {HTMLInputElement} */ (label.querySelector("input")).checked = checked;
  /** @type {HTMLElement} */ (label.querySelector(".text")).textContent = t(`mode.${mode}`);
}

/** @param {HTMLElement} key @param {number} digit @param {number} left */
function renderKey(key, digit, left) {
  set(key, { "aria-label": left ? t("pad.left", { digit, n: left }) : t("pad.done", { digit }) });
  key.classList.toggle("done", left === 0);
  const pips = /** @type {HTMLElement} */ (key.querySelector(".pips"));
  if (pips.childElementCount !== left) pips.replaceChildren(...Array.from({ length: left }, () => el("i")));
}

/** @param {string} name @param {boolean} enabled */
function renderTool(name, enabled) {
  const label = t(`tool.${name}`);
  set(tools[name], { "aria-label": label, title: enabled ? label : t(`tool.${name}.off`), "aria-disabled": enabled ? null : "true" });
}

/** Undo and redo stand beside the mode switch where the pad is two rows high. */
function placeTools() {
  const home = ["short", "low"].includes(layout()) ? byId("modes") : byId("pad");
  if (tools.undo.parentElement !== home) home.append(tools.undo, tools.redo);
  if (home.id === "pad" && tools.redo.nextElementSibling !== tools.erase) home.append(tools.erase);
}

/** Shows how the digit will be written while a modifier is down. @param {"corner" | "centre" | null} held */
export const hold = (held) => {
  if (state().held !== held) update({ held });
};
