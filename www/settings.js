// The Settings dialog. Every change takes effect at once and is kept.
import { changeSettings } from "./commands.js";
import { openDialog } from "./dialog.js";
import { el } from "./dom.js";
import { chooseLanguage, currentLanguage, t } from "./i18n/index.js";
import { state } from "./state.js";
import { LEVELS } from "./teach.js";

/** @typedef {import("./state.js").Settings} Settings */

const TOGGLES = /** @type {const} */ (["names", "clashes", "clearPeers", "wrap"]);

export function openSettings() {
  const { settings } = state();
  openDialog(
    "settings",
    t("header.settings"),
    choice("language", currentLanguage(), [["en", "English"], ["zh", "中文"]], (language) => {
      chooseLanguage(/** @type {"en" | "zh"} */ (language));
      changeSettings({ language: /** @type {"en" | "zh"} */ (language) });
      /** @type {HTMLDialogElement} */ (document.querySelector("dialog.settings")).close();
      openSettings();
    }),
    choice("theme", settings.theme, ["system", "light", "dark"].map((value) => [value, t(`theme.${value}`)]), (theme) =>
      changeSettings({ theme: /** @type {Settings["theme"]} */ (theme) }),
    ),
    choice("marks", settings.marks, ["packed", "nine"].map((value) => [value, t(`marks.${value}`)]), (marks) =>
      changeSettings({ marks: /** @type {Settings["marks"]} */ (marks) }),
    ),
    choice("hintLevel", String(settings.hintLevel), LEVELS.map((name, i) => [String(i), t(`hint.${name}`)]), (level) =>
      changeSettings({ hintLevel: /** @type {Settings["hintLevel"]} */ (Number(level)) }),
    ),
    ...TOGGLES.map((name) => toggle(name, settings[name])),
  );
}

/**
 * @param {string} name
 * @param {string} chosen
 * @param {string[][]} options value and label
 * @param {(value: string) => void} choose
 */
function choice(name, chosen, options, choose) {
  const id = `setting-${name}`;
  const group = el("div.switch", { role: "radiogroup", "aria-labelledby": id }, options.map(([value, label]) => {
    const input = el("input", { type: "radio", name: id, value, checked: value === chosen });
    const part = el(`label${value === chosen ? ".chosen" : ""}`, { lang: name === "language" ? (value === "zh" ? "zh-Hans" : "en") : null }, input, el("span.plate"), el("span.text", {}, label));
    input.addEventListener("change", () => {
      for (const other of group.children) other.classList.toggle("chosen", other === part);
      choose(value);
    });
    return part;
  }));
  return el("div.setting", {}, el("span", { id }, t(`setting.${name}`)), group);
}

/** @param {(typeof TOGGLES)[number]} name @param {boolean} on */
function toggle(name, on) {
  const input = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", role: "switch", checked: on }));
  input.addEventListener("change", () => changeSettings({ [name]: input.checked }));
  return el("label.setting.toggle", {}, t(`setting.${name}`), input);
}
