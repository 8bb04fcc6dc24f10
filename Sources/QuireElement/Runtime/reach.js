// SPDX-License-Identifier: Apache-2.0

import { isIn, pageLayers, parentOf } from "../../SheetBrowser/Runtime/hit.js";

/** Elements that can't be reached, or only in the top layer, where they are above the sheets. */
const passive = "script, style, link, template, meta, title, dialog:not([open]), [popover]:not(:popover-open)";

/**
 * Decides which parts of the page can be reached. Below a dimmed sheet, nothing can. The sheet itself, everything above
 * it, and elements that the page shows later in the top layer stay reachable. Only the siblings along the path are made
 * inert, including those that are added later, and only while the sheet is dimmed.
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

  /** Whether an element is inert only because of a sheet. */
  has(/** @type {HTMLElement} */ element) {
    return this.#inert.has(element);
  }

  /** @param {Element[]} reachable empty if the whole page can be reached */
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
      // Walking outward from the inside also finds the parent in a closed shadow tree.
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
      // Elements that the page made inert itself stay inert afterward.
      if (element.inert) wanted.delete(element);
      else element.inert = true;
    }
    this.#inert = wanted;
  }
}
