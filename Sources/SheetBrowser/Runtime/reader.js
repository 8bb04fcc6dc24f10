// SPDX-License-Identifier: Apache-2.0

import * as BufferLayout from "./format/buffer-layout.js";

/** Converts numbers that take two words. */
export const scratch = new DataView(new ArrayBuffer(8));

/** Reads the commands of one buffer in WebAssembly memory, word by word. */
export class Reader {
  /** @type {WebAssembly.Memory} */
  memory;
  #words = new Uint32Array(0);
  #values = new Float32Array(0);
  /** The start of the texts, in bytes. */
  pool = 0;

  /** The index of the next word, counted from the start of the memory. */
  position = 0;
  /** The index after the buffer's last word. */
  end = 0;

  /** @param {WebAssembly.Memory} memory */
  constructor(memory) {
    this.memory = memory;
  }

  /** Moves to the first command of the buffer at an address. */
  open(/** @type {number} */ address) {
    // Growing the memory detaches its old buffer.
    const { buffer } = this.memory;
    if (this.#words.buffer !== buffer) {
      this.#words = new Uint32Array(buffer);
      this.#values = new Float32Array(buffer);
    }
    const start = address >>> 2;
    this.position = start + BufferLayout.headerWords;
    this.end = start + this.#words[start + 1];
    this.pool = this.#words[start + 2];
  }

  get isAtEnd() {
    return this.position >= this.end;
  }

  word() {
    return this.#words[this.position++];
  }

  flag() {
    return this.#words[this.position++] !== 0;
  }

  real() {
    return this.#values[this.position++];
  }

  /** Reads a time in seconds. */
  time() {
    scratch.setUint32(0, this.word(), true);
    scratch.setUint32(4, this.word(), true);
    return scratch.getFloat64(0, true);
  }
}
