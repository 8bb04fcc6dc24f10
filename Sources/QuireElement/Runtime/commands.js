// SPDX-License-Identifier: Apache-2.0

/** @typedef {import("./quire-sheet.js").QuireSheet} QuireSheet */

/** Carries out a button's command. */
function carryOut(/** @type {QuireSheet} */ sheet, /** @type {string} */ command, /** @type {Element | null} */ source) {
  const value = /** @type {{ value?: string } | null} */ (source)?.value;
  if (command === "--present") sheet.present();
  else if (command === "--dismiss") sheet.dismiss({ returnValue: value });
  else if (command === "--request-dismiss") sheet.requestDismiss({ returnValue: value });
}

/** Handles a button's command to a sheet, in browsers that send command events. */
export function commanded(/** @type {Event} */ event) {
  const { command, source } = /** @type {{ command?: string, source?: Element | null }} */ (/** @type {unknown} */ (event));
  // A sheet in another sheet's content handles its own commands.
  if (event.target === event.currentTarget) {
    carryOut(/** @type {QuireSheet} */ (event.currentTarget), command ?? "", source ?? null);
  }
}

/** Finds buttons by their clicks, in browsers without command events. */
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

/** Closes the sheet that contains a submitted form with `method="dialog"`. The sheet's return value is the button's
 * value. */
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
