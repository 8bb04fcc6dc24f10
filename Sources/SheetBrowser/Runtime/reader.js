import { Layout } from "./format.js";

const scratch = new DataView(new ArrayBuffer(8));
const decoder = new TextDecoder();

/** Reads the commands of one buffer in WebAssembly memory, word by word. */
export class Reader {
  #memory;
  #words = new Uint32Array(0);
  #values = new Float32Array(0);
  #bytes = new Uint8Array(0);
  #pool = 0;

  /** Of the word to be read next, counted in words from the start of the memory. */
  position = 0;
  /** Behind the buffer's last word. */
  end = 0;

  /** @param {WebAssembly.Memory} memory */
  constructor(memory) {
    this.#memory = memory;
  }

  /** Goes to the first command of the buffer at an address. */
  open(address) {
    // Growing the memory detaches its old buffer.
    if (this.#words.buffer !== this.#memory.buffer) {
      this.#words = new Uint32Array(this.#memory.buffer);
      this.#values = new Float32Array(this.#memory.buffer);
      this.#bytes = new Uint8Array(this.#memory.buffer);
    }
    const start = address >>> 2;
    if (this.#words[start] !== Layout.version) throw new Error(`The buffer has version ${this.#words[start]}.`);
    this.position = start + Layout.headerWords;
    this.end = start + this.#words[start + 1];
    this.#pool = this.#words[start + 2];
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

  value() {
    return this.#values[this.position++];
  }

  /** In seconds. */
  time() {
    scratch.setUint32(0, this.word(), true);
    scratch.setUint32(4, this.word(), true);
    return scratch.getFloat64(0, true);
  }

  string() {
    const start = this.#pool + this.word();
    const length = this.word();
    return length === 0 ? "" : decoder.decode(this.#bytes.subarray(start, start + length));
  }
}
