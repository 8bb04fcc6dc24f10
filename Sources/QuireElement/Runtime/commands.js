// SPDX-License-Identifier: Apache-2.0

/** @typedef {import("./quire-sheet.js").QuireSheet} QuireSheet */

/** Carries out a command of a button. */
function carryOut(/** @type {QuireSheet} */ sheet, /** @type {string} */ command, /** @type {Element | null} */ source) {
  const value = /** @type {{ value?: string } | null} */ (source)?.value;
  if (command === "--present") sheet.present();
  else if (command === "--dismiss") sheet.dismiss({ returnValue: value });
  else if (command === "--request-dismiss") sheet.requestDismiss({ returnValue: value });
}

/** A button's command to a sheet, in browsers that send them. */
export function commanded(/** @type {Event} */ event) {
  const { command, source } = /** @type {{ command?: string, source?: Element | null }} */ (/** @type {unknown} */ (event));
  // A sheet in another one's content is commanded by itself.
  if (event.target === event.currentTarget) {
    carryOut(/** @type {QuireSheet} */ (event.currentTarget), command ?? "", source ?? null);
  }
}

/** Elsewhere the buttons are found by their clicks. */
export function followButtons() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element ? target.closest("button[commandfor]") : null;
    if (!button || event.defaultPrevented || button.matches(":disabled")) return;
    const root = /** @type {Document} */ (button.getRootNode());
    const sheet = root.getElementById?.(button.getAttribute("commandfor") ?? "");
    if (sheet?.localName !== "quire-sheet") return;
    carryOut(/** @type {QuireSheet} */ (sheet), button.getAttribute("command") ?? "", button);
  });
}

/** A form with `method="dialog"` closes the sheet that it is in, and its button's value is the sheet's. */
export function submitted(/** @type {Event} */ event) {
  const sheet = /** @type {QuireSheet} */ (event.currentTarget);
  const { submitter } = /** @type {SubmitEvent} */ (event);
  const form = /** @type {HTMLFormElement} */ (event.target);
  const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method");
  if (event.defaultPrevented || method?.toLowerCase() !== "dialog") return;
  if (form.closest("dialog, quire-sheet") !== sheet) return;
  event.preventDefault();
  sheet.dismiss({ returnValue: /** @type {{ value?: string } | null} */ (submitter)?.value });
}
