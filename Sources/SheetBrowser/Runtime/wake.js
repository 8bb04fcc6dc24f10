// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import * as Message from "./format/message.js";
import { Port } from "./port.js";

const [never, , eachFrame] = [0, 1, 2];

/**
 * A page that has drawn no frame for this long draws none at all, for example because it is hidden; in milliseconds.
 */
const longestPause = 100;

/**
 * Sends `advance` when the engine wants it, and not more often.
 *
 * Two clocks wait for the time that the engine named. One is the display's own timeline: an empty animation ends on it,
 * never early, whatever a page does to its timers and animations. It stands still while nothing is drawn, so the other
 * one is a timer. The first that reaches the time ends both. [W35]
 */
export class Wake {
  #port;
  /** The time to wait for, in seconds on the display's timeline; infinity for none. */
  #moment = Infinity;
  #timer = 0;
  #frame = 0;
  /** One animation for as long as the page lives: a browser may never free one that has a callback. */
  #beacon = new Animation(new KeyframeEffect(null, null, 0), document.timeline);

  constructor(/** @type {Port} */ port) {
    this.#port = port;
    this.#beacon.onfinish = this.#check;
    port.on(Command.wake, (reader) => this.#set(reader.word(), reader.time()));
  }

  /**
   * @param {number} kind
   * @param {number} moment in seconds on the display's timeline
   */
  #set(kind, moment) {
    this.#clear();
    if (kind === never) return;
    this.#moment = moment;
    if (kind === eachFrame) this.#frame = requestAnimationFrame(this.#check);
    const rest = kind === eachFrame ? longestPause : this.#rest;
    this.#beacon.startTime = kind === eachFrame ? Port.now * 1000 + rest : moment * 1000;
    this.#timer = setTimeout(this.#check, rest);
  }

  /** In milliseconds. */
  get #rest() {
    return Math.max((this.#moment - Port.now) * 1000, 0);
  }

  #check = () => {
    if (this.#moment === Infinity) return;
    if (this.#rest > 0) {
      // A timer may fire before the timeline, which advances by frames, has reached the time. If no frame comes during
      // the pause, the clock's time is used.
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#check, Math.max(this.#rest, longestPause));
      return;
    }
    // The turn of each `advance` sets the next wake, so nothing is pending any more.
    this.#clear();
    this.#port.send(Message.advance);
  };

  #clear() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#beacon.cancel();
    this.#moment = Infinity;
  }
}
