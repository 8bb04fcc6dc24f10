// SPDX-License-Identifier: Apache-2.0

import { isKept } from "./contacts.js";
import { pathOf } from "./hit.js";

/** Mouse and pen, by Pointer Events. Fingers use `Touches`. */
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
  }

  #began = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch" || event.button !== 0 || this.#pointers.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && this.#contacts.isEcho(event)) return;
    const contact = this.#contacts.begin(pathOf(event), event.clientX, event.clientY, event.timeStamp, event.pointerType === "mouse");
    if (!contact) return;
    this.#pointers.set(event.pointerId, contact);
    if (this.#pointers.size === 1) this.#listen("addEventListener");
  };

  #moved = (/** @type {PointerEvent} */ event) => {
    const contact = this.#pointers.get(event.pointerId);
    if (!contact) return;
    const wasKept = isKept(contact);
    this.#contacts.move(contact, event.clientX, event.clientY, event.timeStamp);
    if (!isKept(contact)) return;
    event.preventDefault();
    if (wasKept || this.#container.hasPointerCapture(event.pointerId)) return;
    // Captured at the first move only, so that a press without a move clicks what it came down on.
    this.#container.setPointerCapture(event.pointerId);
    this.#container.classList.add("quire-dragging");
    getSelection()?.removeAllRanges();
  };

  #ended = (/** @type {PointerEvent} */ event) => {
    const contact = this.#remove(event);
    if (contact) this.#contacts.end(contact, event.clientX, event.clientY, event.timeStamp);
  };

  #cancelled = (/** @type {PointerEvent} */ event) => {
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
    // Both methods have the same parameters, which the compiler can't see for the union of their names.
    const listens = /** @type {"addEventListener"} */ (change);
    window[listens]("pointermove", this.#moved);
    window[listens]("pointerup", this.#ended);
    window[listens]("pointercancel", this.#cancelled);
  }
}
