// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import * as Message from "./format/message.js";
import { Port } from "./port.js";

const [never, , eachFrame] = [0, 1, 2];

/**
 * A page that has drawn no frame for this long draws none at all, for example because it is hidden. In milliseconds.
 */
const longestPause = 100;

/**
 * Sends `advance` when the engine has asked for it, and not more often.
 *
 * Two clocks wait for the time that the engine gave. One is the display's own timeline: an empty animation ends on it,
 * never early, regardless of what a page does to its timers and animations. The timeline stops while nothing is drawn,
 * so the other clock is a timer. Whichever reaches the time first ends both. [W35]
 */
export class Wake {
  #port;
  /** The time to wait for, in seconds on the display's timeline, or infinity. */
  #moment = Infinity;
  #timer = 0;
  #frame = 0;
  /** One animation for the lifetime of the page, because a browser may never free an animation that has a callback. */
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

  /** The remaining time in milliseconds. */
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
