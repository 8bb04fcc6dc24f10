// SPDX-License-Identifier: Apache-2.0

/** @typedef {Element & ElementCSSInlineStyle} Styled an element of HTML or SVG */

/**
 * Cancels an animation and releases its element. For as long as the page lives, WebKit keeps an animation that has a
 * timeline, with its callbacks, and Chromium keeps one that has a callback and no timeline.
 */
export function discard(/** @type {Animation | null} */ animation) {
  if (!animation) return;
  animation.onfinish = null;
  animation.cancel();
  // If it can't be set, no error is thrown.
  Reflect.set(animation, "timeline", null);
}

/**
 * What plays a motion in place of its element: an element around it.
 * @typedef {{ element: Styled, values: (string | number)[] }} Carrier its values are relative to the motion's last one
 */

/**
 * One property of one element: stands, or runs along key points as an animation that the compositor plays.
 *
 * The style holds the final value, so that a cancelled animation leaves nothing behind; only where another element plays
 * an opacity it is 1 until the end. The style is never read.
 */
export class Motion {
  #element;
  #property;
  #player;
  /** @type {string | number} */
  #value = "";
  /** @type {Animation | null} */
  #animation = null;

  /**
   * @param {Styled} element
   * @param {"transform" | "opacity" | "filter"} property
   * @param {Styled} [player] an element around it that plays an opacity's motions in its place, as a carrier does; the
   *     element's own is 1 meanwhile
   */
  constructor(element, property, player = element) {
    this.#element = element;
    this.#property = property;
    this.#player = player;
  }

  /** Shows a value from now on. */
  stand(/** @type {string | number} */ value) {
    if (value !== this.#value) this.#write(value);
    if (this.#animation) this.#stop();
  }

  /**
   * Runs from the first value to the last; if all are equal, it stands.
   * @param {(string | number)[]} values one for each key point
   * @param {number[]} offsets of the key points, 0 to 1
   * @param {number} start in seconds on the display's timeline
   * @param {number} duration in seconds
   * @param {Carrier} [carrier]
   */
  run(values, offsets, start, duration, carrier = { element: this.#player, values }) {
    const last = values[values.length - 1];
    if (duration <= 0 || values.every((value) => value === last)) {
      this.stand(last);
      return;
    }
    const keyframes = carrier.values.map((value, index) => ({ [this.#property]: value, offset: offsets[index] }));
    const old = this.#animation;
    const animation = carrier.element.animate(keyframes, { duration: duration * 1000, fill: "both" });
    // Without an explicit start time an animation waits for a frame, which is seen as a halt at release.
    animation.startTime = start * 1000;
    animation.onfinish = () => {
      if (this.#animation === animation) this.stand(last);
    };
    this.#animation = animation;
    const shown = this.#player === this.#element ? last : 1;
    if (shown !== this.#value) this.#write(shown);
    discard(old);
  }

  #write(/** @type {string | number} */ value) {
    this.#value = value;
    // A style accepts numbers too, and converts them to text.
    this.#element.style[this.#property] = /** @type {string} */ (value);
  }

  #stop() {
    const animation = this.#animation;
    this.#animation = null;
    discard(animation);
  }
}
