import { Layout } from "./format.js";

const halves = new DataView(new ArrayBuffer(8));
const encoder = new TextEncoder();

/** Writes one message, word by word; the words are kept for the next one. */
export class Writer {
  #buffer = new ArrayBuffer(4096);
  #words = new Uint32Array(this.#buffer);
  #values = new Float32Array(this.#buffer);
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

  /** Ends the message and answers how many words it has. */
  finish() {
    this.#words[1] = this.#count;
    return this.#count;
  }

  /** Puts the whole message where it is wanted, which for a few words is done sooner one by one. */
  copy(/** @type {Uint32Array} */ words, position) {
    for (let index = 0; index < this.#count; index++) words[position + index] = this.#words[index];
  }

  word(word) {
    this.#makeRoom(1);
    this.#words[this.#count++] = word;
  }

  flag(flag) {
    this.word(flag ? 1 : 0);
  }

  value(value) {
    this.#makeRoom(1);
    this.#values[this.#count++] = value;
  }

  /** In seconds. */
  time(time) {
    halves.setFloat64(0, time, true);
    this.word(halves.getUint32(0, true));
    this.word(halves.getUint32(4, true));
  }

  string(string) {
    const bytes = encoder.encode(string);
    this.word(bytes.length);
    const words = Math.ceil(bytes.length / 4);
    this.#makeRoom(words);
    new Uint8Array(this.#buffer, this.#count * 4, words * 4).fill(0).set(bytes);
    this.#count += words;
  }

  #makeRoom(words) {
    if (this.#count + words <= this.#words.length) return;
    const larger = new ArrayBuffer(Math.max(this.#buffer.byteLength * 2, (this.#count + words) * 4));
    const copy = new Uint32Array(larger);
    copy.set(this.#words.subarray(0, this.#count));
    this.#buffer = larger;
    this.#words = copy;
    this.#values = new Float32Array(larger);
  }
}
