// Light or dark: the system's choice until the person makes one. boot.js does the same before first paint.
import { changeSettings } from "./commands.js";
import { state } from "./state.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** @param {import("./state.js").State} state */
export function applyTheme({ settings: { theme } }) {
  document.documentElement.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
}

export const watchTheme = () => dark.addEventListener("change", () => applyTheme(state()));

export const toggleTheme = () => changeSettings({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
