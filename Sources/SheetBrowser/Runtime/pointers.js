// SPDX-License-Identifier: Apache-2.0

import { isKept } from "./contacts.js";
import { pathOf } from "./hit.js";

/** Mouse and pen, with Pointer Events. `Touches` handles fingers. */
export class Pointers {
  #contacts;
  #container;
  /** @type {Map<number, import("./contacts.js").Contact>} by the browser's identifier */
  #pointers = new Map();

  /**
   * @param {import("./contacts.js").Contacts} contacts
   * @param {HTMLElement} container
   */
  constructor(contacts, container) {
    this.#contacts = contacts;
    this.#container = container;
    this.listen(container);
  }

  listen(/** @type {HTMLElement} */ container) {
    container.addEventListener("pointerdown", this.#began);
    container.addEventListener("mousedown", this.#pressed);
  }

  #began = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    // The release of the last press may have happened inside an iframe.
    this.#canceled(event);
    if (event.pointerType === "mouse" && this.#contacts.isEcho(event)) return;
    const contact = this.#contacts.begin(pathOf(event), event.clientX, event.clientY, event.timeStamp, event.pointerType === "mouse");
    if (!contact) return;
    contact.begins = [event];
    this.#pointers.set(event.pointerId, contact);
    if (this.#pointers.size === 1) this.#listen("addEventListener");
  };

  #pressed = (/** @type {MouseEvent} */ event) => {
    for (const { begins } of this.#pointers.values()) begins.push(event);
  };

  #moved = (/** @type {PointerEvent} */ event) => {
    const contact = this.#pointers.get(event.pointerId);
    if (!contact) return;
    const isCaptured = this.#container.hasPointerCapture(event.pointerId);
    const isElsewhere = !isCaptured && pathOf(event).some((node) => node.hasPointerCapture(event.pointerId));
    // If no button is down, the release was not reported.
    if (event.buttons === 0 || isElsewhere || this.#contacts.isTaken(contact, event)) return this.#canceled(event);
    const wasKept = isKept(contact);
    this.#contacts.move(contact, event.clientX, event.clientY, event.timeStamp);
    if (!isKept(contact)) return;
    event.preventDefault();
    if (wasKept || isCaptured) return;
    // Captured at the first move only, so that a press without a move clicks the element under it.
    this.#container.setPointerCapture(event.pointerId);
    this.#container.classList.add("quire-dragging");
    getSelection()?.removeAllRanges();
  };

  #ended = (/** @type {PointerEvent} */ event) => {
    const contact = this.#remove(event);
    if (contact) this.#contacts.end(contact, event.clientX, event.clientY, event.timeStamp);
  };

  #canceled = (/** @type {PointerEvent} */ event) => {
    const contact = this.#remove(event);
    if (contact) this.#contacts.cancel(contact, event.timeStamp);
  };

  #remove(/** @type {PointerEvent} */ { pointerId }) {
    const contact = this.#pointers.get(pointerId);
    this.#pointers.delete(pointerId);
    if (this.#pointers.size === 0) {
      this.#listen("removeEventListener");
      this.#container.classList.remove("quire-dragging");
    }
    return contact;
  }

  /** Listens while a pointer is down, wherever it moves. */
  #listen(/** @type {"addEventListener" | "removeEventListener"} */ change) {
    // Both methods have the same parameters, which the compiler does not see for the union of their names.
    const listens = /** @type {"addEventListener"} */ (change);
    window[listens]("pointermove", this.#moved);
    window[listens]("pointerup", this.#ended);
    window[listens]("pointercancel", this.#canceled);
  }
}
