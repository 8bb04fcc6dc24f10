// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../../SheetBrowser/Runtime/format/message.js";
import { ParcelReader } from "./parcel.js";

/** @typedef {import("./parcel.js").ParcelWriter} ParcelWriter */

/**
 * What a part needs of the page: the module's memory, and the port to it, as soon as they are there.
 * @typedef {{ memory?: WebAssembly.Memory, port?: import("../../../SheetBrowser/Runtime/port.js").Port }} Page
 */

/** What every part does: it reads questions out of the module's memory, and has answers ready. */
export class Part {
  #page;
  #ready = new Uint8Array(0);

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  /**
   * @param {number} address
   * @param {number} count
   */
  bytes(address, count) {
    const { memory } = /** @type {Required<Page>} */ (this.#page);
    return new Uint8Array(memory.buffer, address >>> 0, count);
  }

  /**
   * @param {number} address
   * @param {number} count
   */
  read(address, count) {
    return new ParcelReader(this.bytes(address, count));
  }

  /** Has an answer ready, and returns its length; Swift takes it at once. */
  keep(/** @type {ParcelWriter} */ parcel) {
    this.#ready = parcel.bytes;
    return this.#ready.length;
  }

  /** Swift takes what is ready to an address. */
  take = (/** @type {number} */ address) => this.bytes(address, this.#ready.length).set(this.#ready);

  /**
   * Answers later, in a turn.
   * @param {number} id
   * @param {ParcelWriter} parcel
   */
  reply(id, parcel) {
    const { port } = /** @type {Required<Page>} */ (this.#page);
    // The message may have to wait for the end of another; what is ready is that of the message which is written.
    port.send(Message.reply, (writer) => {
      writer.word(id);
      writer.word(this.keep(parcel));
    });
  }
}
