/** Fingers, by Touch Events: pointer events of a finger end where the browser begins to scroll. */
export class Touches {
  #contacts;
  /** @type {Map<number, import("./contacts.js").Contact>} by the browser's identifier */
  #fingers = new Map();

  /**
   * @param {import("./contacts.js").Contacts} contacts
   * @param {HTMLElement} container
   */
  constructor(contacts, container) {
    this.#contacts = contacts;
    container.addEventListener("touchstart", this.#began, { passive: true });
  }

  /** Lets moves within a layer be kept from the browser. It must know before a finger comes down. */
  watch(/** @type {HTMLElement} */ layer) {
    layer.addEventListener("touchmove", () => {}, { passive: false });
  }

  #began = (/** @type {TouchEvent} */ event) => {
    if (event.touches.length > 1 && !this.#contacts.hasSheetGesture) {
      // Two fingers zoom, unless the sheet has the first already.
      for (const finger of this.#fingers.values()) this.#contacts.cancel(finger, event.timeStamp);
      this.#fingers.clear();
      return;
    }
    for (const { identifier, target, clientX, clientY } of event.changedTouches) {
      const contact = this.#contacts.begin(target, clientX, clientY, event.timeStamp);
      if (!contact) continue;
      this.#fingers.set(identifier, contact);
      // The events of a finger go where it came down, even when that has left the page meanwhile.
      target.addEventListener("touchmove", this.#moved, { passive: false });
      target.addEventListener("touchend", this.#ended);
      target.addEventListener("touchcancel", this.#cancelled);
    }
  };

  #moved = (/** @type {TouchEvent} */ event) => {
    let isOurs = false;
    for (const { identifier, clientX, clientY } of event.changedTouches) {
      const contact = this.#fingers.get(identifier);
      if (!contact) continue;
      this.#contacts.move(contact, clientX, clientY, event.timeStamp);
      isOurs ||= contact.owner === "sheet";
    }
    if (isOurs && event.cancelable) event.preventDefault();
  };

  #ended = (/** @type {TouchEvent} */ event) => {
    for (const { identifier, target, clientX, clientY } of event.changedTouches) {
      const contact = this.#take(identifier, target);
      if (contact) this.#contacts.end(contact, clientX, clientY, event.timeStamp);
    }
  };

  #cancelled = (/** @type {TouchEvent} */ event) => {
    for (const { identifier, target } of event.changedTouches) {
      const contact = this.#take(identifier, target);
      if (contact) this.#contacts.cancel(contact, event.timeStamp);
    }
  };

  #take(identifier, target) {
    target.removeEventListener("touchmove", this.#moved);
    target.removeEventListener("touchend", this.#ended);
    target.removeEventListener("touchcancel", this.#cancelled);
    const contact = this.#fingers.get(identifier);
    this.#fingers.delete(identifier);
    return contact;
  }
}
