// Wires everything: the only file that knows all others.
import { renderActions } from "./actions.js";
import { keepAnswer, learnTechniques, refresh } from "./answer.js";
import { boardHasFocus, createBoard, focusCursor, renderBoard } from "./board.js";
import { bindClipboard, bindDrop } from "./clipboard.js";
import { teacher } from "./engine.js";
import { createHeader, renderHeader } from "./header.js";
import { chooseLanguage, t } from "./i18n/index.js";
import { bindKeys } from "./keys.js";
import { watchLayout } from "./layout.js";
import { fromHash } from "./link.js";
import { createPad, renderPad } from "./pad.js";
import { renderPanel } from "./panel.js";
import { bindPointer } from "./pointer.js";
import { samePosition } from "./position.js";
import { move, state, subscribe, update } from "./state.js";
import { renderStatus } from "./status.js";
import { load, save } from "./store.js";
import { retell } from "./teach.js";
import { applyTheme, watchTheme } from "./theme.js";

/** @typedef {import("./state.js").State} State */

const SAVE_DELAY = 250;

/** @param {State} current */
function render(current) {
  document.documentElement.dataset.names = current.settings.names ? "on" : "off";
  document.title = t("page.title");
  renderHeader();
  renderPanel(current);
  renderBoard(current);
  renderStatus(current);
  renderActions(current);
  renderPad(current);
}

function start() {
  const kept = load();
  if (kept.settings?.language) chooseLanguage(kept.settings.language);
  createBoard();
  createHeader();
  createPad();
  update(kept);
  openLink();
  bind();
  keepAnswer();
  refresh();
  learnTechniques();
  subscribe(onChange);
  watchLayout(() => render(state()));
  if (matchMedia("(hover: hover)").matches) focusCursor(state());
}

function bind() {
  bindKeys();
  bindPointer();
  bindClipboard();
  bindDrop();
  watchTheme();
  addEventListener("hashchange", openLink);
  addEventListener("pagehide", () => save(state()));
}

/** A position in the address becomes one undoable step; then the address is clean again, as the board moves on. */
function openLink() {
  if (location.hash.length < 2) return;
  const position = fromHash(location.hash);
  history.replaceState(null, "", location.href.replace(/#.*$/, ""));
  if (!position) update({ note: { shape: "unread", key: "read.badLink" } });
  else if (!samePosition(position, state().position)) move(position, { cells: [40] });
}

let saving = 0;

/** @param {State} current @param {State} before */
function onChange(current, before) {
  if (current.position !== before.position && current.busy) teacher.abort();
  if (current.settings !== before.settings) applyTheme(current);
  if (current.settings.language !== before.settings.language) {
    learnTechniques();
    retell();
  }
  render(current);
  if (current.cells !== before.cells && boardHasFocus()) focusCursor(current);
  clearTimeout(saving);
  // A page from disk can be gone before a late save is written.
  if (current.position !== before.position) save(current);
  else saving = window.setTimeout(() => save(state()), SAVE_DELAY);
}

start();
