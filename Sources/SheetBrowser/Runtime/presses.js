import { focusedElement, isEditable } from "./editable.js";
import { isLayer, marksText, pathOf } from "./hit.js";

/** What a press edits, opens or plays where it stands. */
const natives = "input, textarea, select, audio, video, [contenteditable]";

/**
 * Keeps the focus where it is when something is pressed that takes no text; Documentation/Browsers.md has the rule.
 *
 * A finger's tap moves the focus by the mouse's press that browsers make of it, so this is one case in all of them. [W40]
 */
export class Presses {
  #contacts;

  /**
   * @param {import("./contacts.js").Contacts} contacts
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

  /** A mouse marks text; while a field is edited there is no other selection than the field's. */
  #mayMark(/** @type {MouseEvent} */ event, inside) {
    return !this.#contacts.isEcho(event) && !isEditable(focusedElement()) && marksText(inside, {
      x: event.clientX, y: event.clientY });
  }
}
