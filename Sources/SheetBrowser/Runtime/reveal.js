// SPDX-License-Identifier: Apache-2.0

import { parentOf } from "./hit.js";

/** The distance to keep free above and below a field, in points. */
const margin = 12;

/**
 * Scrolls a field to the space that the keyboard leaves, and adds the covered height to the content of its scrollers.
 */
export class Reveal {
  /** @type {Map<HTMLElement, number>} the padding that each scroller got */
  #rooms = new Map();
  #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  /**
   * @param {HTMLElement} field
   * @param {import("./layer.js").Layer} layer the layer that contains it
   * @param {number} edge the keyboard's upper edge, in the container
   */
  show(field, layer, edge) {
    const scrollers = scrollersAround(field, layer.slot);
    for (const scroller of [...this.#rooms.keys()]) if (!scrollers.includes(scroller)) this.#give(scroller, 0);
    // The boxes are measured while the layer moves; this is the distance to where it ends.
    const shift = layer.restTop - layer.box.getBoundingClientRect().top;
    const box = (/** @type {{ getBoundingClientRect: () => DOMRect }} */ element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: top + shift, bottom: bottom + shift };
    };
    for (const scroller of scrollers) {
      const covered = box(scroller).bottom - edge;
      this.#give(scroller, covered > 0 ? covered + margin : 0);
    }
    let { top, bottom } = box(caret(field));
    for (const scroller of scrollers) {
      const room = box(scroller);
      const lower = Math.min(room.bottom, edge) - margin;
      const upper = room.top + margin;
      // If both ends can't be visible, the upper end has priority.
      const way = top < upper || bottom - top > lower - upper ? top - upper : Math.max(bottom - lower, 0);
      const possible = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      const done = Math.max(Math.min(way, possible), -scroller.scrollTop);
      if (Math.abs(done) < 1) continue;
      scroller.scrollBy({ top: done, behavior: this.#reducedMotion.matches ? "instant" : "smooth" });
      top -= done;
      bottom -= done;
    }
  }

  /** Called when the keyboard disappears. */
  end() {
    for (const scroller of [...this.#rooms.keys()]) this.#give(scroller, 0);
  }

  /**
   * Whether a field can be shown only by shifting the page.
   * @param {HTMLElement} field
   * @param {import("./layer.js").Layer | undefined} layer the layer that contains it
   * @param {number} edge the keyboard's upper edge, in the container
   */
  isCovered(field, layer, edge) {
    if (!layer) return false;
    const shift = layer.restTop - layer.box.getBoundingClientRect().top;
    const inScrollers = scrollersAround(field, layer.slot).length > 0;
    return !inScrollers && field.getBoundingClientRect().bottom + shift > edge;
  }

  #give(/** @type {HTMLElement} */ scroller, /** @type {number} */ room) {
    if ((this.#rooms.get(scroller) ?? 0) === room) return;
    scroller.style.paddingBottom = room > 0 ? `${room}px` : "";
    if (room > 0) this.#rooms.set(scroller, room);
    else this.#rooms.delete(scroller);
  }
}

/** Returns the box that must be visible: the field, or in a text of several lines the line with the caret. */
function caret(/** @type {HTMLElement} */ field) {
  const selection = field.isContentEditable ? getSelection() : null;
  if (!selection || selection.rangeCount === 0 || !field.contains(selection.anchorNode)) return field;
  const [line] = selection.getRangeAt(0).getClientRects();
  return line ? { getBoundingClientRect: () => line } : field;
}

/** Returns the vertical scrollers around an element, innermost first. */
function scrollersAround(/** @type {Element} */ element, /** @type {Element} */ end) {
  const scrollers = [];
  for (let node = parentOf(element); node && node !== end; node = parentOf(node)) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) scrollers.push(node);
  }
  return scrollers;
}
