// SPDX-License-Identifier: Apache-2.0

import * as BufferLayout from "./format/buffer-layout.js";
import { Reader } from "./reader.js";
import { Writer } from "./writer.js";

/** How far the display's timeline may be behind the clock, in milliseconds. If it is further behind, it has stopped. */
const longestFrame = 50;
const { timeline } = document;

/** @typedef {import("./module.js").ModuleExports} ModuleExports */

/**
 * Carries out a command. `end` is the position after the command's last word.
 * @typedef {(reader: Reader, end: number) => void} Handler
 */

/**
 * Writes a message's own words.
 * @typedef {(writer: Writer) => void} Write
 */

/**
 * The page's end of the connection. Sends messages and carries out the resulting commands.
 *
 * `send` does not throw. An error in WebAssembly or in a command ends the app and calls `onFailure`.
 */
export class Port {
  #exports;
  #reader;
  #writer = new Writer();
  /** The handlers, by the commands' numbers.
   * @type {(Handler | undefined)[]} */
  #handlers = [];
  /** @type {(() => void)[]} */
  #turnListeners = [];
  /** Messages that came up while another one was handled, such as a focus that a command moved.
   * @type {[message: number, write: Write | undefined, sampleTime: number | undefined][]} */
  #waiting = [];
  /** Whether a message is being handled. Further messages wait for its end. */
  isBusy = false;
  #hasFailed = false;
  /** The address where a message is written, and the number of words that fit. */
  #room = 0;
  #roomWords = 0;
  #memory = new Uint32Array(0);

  /** The number of calls into WebAssembly. */
  turns = 0;
  /** The `now` of the last call, in seconds on the display's timeline. */
  latest = 0;
  /** Called after an error. No more messages are sent then.
   * @type {(error: unknown) => void} */
  onFailure = () => {};

  /** @param {ModuleExports} exports */
  constructor(exports) {
    this.#exports = exports;
    this.#reader = new Reader(exports.memory);
    const version = exports.quire_format() >>> 0;
    if (version !== BufferLayout.version) {
      throw new Error(`The buffer has version ${version}, not ${BufferLayout.version}.`);
    }
  }

  /** The current time on the display's timeline, in seconds. Every `now` in this folder has this meaning. */
  static get now() {
    const clock = performance.now();
    const shown = timeline.currentTime ?? clock;
    // Firefox stops the timeline while it draws nothing. A motion that begins then is shown from the next frame on,
    // whose time is near the clock. Counted from the stopped timeline, the motion would be over before it is seen.
    return (clock - shown > longestFrame ? clock : shown) / 1000;
  }

  /**
   * Registers the handler of a command. It must read all words of the command, and no more.
   * @param {number} command
   * @param {Handler} handler
   */
  on(command, handler) {
    this.#handlers[command] = handler;
  }

  /** Registers a listener that is called after each turn. */
  onTurn(/** @type {() => void} */ listener) {
    this.#turnListeners.push(listener);
  }

  /**
   * Sends a message and carries out the resulting commands before it returns.
   * @param {number} message one of `Message`
   * @param {Write} [write]
   * @param {number} [sampleTime] the browser event's `timeStamp`, in milliseconds
   */
  send(message, write, sampleTime) {
    if (this.#hasFailed) return;
    if (this.isBusy) {
      this.#waiting.push([message, write, sampleTime]);
      return;
    }
    this.isBusy = true;
    try {
      this.#turn(message, write, sampleTime);
    } catch (error) {
      this.fail(error);
    }
    this.isBusy = false;
    const next = this.#waiting.shift();
    if (next) this.send(...next);
  }

  /** Ends the app: no more messages are sent. */
  fail(/** @type {unknown} */ error) {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#waiting.length = 0;
    this.onFailure(error);
  }

  /**
   * @param {number} message
   * @param {Write | undefined} write
   * @param {number | undefined} sampleTime
   */
  #turn(message, write, sampleTime) {
    const now = Port.now;
    this.latest = now;
    this.#writer.begin(message, now, sampleTime === undefined ? now : sampleTime / 1000);
    write?.(this.#writer);
    const words = this.#writer.finish();
    if (words > this.#roomWords) {
      this.#roomWords = Math.max(words, 256);
      this.#room = (this.#exports.quire_room(this.#roomWords) >>> 0) >>> 2;
    }
    const { buffer } = this.#exports.memory;
    // Growing the memory detaches its old buffer.
    if (this.#memory.buffer !== buffer) this.#memory = new Uint32Array(buffer);
    this.#writer.copy(this.#memory, this.#room);
    this.turns++;
    const address = this.#exports.quire_turn() >>> 0;
    if (address !== 0) this.#carryOut(address);
    for (let index = 0; index < this.#turnListeners.length; index++) this.#turnListeners[index]();
  }

  #carryOut(/** @type {number} */ address) {
    const reader = this.#reader;
    reader.open(address);
    while (!reader.isAtEnd) {
      const head = reader.word();
      const command = head & ((1 << BufferLayout.lengthShift) - 1);
      const end = reader.position + (head >>> BufferLayout.lengthShift);
      const handler = this.#handlers[command];
      if (!handler) throw new Error(`There is no command ${command}.`);
      handler(reader, end);
      if (reader.position !== end) throw new Error(`Not all of command ${command} was read.`);
    }
  }
}
