// The header: the mark, and what is done with a whole puzzle; on narrow screens the rest hides behind "More".
import { copyLine, copyLink, copyStyle } from "./clipboard.js";
import * as commands from "./commands.js";
import { byId, el, set } from "./dom.js";
import { EXAMPLES } from "./examples.js";
import { EMPTY } from "./grid.js";
import { openHelp } from "./help.js";
import { chooseLanguage, currentLanguage, t } from "./i18n/index.js";
import { icon, mark } from "./icons.js";
import { openImport } from "./import.js";
import { layout } from "./layout.js";
import { openMenu, toggleMenu } from "./menu.js";
import { savePng, saveSvg } from "./picture.js";
import { placed } from "./position.js";
import { openSettings } from "./settings.js";
import { state } from "./state.js";
import { STYLES } from "./styles.js";
import { toggleTheme } from "./theme.js";

/** @typedef {import("./menu.js").Row} Row */

/** @type {[HTMLElement, string, boolean][]} button, i18n key, whether the key is its visible text */
const labelled = [];

export function createHeader() {
  const roomy = [
    menuButton("header.new", newRows, "roomy"),
    button("header.import", openImport, "roomy"),
    menuButton("header.share", shareRows, "roomy"),
    el("hr.roomy", { "aria-hidden": "true" }),
    button("header.language", otherLanguage, "roomy"),
    iconButton("header.theme", "theme", () => toggleTheme(), "roomy"),
    iconButton("header.settings", "settings", openSettings, "roomy"),
    iconButton("header.help", "help", openHelp, "roomy"),
  ];
  const compact = [
    iconMenu("header.new", "plus", newRows),
    iconMenu("header.share", "share", shareRows),
    iconMenu("header.more", "more", moreRows),
  ];
  byId("header").append(el("h1.mark", {}, mark(), el("span.text", {}, "ninewise")), ...roomy, ...compact);
}

export function renderHeader() {
  for (const [node, key, visible] of labelled) {
    if (visible) /** @type {HTMLElement} */ (node.querySelector(".text")).textContent = t(key);
    else set(node, { "aria-label": t(key), title: t(key) });
  }
}

/** Opens the New menu from wherever it is asked for. @param {Event} event */
export const openNewMenu = (event) => toggleMenu(/** @type {HTMLElement} */ (event.currentTarget), t("header.new"), newRows);

/** @returns {Row[]} */
function newRows() {
  const { position } = state();
  const none = position.digits === EMPTY && position.givens === EMPTY;
  return [
    { label: t("new.empty"), run: commands.emptyBoard, off: none ? t("new.empty.off") : undefined },
    { label: t("new.reset"), run: commands.resetToGivens, off: position.givens === EMPTY || placed(position) === 0 ? t("new.reset.off") : undefined },
    position.givens === EMPTY
      ? { label: t("action.fix"), run: commands.fixGivens, off: none ? t("new.empty.off") : undefined }
      : { label: t("action.free"), run: commands.freeGivens },
    { label: t("new.candidates"), run: commands.fillCandidates, off: none ? t("new.empty.off") : undefined },
    "line",
    { heading: t("examples") },
    ...EXAMPLES.map(({ id, line, rating }) => ({ label: t(`example.${id}`), fact: rating, run: () => commands.loadLine(line) })),
  ];
}

/** @param {HTMLElement} opener @returns {Row[]} */
const shareRows = (opener) => [
  { label: t("share.link"), run: copyLink },
  { label: t("share.line"), fact: "Ctrl C", run: copyLine },
  { label: t("share.candidates"), run: () => copyStyle("pencil-marks") },
  { label: t("share.other"), run: () => openMenu(opener, t("share.other"), STYLES.map((style) => ({ label: t(`style.${style}`), run: () => copyStyle(style) }))) },
  "line",
  { label: t("share.picture"), fact: "SVG", run: saveSvg },
  { label: t("share.picture"), fact: "PNG", run: savePng },
  { label: t("share.print"), fact: "Ctrl P", run: () => print() },
];

/** @returns {Row[]} */
const moreRows = () => [
  { label: t("header.import"), run: openImport },
  { label: t("header.language"), run: otherLanguage },
  { label: t("header.theme"), run: () => toggleTheme() },
  { label: t("header.settings"), run: openSettings },
  { label: t("header.help"), run: openHelp },
];

function otherLanguage() {
  const language = currentLanguage() === "zh" ? "en" : "zh";
  chooseLanguage(language);
  commands.changeSettings({ language });
}

/** @param {string} key @param {() => void} run @param {string} place */
function button(key, run, place) {
  const node = el(`button.tool.${place}`, { type: "button", onclick: run }, el("span.text"));
  labelled.push([node, key, true]);
  return node;
}

/** @param {string} key @param {string} picture @param {() => void} run @param {string} place */
function iconButton(key, picture, run, place) {
  const node = el(`button.tool.square.${place}`, { type: "button", onclick: run }, icon(picture, layout() === "wide" ? 18 : 22));
  labelled.push([node, key, false]);
  return node;
}

/** @param {string} key @param {(opener: HTMLElement) => Row[]} rows @param {string} place */
function menuButton(key, rows, place) {
  const node = el(`button.tool.${place}`, { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" }, el("span.text"), icon("down", 16));
  node.addEventListener("click", () => toggleMenu(node, t(key), rows));
  labelled.push([node, key, true]);
  return node;
}

/** @param {string} key @param {string} picture @param {(opener: HTMLElement) => Row[]} rows */
function iconMenu(key, picture, rows) {
  const node = el("button.tool.square.compact", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" }, icon(picture, 20));
  node.addEventListener("click", () => toggleMenu(node, t(key), rows));
  labelled.push([node, key, false]);
  return node;
}
