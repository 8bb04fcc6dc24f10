// SPDX-License-Identifier: Apache-2.0

import * as Command from "../../SheetBrowser/Runtime/format/command.js";

/** The contacts whose moves the app's own gestures observe, regardless of the owner. */
export class Watches {
  #contacts;

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   * @param {import("../../SheetBrowser/Runtime/contacts.js").Contacts} contacts
   */
  constructor(port, container, contacts) {
    this.#contacts = contacts;
    port.on(Command.touchWatch, (reader) => {
      const contact = contacts.find(reader.word());
      const isHeld = reader.flag();
      if (!contact) return;
      contact.isWatched = true;
      contact.isHeld ||= isHeld;
    });
    container.addEventListener("contextmenu", this.#contextMenuRequested);
  }

  /** Prevents a finger that the app observes from opening the browser's menu, however long it stays down. */
  #contextMenuRequested = (/** @type {Event} */ event) => {
    if (this.#contacts.has(({ isWatched, source }) => isWatched && source !== undefined)) event.preventDefault();
  };
}
