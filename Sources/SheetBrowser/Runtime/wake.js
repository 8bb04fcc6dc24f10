// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import * as Message from "./format/message.js";
import { Port } from "./port.js";

const [never, , eachFrame] = [0, 1, 2];

/** A page that draws no frame for so long draws none at all, as one that is hidden; in milliseconds. */
const longestPause = 100;

/**
 * Tells the engine that time passed: when it wants to hear it, and not more often.
 *
 * Two clocks wait for the moment that the engine named. The display's own timeline is one: an animation of nothing
 * ends on it, never early, whatever a page does to its timers and animations. It stands still while nothing is drawn,
 * so a timer is the other. The first of them that finds the moment come ends both. [W35]
 */
export class Wake {
  #port;
  /** In seconds on the display's timeline; none at infinity. */
  #moment = Infinity;
  #timer = 0;
  #frame = 0;
  /** One for as long as the page lives: an engine may keep each that has a callback. */
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
      // A timer may go off before the timeline, which moves by frames, has reached the moment. Where no frame comes
      // meanwhile either, the time is the clock's after the pause.
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#check, Math.max(this.#rest, longestPause));
      return;
    }
    // Each `advance` is answered by the next wish, so nothing stands any more.
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
