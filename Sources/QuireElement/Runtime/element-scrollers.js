// SPDX-License-Identifier: Apache-2.0

import { Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

/** @typedef {import("../../SheetBrowser/Runtime/hit.js").Competing} Competing */

const [horizontal, vertical, both] = [0, 1, 2];
const scrolls = /auto|scroll/;
/** Match values of `touch-action` that leave an axis to the browser. */
const [across, down] = [/auto|manip|n-[xlr]/, /auto|manip|n-[yud]/];
const sliders = "[role=slider], input[type=range], :is(audio, video)[controls]";

/**
 * The scrollers of a page that does not describe them. They are found under the finger, and numbered when they are
 * first found.
 */
export class ElementScrollers extends Scrollers {
  #latest = 0;

  around(/** @type {HTMLElement[]} */ path) {
    for (const element of path) {
      if (this.idOf(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!scrolls.test(overflowX) && !scrolls.test(overflowY)) continue;
      this.know(++this.#latest, element);
    }
    return super.around(path);
  }

  /**
   * Returns the axes that the content reserves with `touch-action`, and the axes of sliders and horizontal scrollers.
   * @param {HTMLElement[]} path
   * @param {boolean} isMouse
   */
  competing(path, isMouse) {
    /** @type {Competing[]} */
    const found = [];
    const add = (/** @type {number} */ axis, hasBegun = false) => void found.push({ axis, hasBegun });
    for (const element of path) {
      // The grabber reserves its axes for the sheet.
      if (element.matches(".quire-grabber")) break;
      const { overflowX, touchAction } = getComputedStyle(element);
      const [isAcross, isDown] = [across.test(touchAction), down.test(touchAction)];
      if (!isAcross) add(isDown ? horizontal : both, !isDown);
      else if (!isDown) add(vertical);
      if (scrolls.test(overflowX) && element.scrollWidth > element.clientWidth) add(horizontal);
      if (element.matches(sliders)) {
        add(element.ariaOrientation === "vertical" || element.offsetHeight > element.offsetWidth ? vertical : horizontal);
      }
      if (isMouse && element.matches("[draggable=true]")) add(both);
    }
    return found;
  }

  /**
   * Whether the content has prevented the default action of a press or a finger, which means that it uses the gesture
   * itself.
   */
  hasTaken(/** @type {Event[]} */ events) {
    return events.some(({ defaultPrevented }) => defaultPrevented);
  }
}
