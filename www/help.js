// The Help dialog: what the page does in five lines, and the keyboard.
import { openDialog } from "./dialog.js";
import { el } from "./dom.js";
import { t } from "./i18n/index.js";

/** @type {[string[], string][]} keys and what they do */
const KEYS = [
  [["←", "↑", "→", "↓"], "move"],
  [["Shift", "←"], "extend"],
  [["Home", "End"], "ends"],
  [["1", "–", "9"], "digit"],
  [["Shift", "1"], "corner"],
  [["Ctrl", "1"], "centre"],
  [["Z", "X", "C"], "modes"],
  [["Delete", "0"], "erase"],
  [["Ctrl", "Z"], "undo"],
  [["Ctrl", "Y"], "redo"],
  [["H"], "hint"],
  [["P"], "path"],
  [["Enter"], "check"],
  [["Ctrl", "Enter"], "solve"],
  [["Ctrl", "C"], "copy"],
  [["Ctrl", "V"], "paste"],
  [["R", "K", "B"], "speak"],
  [["Esc"], "close"],
];

export function openHelp() {
  const lines = ["enter", "marks", "paste", "solve", "hint", "private"].map((key) => el("li", {}, t(`help.${key}`)));
  const rows = KEYS.map(([keys, what]) => el("tr", {}, el("th", { scope: "row" }, keys.map((key) => el("kbd", {}, key))), el("td", {}, t(`key.${what}`))));
  openDialog("help", t("header.help"), el("div.columns", {}, el("ul", {}, lines), el("table", { "aria-label": t("help.keys") }, el("tbody", {}, rows))));
}
