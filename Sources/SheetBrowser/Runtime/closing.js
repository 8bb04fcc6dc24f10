// SPDX-License-Identifier: Apache-2.0

import * as Message from "./format/message.js";

/** @typedef {import("./presentation.js").Presentation} Presentation */

/**
 * A browser's own requests to close: Android's back gesture, and Escape. [W25]
 *
 * There is one watcher for each modal sheet, and the engine decides the effect of a request. In browsers without
 * watchers, `Keys` handles Escape.
 */
export class CloseRequests {
  #port;
  #layers;
  /** @type {Map<Presentation, CloseWatcher>} */
  #watchers = new Map();
  /**
   * Whether this task has already had a request. A browser may close several watchers at once if no press came between
   * them, although the user asked once.
   */
  #hasAsked = false;

  /**
   * @param {import("./port.js").Port} port
   * @param {import("./layers.js").Layers} layers
   */
  constructor(port, layers) {
    this.#port = port;
    this.#layers = layers;
  }

  /** Whether the browser reports Escape through a watcher. */
  get isWatching() {
    return this.#watchers.size > 0;
  }

  /**
   * Watches the sheets that are currently modal. If a press opened a sheet, this runs in the same task, so that the
   * browser gives the sheet its own watcher.
   */
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

  /** Stops watching for good. */
  end() {
    for (const watcher of this.#watchers.values()) watcher.destroy();
    this.#watchers.clear();
  }

  #watch(/** @type {Presentation} */ presentation) {
    const watcher = new CloseWatcher();
    this.#watchers.set(presentation, watcher);
    watcher.addEventListener("close", (event) => {
      // A watcher fires once. If the sheet stays, a new watcher replaces it.
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
