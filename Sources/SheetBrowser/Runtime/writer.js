// SPDX-License-Identifier: Apache-2.0

import { scratch } from "./reader.js";

/** Writes one message, word by word. The array is reused for the next message. */
export class Writer {
  #words = new Uint32Array(1024);
  #values = new Float32Array(this.#words.buffer);
  #count = 0;

  /** Begins a message.
   * @param {number} message one of `Message`
   * @param {number} now in seconds on the display's timeline
   * @param {number} sampleTime in seconds
   */
  begin(message, now, sampleTime) {
    this.#count = 0;
    this.word(message);
    this.word(0);
    this.time(now);
    this.time(sampleTime);
  }

  /** Ends the message and returns its number of words. */
  finish() {
    this.#words[1] = this.#count;
    return this.#count;
  }

  /** Copies the message to a position in `words`, word by word, which is fastest for a few words. */
  copy(/** @type {Uint32Array} */ words, /** @type {number} */ position) {
    for (let index = 0; index < this.#count; index++) words[position + index] = this.#words[index];
  }

  word(/** @type {number} */ word) {
    if (this.#count === this.#words.length) this.#grow();
    this.#words[this.#count++] = word;
  }

  flag(/** @type {boolean} */ flag) {
    this.word(flag ? 1 : 0);
  }

  real(/** @type {number} */ value) {
    if (this.#count === this.#words.length) this.#grow();
    this.#values[this.#count++] = value;
  }

  /** Writes a time in seconds. */
  time(/** @type {number} */ time) {
    scratch.setFloat64(0, time, true);
    this.word(scratch.getUint32(0, true));
    this.word(scratch.getUint32(4, true));
  }

  #grow() {
    const larger = new Uint32Array(this.#count * 2);
    larger.set(this.#words);
    this.#words = larger;
    this.#values = new Float32Array(larger.buffer);
  }
}
