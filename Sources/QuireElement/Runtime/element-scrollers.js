// SPDX-License-Identifier: Apache-2.0

import { Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

/** @typedef {import("../../SheetBrowser/Runtime/hit.js").Competing} Competing */

const [horizontal, vertical, both] = [0, 1, 2];
const scrolls = /auto|scroll/;
/** Values of `touch-action` that leave an axis to the browser. */
const [across, down] = [/auto|manip|n-[xlr]/, /auto|manip|n-[yud]/];
const sliders = "[role=slider], input[type=range], :is(audio, video)[controls]";

/** The scrollers of a page that has no description of them: found under the finger, and numbered when found first. */
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
   * The axes that the content keeps from the browser by `touch-action`, and those of sliders and horizontal scrollers.
   * @param {HTMLElement[]} path
   * @param {boolean} isMouse
   */
  competing(path, isMouse) {
    /** @type {Competing[]} */
    const found = [];
    const add = (/** @type {number} */ axis, hasBegun = false) => void found.push({ axis, hasBegun });
    for (const element of path) {
      // The grabber has it for the sheet.
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

  /** Content that keeps the browser from acting on a press or a finger has a use for it. */
  hasTaken(/** @type {Event[]} */ events) {
    return events.some(({ defaultPrevented }) => defaultPrevented);
  }
}
