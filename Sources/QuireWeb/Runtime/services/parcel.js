// SPDX-License-Identifier: Apache-2.0

// Values that pass between Swift and the scripts of this folder. Swift's counterpart is `Parcel`.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Reads values in the order in which they were written. */
export class ParcelReader {
  #bytes;
  #view;
  #position = 0;

  /** @param {Uint8Array} bytes copied, because the memory that they are in may move */
  constructor(bytes) {
    this.#bytes = bytes.slice();
    this.#view = new DataView(this.#bytes.buffer);
  }

  word() {
    this.#position += 4;
    return this.#view.getUint32(this.#position - 4, true);
  }

  number() {
    this.#position += 8;
    return this.#view.getFloat64(this.#position - 8, true);
  }

  content() {
    const count = this.word();
    this.#position += count;
    return this.#bytes.subarray(this.#position - count, this.#position);
  }

  text() {
    return decoder.decode(this.content());
  }

  /** Returns all bytes that have not been read. */
  rest() {
    return this.#bytes.subarray(this.#position);
  }
}

/** Writes values one after another. */
export class ParcelWriter {
  /** @type {Uint8Array[]} */
  #parts = [];
  #count = 0;

  word(/** @type {number} */ word) {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, word, true);
    return this.#add(bytes);
  }

  number(/** @type {number} */ number) {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, number, true);
    return this.#add(bytes);
  }

  content(/** @type {Uint8Array} */ content) {
    return this.word(content.length).#add(content);
  }

  text(/** @type {string} */ text) {
    return this.content(encoder.encode(text));
  }

  /** Writes bytes without their count. */
  raw(/** @type {Uint8Array} */ bytes) {
    return this.#add(bytes);
  }

  #add(/** @type {Uint8Array} */ bytes) {
    this.#parts.push(bytes);
    this.#count += bytes.length;
    return this;
  }

  get bytes() {
    const all = new Uint8Array(this.#count);
    let position = 0;
    for (const part of this.#parts) {
      all.set(part, position);
      position += part.length;
    }
    return all;
  }
}
