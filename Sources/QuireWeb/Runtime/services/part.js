// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../../SheetBrowser/Runtime/format/message.js";
import { ParcelReader } from "./parcel.js";

/** @typedef {import("./parcel.js").ParcelWriter} ParcelWriter */

/**
 * The parts of the page that a service uses. The module's memory and the port to it are set once the module is loaded.
 * @typedef {object} Page
 * @property {import("../images.js").Drawings} drawings
 * @property {WebAssembly.Memory} [memory]
 * @property {import("../../../SheetBrowser/Runtime/port.js").Port} [port]
 */

/**
 * The common part of all services: reads questions from the module's memory, and keeps the answers until Swift fetches
 * them.
 */
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

  /** Keeps an answer and returns its length. Swift fetches it immediately. */
  keep(/** @type {ParcelWriter} */ parcel) {
    this.#ready = parcel.bytes;
    return this.#ready.length;
  }

  /** Copies the kept answer to an address. Swift calls this. */
  take = (/** @type {number} */ address) => this.bytes(address, this.#ready.length).set(this.#ready);

  /**
   * Sends a delayed answer, in a separate turn.
   * @param {number} id
   * @param {ParcelWriter} parcel
   */
  reply(id, parcel) {
    const { port } = /** @type {Required<Page>} */ (this.#page);
    // The message may have to wait until another one is written. So its answer is kept only when the message itself is
    // written.
    port.send(Message.reply, (writer) => {
      writer.word(id);
      writer.word(this.keep(parcel));
    });
  }
}
