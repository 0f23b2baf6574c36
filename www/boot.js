// Before first paint: theme and language on the root element.
(() => {
  const root = document.documentElement;
  /** @type {{ theme?: string, language?: string | null }} */
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("ninewise.settings") ?? "{}") ?? {};
  } catch {
    // No storage, or not ours: the defaults hold.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = settings.theme === "light" || settings.theme === "dark" ? settings.theme : dark ? "dark" : "light";
  root.lang = (settings.language ?? navigator.language).startsWith("zh") ? "zh-Hans" : "en";
})();
