// Modal dialogs on the browser's own <dialog>: title, close button, content. Escape and a click outside close.
import { el } from "./dom.js";
import { t } from "./i18n/index.js";
import { icon } from "./icons.js";

/**
 * @param {string} kind class of the dialog
 * @param {string} title
 * @param {...(Node | string)} content
 * @returns {HTMLDialogElement}
 */
export function openDialog(kind, title, ...content) {
  const heading = el("h2.title", { id: `${kind}-title`, tabindex: -1, autofocus: true }, title);
  const close = el("button.tool.square", { type: "button", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"));
  const dialog = /** @type {HTMLDialogElement} */ (el(`dialog.${kind}`, { "aria-labelledby": heading.id }, el("header", {}, heading, close), ...content));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {HTMLElement} dialog @param {MouseEvent} event */
function isOutside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
