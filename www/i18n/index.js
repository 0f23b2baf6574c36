// Words of the page in the chosen language. Placeholders are {name}; a key with ".one" and ".other" follows the count.
import en from "./en.js";
import zh from "./zh.js";

/** @typedef {"en" | "zh"} Language */

/** @type {Record<Language, Record<string, string>>} */
const TEXTS = { en, zh };

/** @type {Language} */
let language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
let plural = new Intl.PluralRules(language);

export const currentLanguage = () => language;

/** @param {Language} chosen */
export function chooseLanguage(chosen) {
  language = chosen;
  plural = new Intl.PluralRules(chosen);
  document.documentElement.lang = chosen === "zh" ? "zh-Hans" : "en";
}

/**
 * @param {string} key
 * @param {Record<string, string | number>} [params] a number under "n" picks the plural form
 */
export function t(key, params = {}) {
  const texts = TEXTS[language];
  const text = texts[key] ?? texts[`${key}.${plural.select(Number(params.n))}`] ?? texts[`${key}.other`];
  return text.replace(/\{(\w+)\}/g, (_, name) => spoken(params[name]));
}

/** @param {string} key */
export const has = (key) => key in TEXTS[language];

/** @param {string | number} value */
const spoken = (value) => (typeof value === "number" ? value.toLocaleString(language) : String(value));

/** @param {{ kind: string, index: number }} house */
export const houseName = ({ kind, index }) => t(`house.${kind}`, { index: index + 1 });

/**
 * Parts around the placeholders, so that elements can stand in for them: "Look at {where}." → ["Look at ", { where }, "."].
 * @param {string} key
 * @returns {(string | { name: string })[]}
 */
export const parts = (key) =>
  TEXTS[language][key]
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? { name: part.slice(1, -1) } : part));
