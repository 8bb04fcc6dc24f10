// SPDX-License-Identifier: Apache-2.0

/** @typedef {Element & ElementCSSInlineStyle} Styled an element of HTML or SVG */

/**
 * Cancels an animation and releases its element. For the lifetime of the page, WebKit keeps an animation that has a
 * timeline, with its callbacks, and Chromium keeps an animation that has a callback and no timeline.
 */
export function discard(/** @type {Animation | null} */ animation) {
  if (!animation) return;
  animation.onfinish = null;
  animation.cancel();
  // If it can't be set, no error is thrown.
  Reflect.set(animation, "timeline", null);
}

/**
 * An element around the animated element that plays a motion in its place.
 * @typedef {{ element: Styled, values: (string | number)[] }} Carrier its values are relative to the motion's last one
 */

/**
 * One property of one element. It either has a constant value, or runs along key points as an animation that the
 * compositor plays.
 *
 * The style contains the final value, so that a canceled animation leaves nothing behind. Only where another element
 * plays an opacity, the style is 1 until the end. The style is never read.
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
   * @param {Styled} [player] an element around it that plays an opacity's motions in its place, like a carrier; the
   * element's own opacity is 1 meanwhile
   */
  constructor(element, property, player = element) {
    this.#element = element;
    this.#property = property;
    this.#player = player;
  }

  /** Shows a constant value. */
  stand(/** @type {string | number} */ value) {
    if (value !== this.#value) this.#write(value);
    if (this.#animation) this.#stop();
  }

  /**
   * Runs from the first value to the last. If all values are equal, shows a constant value.
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
    // Without an explicit start time, an animation waits for a frame, which looks like a stop at release.
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
