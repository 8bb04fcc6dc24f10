// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { offsetOf, Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

/** @typedef {import("./view-scrolling.js").ViewScrolling} ViewScrolling */
/** @typedef {import("../../SheetBrowser/Runtime/scrollers.js").Offset} Offset */

/**
 * How long a scroller must stay still to be at rest, in milliseconds: after the browser reported the end of scrolling,
 * and in a browser that does not report it.
 */
const [endedPause, silentPause] = [40, 150];

const scrollers = "[data-quire-scroll]";

/** The scrollers that the app made. Reports to the app their offsets and the moment when they come to rest. */
export class ViewScrollers extends Scrollers {
  /** @type {Map<number, ViewScrolling>} */
  #views = new Map();
  /** @type {Map<number, { x: number, y: number }>} the offsets that the app last set or received */
  #told = new Map();
  /** @type {Map<number, number>} timers of the scrollers that the browser moves, by itself or for the user */
  #moving = new Map();
  #saysEnd = "onscrollend" in window;

  listen(/** @type {HTMLElement} */ container) {
    super.listen(container);
    container.addEventListener("scrollend", ({ target }) => {
      const id = this.idOf(/** @type {HTMLElement} */ (target));
      if (id !== undefined && this.#moving.has(id)) this.#awaitRest(id, endedPause);
    }, { capture: true, passive: true });
    container.addEventListener("wheel", ({ target }) => this.#snap(target, true), { capture: true, passive: true });
    container.addEventListener("keydown", ({ target }) => this.#snap(target, true), { capture: true });
    container.addEventListener("touchstart", ({ target }) => this.#snap(target, false), { capture: true, passive: true });
  }

  /** Registers the object that handles a scroller's other settings. */
  join(/** @type {number} */ id, /** @type {ViewScrolling} */ view) {
    this.#views.set(id, view);
  }

  know(/** @type {number} */ id, /** @type {HTMLElement} */ element) {
    element.dataset.quireScroll = `${id}`;
    super.know(id, element);
  }

  remove(/** @type {number} */ id) {
    super.remove(id);
    this.#forgetMovement(id);
    for (const map of [this.#views, this.#told]) map.delete(id);
  }

  /**
   * Scrolls for the app. The engine's own offsets always concern its list.
   * @param {number} id
   * @param {number} x from the top-left corner, in points
   * @param {number} y
   */
  scrollForApp(id, x, y) {
    const view = this.#views.get(id);
    const element = this.elementOf(id);
    if (!view || !element) return;
    const told = this.#told.get(id);
    this.#told.set(id, { x, y });
    if (!view.isHeld && told && this.#moving.has(id)) {
      // Movement by the browser since the last report is kept, and continues.
      element.scrollBy({ left: x - told.x, top: y - told.y, behavior: "instant" });
      return;
    }
    if (view.isHeld) this.#forgetMovement(id);
    view.snap(false);
    const inside = view.reach(x, y);
    this.scroll(id, inside.x, inside.y);
  }

  /** Restores the offsets of all scrollers in an element. An element that leaves the page loses its offset. */
  restore(/** @type {HTMLElement} */ element) {
    for (const scroller of [element, .../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(scrollers))]) {
      const id = this.idOf(scroller);
      const [view, told] = id === undefined ? [] : [this.#views.get(id), this.#told.get(id)];
      if (id === undefined || !view || !told || (told.x === 0 && told.y === 0)) continue;
      const { x, y } = view.reach(told.x, told.y);
      this.scroll(id, x, y);
    }
  }

  /**
   * @param {number} id
   * @param {HTMLElement} element
   * @param {number} timeStamp
   */
  reportScroll(id, element, timeStamp) {
    const { x, y } = offsetOf(element);
    const told = this.#told.get(id);
    this.#told.set(id, { x, y });
    const isEcho = told && Math.max(Math.abs(told.x - x), Math.abs(told.y - y)) < 1;
    // Late reports of the app's own movement say nothing about the browser's.
    if (!this.#views.get(id)?.isHeld && (this.#moving.has(id) || !isEcho)) {
      this.#awaitRest(id, this.#saysEnd ? 10 * silentPause : silentPause);
    }
    const write = (/** @type {import("../../SheetBrowser/Runtime/writer.js").Writer} */ writer) => {
      writer.word(id);
      writer.real(x);
      writer.real(y);
    };
    this.port.send(Message.scrolled, write, timeStamp);
  }

  /**
   * @param {number} id
   * @param {number} pause
   */
  #awaitRest(id, pause) {
    clearTimeout(this.#moving.get(id));
    const rest = () => {
      this.#moving.delete(id);
      this.port.send(Message.scrollRested, (writer) => writer.word(id));
    };
    this.#moving.set(id, setTimeout(rest, pause));
  }

  /** Ends the wait for the rest of the browser's movement, without a report. */
  #forgetMovement(/** @type {number} */ id) {
    clearTimeout(this.#moving.get(id));
    this.#moving.delete(id);
  }

  /**
   * @param {EventTarget | null} target
   * @param {boolean} snaps
   */
  #snap(target, snaps) {
    for (let node = /** @type {Element | null} */ (target); node; node = node.parentElement) {
      const id = this.idOf(/** @type {HTMLElement} */ (node));
      if (id !== undefined) this.#views.get(id)?.snap(snaps);
    }
  }
}
