// SPDX-License-Identifier: Apache-2.0

/** The listeners for one type of event on one element, counted as the browser counts them. */
export class Listeners {
  /** @type {{ listener: object, capture: boolean, once: boolean }[]} */
  #all = [];
  #changed;

  /** @param {() => void} changed called when the first listener is added or the last one is removed */
  constructor(changed) {
    this.#changed = changed;
  }

  get isEmpty() {
    return this.#all.length === 0;
  }

  /**
   * @param {object | null} listener
   * @param {boolean | AddEventListenerOptions | null} [options]
   */
  add(listener, options) {
    const { capture = false, once = false, signal = undefined } =
      typeof options === "object" ? options ?? {} : { capture: options };
    const isKnown = this.#all.some((known) => known.listener === listener && known.capture === capture);
    if (!listener || isKnown || signal?.aborted) return;
    signal?.addEventListener("abort", () => this.remove(listener, capture), { once: true });
    this.#all.push({ listener, capture, once });
    if (this.#all.length === 1) this.#changed();
  }

  /**
   * @param {object | null} listener
   * @param {boolean | EventListenerOptions | null} [options]
   */
  remove(listener, options) {
    const capture = (typeof options === "object" ? options?.capture : options) ?? false;
    this.#keep((known) => known.listener !== listener || known.capture !== capture);
  }

  /** Removes the listeners that were added with `once`. Called after an event was sent. */
  sent() {
    this.#keep(({ once }) => !once);
  }

  #keep(/** @type {(known: { listener: object, capture: boolean, once: boolean }) => boolean} */ isKept) {
    if (this.#all.every(isKept)) return;
    this.#all = this.#all.filter(isKept);
    if (this.#all.length === 0) this.#changed();
  }
}
