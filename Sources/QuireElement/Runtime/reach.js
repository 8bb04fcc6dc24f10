// SPDX-License-Identifier: Apache-2.0

import { isIn, pageLayers, parentOf } from "../../SheetBrowser/Runtime/hit.js";

/** Elements that are never reached, or only in the top layer, where they are above the sheets. */
const passive = "script, style, link, template, meta, title, dialog:not([open]), [popover]:not(:popover-open)";

/**
 * Decides what of the page can be reached: below a dimmed sheet nothing; the sheet itself, what is above it, and what
 * the page shows later in the top layer stay reachable. Only the siblings along the path are made inert, and only while
 * the sheet is dimmed, also those that come later.
 */
export class Reach {
  /** @type {Set<HTMLElement>} */
  #inert = new Set();
  /** @type {Element[]} */
  #reachable = [];
  #observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const above = /** @type {Element[]} */ (added).filter((node) => node instanceof Element && node.matches(pageLayers));
    this.limit([...this.#reachable, ...above]);
  });

  /** Whether it is inert only because of a sheet. */
  has(/** @type {HTMLElement} */ element) {
    return this.#inert.has(element);
  }

  /** @param {Element[]} reachable empty where all of the page is */
  limit(reachable) {
    this.#reachable = reachable;
    this.#observer.disconnect();
    /** @type {Set<HTMLElement>} */
    const wanted = new Set();
    /** @type {Set<Element>} */
    const way = new Set();
    for (const end of reachable) {
      if (!end.isConnected || reachable.some((other) => other !== end && isIn(end, other))) continue;
      /** @type {Element | null} */
      let node = end;
      for (; node && node !== document.body && !way.has(node); node = parentOf(node)) way.add(node);
    }
    for (const node of way) {
      const parent = /** @type {Element | null} */ (node.parentNode);
      if (!parent) continue;
      // From within, the parent in a closed shadow tree is known too.
      this.#observer.observe(parent, { childList: true });
      for (const sibling of node.assignedSlot?.assignedElements() ?? parent.children) {
        if (!way.has(sibling) && !sibling.matches(passive)) wanted.add(/** @type {HTMLElement} */ (sibling));
      }
    }
    for (const element of this.#inert) {
      if (!wanted.has(element)) element.inert = false;
    }
    for (const element of wanted) {
      if (this.#inert.has(element)) continue;
      // Elements that the page made inert itself stay inert afterwards.
      if (element.inert) wanted.delete(element);
      else element.inert = true;
    }
    this.#inert = wanted;
  }
}
