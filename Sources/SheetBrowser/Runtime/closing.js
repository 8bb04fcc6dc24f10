// SPDX-License-Identifier: Apache-2.0

import * as Message from "./format/message.js";

/** @typedef {import("./presentation.js").Presentation} Presentation */

/**
 * A browser's own requests to close: Android's back gesture, and Escape. [W25]
 *
 * One watcher stands for each sheet that is in the way; the engine decides what a request does. Where browsers know
 * no watchers, `Keys` hears Escape.
 */
export class CloseRequests {
  #port;
  #layers;
  /** @type {Map<Presentation, CloseWatcher>} */
  #watchers = new Map();
  /** A browser may close several at once that no press stood between; a person asked once. */
  #hasAsked = false;

  /**
   * @param {import("./port.js").Port} port
   * @param {import("./layers.js").Layers} layers
   */
  constructor(port, layers) {
    this.#port = port;
    this.#layers = layers;
  }

  /** Whether the browser will tell of Escape by itself. */
  get isWatching() {
    return this.#watchers.size > 0;
  }

  /** Watches for what is in the way now. In the same task as a press, if one brought it: then it is watched alone. */
  follow = () => {
    if (!("CloseWatcher" in window)) return;
    const modal = this.#layers.presentations.filter(({ isModal }) => isModal);
    for (const [presentation, watcher] of this.#watchers) {
      if (modal.includes(presentation)) continue;
      this.#watchers.delete(presentation);
      watcher.destroy();
    }
    for (const presentation of modal) if (!this.#watchers.has(presentation)) this.#watch(presentation);
  };

  /** Watches no more, for good. */
  end() {
    for (const watcher of this.#watchers.values()) watcher.destroy();
    this.#watchers.clear();
  }

  #watch(/** @type {Presentation} */ presentation) {
    const watcher = new CloseWatcher();
    this.#watchers.set(presentation, watcher);
    watcher.addEventListener("close", (event) => {
      // It is spent; where the sheet stays, another one takes its place.
      if (this.#watchers.get(presentation) === watcher) this.#watchers.delete(presentation);
      if (!this.#hasAsked) {
        this.#hasAsked = true;
        setTimeout(() => {
          this.#hasAsked = false;
          this.follow();
        });
        this.#port.send(Message.escape, undefined, event.timeStamp);
      }
    });
  }
}
