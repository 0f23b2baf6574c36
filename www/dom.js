// Small ways to make elements. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | false | undefined} Child */

/**
 * @param {string} tag name, with classes after dots: "button.tool"
 * @param {Record<string, any>} [props] "on…" are listeners, the rest attributes; null, undefined, false leave one out
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  set(element, props);
  element.append(...present(children));
  return element;
}

/**
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function svg(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElementNS(SVG, name);
  if (classes.length) element.setAttribute("class", classes.join(" "));
  set(element, props);
  element.append(...present(children));
  return element;
}

/** @param {Element} element @param {Record<string, any>} props */
export function set(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
const present = (children) =>
  children.flat().flatMap((child) => (child === null || child === undefined || child === false ? [] : [typeof child === "number" ? String(child) : child]));

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
