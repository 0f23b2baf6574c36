// Copying and pasting: by button, by Ctrl+C and Ctrl+V, by dropping a file.
import * as commands from "./commands.js";
import { solver } from "./engine.js";
import { openImport } from "./import.js";
import { toHash } from "./link.js";
import { fullText } from "./position.js";
import { state, update } from "./state.js";

const LARGEST_FILE = 4_000_000;

/** @param {string} text @param {string} noteKey said when it is done @param {Record<string, string>} [params] */
export async function copyText(text, noteKey, params) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) return update({ note: { shape: "unread", key: "note.notCopied" } });
  }
  update({ note: { shape: "note", key: noteKey, params } });
}

/** Where the page may not write to the clipboard (opened from disk, no HTTPS). @param {string} text */
function copyBySelection(text) {
  const area = document.createElement("textarea");
  area.className = "unseen";
  area.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return done;
}

export const copyLine = () => copyText(state().position.digits, "note.copiedLine");
export const copyLink = () => copyText(shareLink(), "note.copiedLink");

/** @param {string} style */
export async function copyStyle(style) {
  try {
    const text = await solver.call("format", fullText(state().position), style);
    copyText(text, "note.copiedAs", { style });
  } catch {
    update({ note: { shape: "unread", key: "note.notCopied" } });
  }
}

export const shareLink = () => location.href.replace(/#.*$/, "") + toHash(state().position);

/** By the browser's leave; where it gives none, the dialog has a box to paste into. */
export async function pasteFromClipboard() {
  try {
    const text = await navigator.clipboard.readText();
    if (text.trim()) return void commands.loadText(text);
  } catch {
    // Refused or not offered.
  }
  openImport();
}

/** @param {EventTarget | null} target */
const isTextBox = (target) => target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");

export function bindClipboard() {
  document.addEventListener("paste", (event) => {
    if (isTextBox(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const file = event.clipboardData?.files[0];
    if (file) readFile(file);
    else commands.loadText(event.clipboardData?.getData("text/plain") ?? "");
  });
  document.addEventListener("copy", (event) => {
    if (isTextBox(event.target) || String(getSelection()) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", state().position.digits);
    update({ note: { shape: "note", key: "note.copiedLine" } });
  });
}

export function bindDrop() {
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    if (!state().dropping) update({ dropping: true });
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) update({ dropping: false });
  });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    update({ dropping: false });
    const file = event.dataTransfer?.files[0];
    if (file) readFile(file);
    else commands.loadText(event.dataTransfer?.getData("text/plain") ?? "");
  });
}

/** @param {File} file */
async function readFile(file) {
  if (file.size > LARGEST_FILE) return update({ note: { shape: "unread", key: "read.tooLarge" } });
  commands.loadText(await file.text());
}
