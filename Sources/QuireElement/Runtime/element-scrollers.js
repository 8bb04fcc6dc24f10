import { Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

const scrolls = /auto|scroll/;

/** All that scrolls in a page that nobody described: found under the finger, and numbered when it is met. */
export class ElementScrollers extends Scrollers {
  /** @type {Map<Element, number>} */
  #numbers = new Map();
  #latest = 0;

  around(path) {
    for (const element of path) {
      if (this.#numbers.has(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!scrolls.test(overflowX) && !scrolls.test(overflowY)) continue;
      this.#numbers.set(element, ++this.#latest);
      this.know(this.#latest, element);
    }
    return super.around(path);
  }

  idOf(/** @type {HTMLElement} */ element) {
    return this.#numbers.get(element);
  }

  // The engine asks where they are when it wants to know.
  tell() {}

  /** Forgets all of them, as when the last sheet has gone. */
  forget() {
    for (const id of this.#numbers.values()) this.remove(id);
    this.#numbers.clear();
  }
}
