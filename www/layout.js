// Tells which of the layouts of css/layout.css holds, and floors the cell side where CSS has no round().

/** @typedef {"wide" | "tablet" | "tall" | "short" | "low"} Layout */

const root = document.documentElement;

export const layout = () => /** @type {Layout} */ (root.dataset.layout);

/** @param {() => void} changed called after every change of size */
export function watchLayout(changed) {
  const probe = document.createElement("div");
  const measure = () => {
    root.dataset.layout = getComputedStyle(root).getPropertyValue("--layout").trim();
    if (!CSS.supports("width: round(down, 1.5px, 1px)")) floorSide(probe);
    changed();
  };
  addEventListener("resize", measure);
  measure();
}

/** @param {HTMLElement} probe */
function floorSide(probe) {
  probe.style.cssText = "position: absolute; visibility: hidden; width: clamp(var(--least), var(--side), var(--most))";
  document.body.append(probe);
  const side = Math.floor(probe.getBoundingClientRect().width);
  probe.remove();
  root.style.setProperty("--c", `${side}px`);
}
