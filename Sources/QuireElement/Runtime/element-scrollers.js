// SPDX-License-Identifier: Apache-2.0

import { Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

const scrolls = /auto|scroll/;

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
}
