// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";

/**
 * An element that scrolls.
 * @typedef {object} Scroller
 * @property {number} id its number in the buffer
 * @property {HTMLElement} element
 */

/**
 * The offset of a scroller from its top-left end, in points.
 * @typedef {object} Offset
 * @property {number} id
 * @property {number} x
 * @property {number} y
 */

/**
 * The page's own scrollers. The browser scrolls them, and the engine may scroll them in a gesture that the sheet owns.
 */
export class Scrollers {
  port;
  /** @type {Map<number, HTMLElement>} */
  #elements = new Map();
  /** @type {Map<Element, number>} */
  #numbers = new Map();
  /** @type {Map<number, Offset>} the offsets of scrollers under a finger that the sheet owns */
  #held = new Map();

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container
   */
  constructor(port, container) {
    this.port = port;
    port.on(Command.scrollTo, (reader) => this.scroll(reader.word(), reader.real(), reader.real()));
    this.listen(container);
  }

  listen(/** @type {HTMLElement} */ container) {
    // Browsers send one event per frame for each scroller, before the frame is drawn.
    container.addEventListener("scroll", this.#scrolled, { capture: true, passive: true });
  }

  /** Registers an element under a number. */
  know(/** @type {number} */ id, /** @type {HTMLElement} */ element) {
    this.#elements.set(id, element);
    this.#numbers.set(element, id);
  }

  remove(/** @type {number} */ id) {
    const element = this.#elements.get(id);
    if (element) this.#numbers.delete(element);
    this.#elements.delete(id);
    this.#held.delete(id);
  }

  /** Forgets all scrollers, for example when the last sheet has gone. */
  forget() {
    for (const map of [this.#elements, this.#numbers, this.#held]) map.clear();
  }

  /**
   * Keeps scrollers where they are, except for the engine's commands. A browser, such as WebKitGTK, may begin to scroll
   * with a finger before it knows that the sheet owns the finger.
   * @param {Offset[]} offsets
   */
  hold(offsets) {
    for (const offset of offsets) {
      this.#held.set(offset.id, offset);
      this.#keep(offset);
    }
  }

  letGo(/** @type {Offset[]} */ offsets) {
    for (const { id } of offsets) this.#held.delete(id);
  }

  /** Restores a scroller's offset. Returns whether it had changed. */
  #keep(/** @type {Offset} */ { id, x, y }) {
    const element = this.#elements.get(id);
    if (!element) return false;
    const now = offsetOf(element);
    // Browsers round offsets to their own pixels.
    if (Math.max(Math.abs(now.x - x), Math.abs(now.y - y)) < 1) return false;
    scrollTo(element, x, y);
    return true;
  }

  /**
   * @param {number} id
   * @param {number} x from the top-left end, in points
   * @param {number} y
   */
  scroll(id, x, y) {
    if (this.#held.has(id)) this.#held.set(id, { id, x, y });
    const element = this.#elements.get(id);
    if (element) scrollTo(element, x, y);
  }

  /**
   * Returns the scrollable elements around an element, innermost first.
   * @param {HTMLElement[]} path the elements from the innermost up to the layer
   * @returns {Scroller[]}
   */
  around(path) {
    const scrollers = [];
    for (const node of path) {
      // A pull at the top may belong to a refresh control or dismiss the keyboard, however little there is to scroll.
      const isPulled = Number(node.dataset?.quirePull ?? 0) !== 0;
      if (!isPulled && node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth) continue;
      if (node.dataset?.quireStill !== undefined) continue;
      const id = this.idOf(node);
      if (id !== undefined) scrollers.push({ id, element: node });
    }
    return scrollers;
  }

  // A page whose content handles gestures overrides the following two functions.

  /**
   * Returns the gestures of the content itself under a finger.
   * @param {HTMLElement[]} _path the elements from the innermost up to the layer
   * @param {boolean} _isMouse
   * @returns {import("./hit.js").Competing[]}
   */
  competing(_path, _isMouse) {
    return [];
  }

  /**
   * Whether the content has claimed a gesture, given the events with which it began.
   * @param {Event[]} _events
   */
  hasTaken(_events) {
    return false;
  }

  /** Returns the element of a scroller, or `undefined` for an unknown number. */
  elementOf(/** @type {number} */ id) {
    return this.#elements.get(id);
  }

  /** Returns the number of a scroller, or `undefined` for an element that does not scroll. */
  idOf(/** @type {HTMLElement} */ element) {
    return this.#numbers.get(element);
  }

  #scrolled = (/** @type {Event} */ event) => {
    const element = /** @type {HTMLElement} */ (event.target);
    const id = this.idOf(element);
    if (id === undefined) return;
    const held = this.#held.get(id);
    if (held && this.#keep(held)) return;
    this.reportScroll(id, element, event.timeStamp);
  };

  /**
   * Reports the offset of a scroller, in pages that need more than its offset at the beginning of a gesture.
   * @param {number} _id
   * @param {HTMLElement} _element
   * @param {number} _timeStamp the event's, in milliseconds
   */
  reportScroll(_id, _element, _timeStamp) {}
}

/**
 * Returns the `scrollLeft` of a scroller's left end. The engine counts from the left end in both writing directions. A
 * browser counts from the side where reading begins, and from right to left it counts down from 0. [W42]
 */
function leftEnd(/** @type {HTMLElement} */ element) {
  return getComputedStyle(element).direction === "rtl" ? element.clientWidth - element.scrollWidth : 0;
}

/** Returns the offset of an element's scroll position from its top-left end. */
export function offsetOf(/** @type {HTMLElement} */ element) {
  return { x: element.scrollLeft - leftEnd(element), y: element.scrollTop };
}

/**
 * @param {HTMLElement} element
 * @param {number} x from the top-left end, in points
 * @param {number} y
 */
function scrollTo(element, x, y) {
  element.scrollTo({ left: x + leftEnd(element), top: y, behavior: "instant" });
}

/**
 * Returns the offsets of scrollers.
 * @param {Scroller[]} scrollers
 * @returns {Offset[]}
 */
export function offsetsOf(scrollers) {
  return scrollers.map(({ id, element }) => ({ id, ...offsetOf(element) }));
}

/**
 * Writes scrollers into a message.
 * @param {import("./writer.js").Writer} writer
 * @param {Scroller[]} scrollers
 */
export function writeScrollers(writer, scrollers) {
  writer.word(scrollers.length);
  for (const { id, element } of scrollers) {
    const { x, y } = offsetOf(element);
    writer.word(id);
    writer.real(x);
    // A scroller that keeps its fingers never reports its top, where the sheet would take them.
    writer.real("quireKeeps" in element.dataset ? Math.max(y, 1) : y);
    writer.real(element.scrollWidth - element.clientWidth);
    writer.real(element.scrollHeight - element.clientHeight);
    writer.word(Number(element.dataset.quirePull ?? 0));
  }
}
