// SPDX-License-Identifier: Apache-2.0

import { focusedElement, isEditable } from "../../SheetBrowser/Runtime/editable.js";
import { isLayer, marksText, pathOf } from "../../SheetBrowser/Runtime/hit.js";

/** Elements that a press edits, opens or plays natively. */
const natives = "input:not([aria-disabled]), textarea, select, audio, video, [contenteditable]";

/**
 * Keeps the focus where it is when the pressed element takes no text. Documentation/Browsers.md has the rule.
 *
 * A finger's tap moves the focus by the mouse press that browsers emulate for it, so one handler covers all cases.
 * [W40]
 */
export class Presses {
  #contacts;

  /**
   * @param {import("../../SheetBrowser/Runtime/contacts.js").Contacts} contacts
   * @param {HTMLElement} container
   */
  constructor(contacts, container) {
    this.#contacts = contacts;
    container.addEventListener("mousedown", this.#pressed);
  }

  #pressed = (/** @type {MouseEvent} */ event) => {
    const path = pathOf(event);
    const inside = path.slice(0, path.findIndex(isLayer));
    if (inside.some((element) => element.matches(natives)) || this.#mayMark(event, inside)) return;
    event.preventDefault();
  };

  /**
   * Whether a mouse press may select text. While a field is edited, it may not, because the field has the selection.
   */
  #mayMark(/** @type {MouseEvent} */ event, /** @type {HTMLElement[]} */ inside) {
    if (this.#contacts.isEcho(event) || isEditable(focusedElement())) return false;
    return marksText(inside, { x: event.clientX, y: event.clientY });
  }
}
