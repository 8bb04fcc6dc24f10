// SPDX-License-Identifier: Apache-2.0

import { Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

const scrolls = /auto|scroll/;

/** All that scrolls in a page that nobody described: found under the finger, and numbered when it is met. */
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
