// The Import dialog: a box for any text, a file, and a live preview that says what was read.
import * as commands from "./commands.js";
import { openDialog } from "./dialog.js";
import { el } from "./dom.js";
import { solver } from "./engine.js";
import { t } from "./i18n/index.js";
import { miniBoard } from "./picture.js";
import { formatName, unreadText } from "./status.js";

/** @typedef {import("./engine.js").EngineError} EngineError */

export function openImport() {
  const box = /** @type {HTMLTextAreaElement} */ (el("textarea", { "aria-label": t("import.box"), placeholder: t("import.placeholder"), spellcheck: "false", autocomplete: "off" }));
  const preview = el("div.preview", { role: "status" });
  const use = el("button.button.primary", { type: "button", "aria-disabled": "true" }, t("import.use"));
  const file = /** @type {HTMLInputElement} */ (el("input", { type: "file", hidden: true, tabindex: -1, "aria-label": t("import.file") }));
  const choose = el("button.button", { type: "button", onclick: () => file.click() }, t("import.file"));
  const dialog = openDialog("import", t("header.import"), box, file, preview, el("footer", {}, choose, use));
  let readable = false;

  async function show() {
    const text = box.value;
    const { ok, nodes } = text.trim() ? await read(text) : { ok: false, nodes: [] };
    if (box.value !== text) return;
    readable = ok;
    use.setAttribute("aria-disabled", String(!ok));
    preview.replaceChildren(...nodes);
  }
  box.addEventListener("input", show);
  file.addEventListener("change", async () => {
    box.value = (await file.files?.[0]?.text()) ?? "";
    show();
  });
  use.addEventListener("click", async () => {
    if (readable && (await commands.loadText(box.value))) dialog.close();
  });
  box.focus();
}

/** @param {string} text @returns {Promise<{ ok: boolean, nodes: Node[] }>} */
async function read(text) {
  try {
    const parsed = await solver.call("parse", text);
    const { params } = commands.readNote(parsed);
    const name = t("import.read", { ...params, format: formatName(parsed.format) });
    return { ok: true, nodes: [miniBoard(parsed.givens, parsed.board), el("p", {}, name)] };
  } catch (error) {
    const { params } = commands.unreadNote(/** @type {EngineError} */ (error));
    return { ok: false, nodes: [el("p", {}, unreadText(params ?? {}))] };
  }
}
