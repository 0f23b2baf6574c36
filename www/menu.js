// Menus that float: a list of rows under a button, on phones a sheet from below. Keyboard as in the ARIA menu pattern.
import { el } from "./dom.js";
import { layout } from "./layout.js";

/** @typedef {{ label: string, fact?: string, off?: string, run: () => void } | "line" | { heading: string }} Row */

/** @type {(() => void) | null} */
let closeOpen = null;

/** @param {HTMLElement} opener @param {string} name @param {Row[]} rows */
export function openMenu(opener, name, rows) {
  closeOpen?.();
  const menu = el("div.menu", { role: "menu", "aria-label": name }, rows.map((entry) => rowOf(entry, close)));
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("button")]);
  document.querySelector("main")?.append(menu);
  position(menu, opener);
  opener.setAttribute("aria-expanded", "true");
  items[0]?.focus();

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: (at + 1) % items.length, ArrowUp: (at - 1 + items.length) % items.length, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (to === undefined) return;
    else items[to].focus();
    event.preventDefault();
    event.stopPropagation();
  }
  /** @param {Event} event */
  function onOutside(event) {
    const target = /** @type {Node} */ (event.target);
    if (!menu.contains(target) && !opener.contains(target)) close();
  }
  function close() {
    document.removeEventListener("pointerdown", onOutside, true);
    removeEventListener("resize", close);
    closeOpen = null;
    const hadFocus = menu.contains(document.activeElement);
    menu.remove();
    opener.setAttribute("aria-expanded", "false");
    if (hadFocus) opener.focus();
  }
  menu.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onOutside, true);
  addEventListener("resize", close);
  closeOpen = close;
}

/** Opens it, or closes it if it is this opener's. @param {HTMLElement} opener @param {string} name @param {(opener: HTMLElement) => Row[]} rows */
export function toggleMenu(opener, name, rows) {
  if (opener.getAttribute("aria-expanded") === "true") closeOpen?.();
  else openMenu(opener, name, rows(opener));
}

/** @param {Row} entry @param {() => void} close */
function rowOf(entry, close) {
  if (entry === "line") return el("hr", { role: "separator" });
  if ("heading" in entry) return el("div.label", { role: "presentation" }, entry.heading);
  const { label, fact, off, run } = entry;
  const click = () => {
    if (off) return;
    close();
    run();
  };
  const props = { type: "button", role: "menuitem", tabindex: -1, title: off, "aria-disabled": off ? "true" : null, onclick: click };
  return el("button", props, label, fact ? el("small", {}, fact) : null);
}

/** Under its opener, inside the window. @param {HTMLElement} menu @param {HTMLElement} opener */
function position(menu, opener) {
  if (["tall", "short"].includes(layout())) return menu.classList.add("sheet");
  const at = opener.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left), innerWidth - width - 8);
  const below = at.bottom + 4;
  const top = below + height > innerHeight - 8 ? Math.max(8, Math.min(at.top - height - 4, innerHeight - height - 8)) : below;
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}
