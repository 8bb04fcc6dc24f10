// SPDX-License-Identifier: Apache-2.0

import { parentOf } from "../../SheetBrowser/Runtime/hit.js";

const passive = "script, style, link, template, meta, title";

/** The children in the flat tree. */
function childrenOf(/** @type {Element} */ node) {
  if (node.shadowRoot) return [...node.shadowRoot.children];
  const assigned = node.localName === "slot" ? /** @type {HTMLSlotElement} */ (node).assignedElements() : [];
  return assigned.length > 0 ? assigned : [...node.children];
}

/**
 * Decides what of the page can be reached: below a dimmed sheet nothing; the sheet itself, what is above it, and what
 * the page shows later in the top layer stay reachable. Only the siblings along the path are made inert, and only while
 * the sheet is dimmed.
 */
export class Reach {
  /** @type {Set<HTMLElement>} */
  #inert = new Set();

  /** Whether it is inert only because of a sheet. */
  has(/** @type {HTMLElement} */ element) {
    return this.#inert.has(element);
  }

  /** @param {Element[]} reachable empty where all of the page is */
  limit(reachable) {
    /** @type {Set<HTMLElement>} */
    const wanted = new Set();
    if (reachable.length > 0) {
      const ends = new Set(reachable);
      const way = new Set();
      for (const end of reachable) {
        /** @type {Element | null} */
        let node = end;
        for (; node && !way.has(node); node = parentOf(node)) way.add(node);
      }
      const visit = (/** @type {Element} */ node) => {
        for (const child of childrenOf(node)) {
          if (ends.has(child)) continue;
          if (way.has(child)) visit(child);
          else if (!child.matches(passive)) wanted.add(/** @type {HTMLElement} */ (child));
        }
      };
      visit(document.body);
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
