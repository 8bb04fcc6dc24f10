// SPDX-License-Identifier: Apache-2.0

import { discard } from "../../SheetBrowser/Runtime/motion.js";
import { color } from "./color.js";

/**
 * The look of a view at one key point of a motion.
 * @typedef {object} Key
 * @property {number} time since the start, in seconds
 * @property {number[]} frame x, y, width, height
 * @property {number[]} matrix a, b, c, d, tx, ty
 * @property {number} alpha
 * @property {string} background
 * @property {number} radius
 */

/** @param {import("../../SheetBrowser/Runtime/reader.js").Reader} reader */
export function readViewMotion(reader) {
  const [start, duration, count] = [reader.time(), reader.time(), reader.word()];
  const values = (/** @type {number} */ length) => Array.from({ length }, () => reader.real());
  /** @type {Key[]} */
  const keys = Array.from({ length: count }, () => ({
    time: reader.time(),
    frame: values(4),
    matrix: values(6),
    alpha: reader.real(),
    background: color(reader.word()) || "transparent",
    radius: reader.real(),
  }));
  return { start, duration, keys };
}

/**
 * A view's motion: one animation of all changing properties, which the compositor plays if it can.
 *
 * The styles hold the final values, so an animation leaves nothing behind when it ends.
 */
export class ViewMotion {
  /** @type {Animation | null} */
  #animation = null;

  /**
   * @param {HTMLElement} element
   * @param {{ start: number, duration: number, keys: Key[] }} motion
   * @param {{ placed: (x: number, y: number) => string, transformed: (...matrix: number[]) => string,
   *   rounded: (radius: number) => string }} css
   */
  run(element, { start, duration, keys }, { placed, transformed, rounded }) {
    const old = this.#animation;
    this.#animation = null;
    /** @type {Record<string, (key: Key) => string>} */
    const tracks = {
      transform: ({ frame: [x, y], matrix }) => `${placed(x, y)} ${transformed(...matrix)}`.trim() || "none",
      width: ({ frame }) => `${frame[2]}px`,
      height: ({ frame }) => `${frame[3]}px`,
      opacity: ({ alpha }) => `${alpha}`,
      backgroundColor: ({ background }) => background,
      borderRadius: ({ radius }) => rounded(radius),
    };
    /** @type {Keyframe[]} */
    const keyframes = keys.map(({ time }) => ({ offset: Math.min(time / duration, 1) }));
    let moves = false;
    for (const [property, value] of Object.entries(tracks)) {
      const values = keys.map(value);
      // Constant properties are left out, so that the compositor can play boxes that only move.
      if (values.every((one) => one === values[0])) continue;
      moves = true;
      for (const [index, one] of values.entries()) keyframes[index][property] = one;
    }
    if (moves && duration > 0) {
      // If the timeline is behind the clock, the start is in the future, and the first key is shown until then.
      const animation = element.animate(keyframes, { duration: duration * 1000, fill: "backwards" });
      // Without an explicit start time, an animation waits for a frame.
      animation.startTime = start * 1000;
      animation.onfinish = () => {
        if (this.#animation === animation) this.#animation = null;
        discard(animation);
      };
      this.#animation = animation;
    }
    discard(old);
  }

  /** Ends the motion of a removed view. A running animation would keep its element alive. */
  end() {
    discard(this.#animation);
    this.#animation = null;
  }
}
