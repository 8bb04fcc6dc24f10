// SPDX-License-Identifier: Apache-2.0

import { clickDelay, isKept, tapSlop } from "./contacts.js";
import * as Owner from "./format/owner.js";
import * as Part from "./format/part.js";
import { isFar, layerOf, pathOf } from "./hit.js";

/** @typedef {import("./contacts.js").Contact} Contact */

const mouseEvents = /** @type {const} */ (["pointerdown", "mousedown", "pointerup", "mouseup", "click"]);

/**
 * Whether to suppress the click of a tap, because the sheet has already acted on the tap, or the tapped element has
 * moved away.
 * @param {Contact} contact
 * @param {number} x the position where it ended, in the window
 * @param {number} y
 */
function isAnswered({ source, hit: { layer, part } }, x, y) {
  if (part !== Part.content && part !== Part.header) return true;
  if (!source?.isConnected || isFar(x, y)) return true;
  const root = /** @type {Document | ShadowRoot} */ (source.getRootNode());
  return layerOf(/** @type {HTMLElement | null} */ (root.elementFromPoint(x, y))) !== layer;
}

/**
 * Whether the tapped element has moved away since the finger came down, so that the click would hit another element.
 * The browser chooses the click's target only when it sends the click, and until then a sheet may have risen for the
 * keyboard.
 * @param {Contact} contact
 * @param {MouseEvent} event
 */
function hasMovedAway({ source, place }, event) {
  if (!source || !place || event.composedPath().includes(source)) return false;
  const { left, top } = source.getBoundingClientRect();
  return Math.max(Math.abs(left - place.left), Math.abs(top - place.top)) > tapSlop;
}

/** The classes of views whose app handles two fingers. */
const twoFingers = ["quire-zooms", "quire-pinched"];

/** Fingers, with Touch Events, because a finger's pointer events end when the browser begins to scroll. */
export class Touches {
  #contacts;
  /** @type {Map<number, Contact>} by the browser's identifier */
  #fingers = new Map();
  /** The time of the last reported end of a finger, and whether the browser was prevented from acting on it. */
  #last = { time: -Infinity, wasKept: false };

  /**
   * @param {import("./contacts.js").Contacts} contacts
   * @param {HTMLElement} container
   */
  constructor(contacts, container) {
    this.#contacts = contacts;
    this.listen(container);
  }

  /** Whether a finger is down on a layer. */
  get isDown() {
    return this.#fingers.size > 0;
  }

  /** Whether the browser must not act on one of the fingers, or on the last one that left. */
  get isKept() {
    return this.isDown ? [...this.#fingers.values()].some(isKept) : this.#last.wasKept;
  }

  /** The time of the last reported end of a finger, in milliseconds. */
  get latestEnd() {
    return this.#last.time;
  }

  listen(/** @type {HTMLElement} */ container) {
    container.addEventListener("touchstart", this.#began, { passive: true });
  }

  /**
   * Registers listeners that can keep moves in a layer from the browser. The browser must know that before a finger
   * comes down.
   */
  watch(/** @type {HTMLElement} */ layer) {
    layer.addEventListener("touchmove", () => {}, { passive: false });
  }

  #began = (/** @type {TouchEvent} */ event) => {
    const isZoom = pathOf(event).some(({ classList }) => twoFingers.some((name) => classList.contains(name)));
    if (event.touches.length > 1 && !isZoom && !this.#contacts.has(({ owner }) => owner === Owner.sheet)) {
      // Two fingers zoom the page, unless the sheet already owns the first.
      for (const identifier of [...this.#fingers.keys()]) this.#cancel(identifier, event);
      return;
    }
    // All touches of one event have the same target. A shadow tree may hide it in a touch's own `target`.
    const path = pathOf(event);
    const [target] = path;
    // Read before the first turn, which may change styles. At this point it causes no layout.
    const place = target.getBoundingClientRect();
    for (const { identifier, clientX, clientY } of event.changedTouches) {
      if (this.#fingers.has(identifier)) continue;
      const contact = this.#contacts.begin(path, clientX, clientY, event.timeStamp);
      if (!contact) continue;
      contact.begins = [event];
      contact.source = target;
      contact.place = place;
      this.#fingers.set(identifier, contact);
      // A finger's events go to the element where it came down, even if that element has left the page.
      target.addEventListener("touchmove", this.#moved, { passive: false });
      target.addEventListener("touchend", this.#ended);
      target.addEventListener("touchcancel", this.#canceled);
    }
  };

  #moved = (/** @type {TouchEvent} */ event) => {
    const { changedTouches, timeStamp } = event;
    let isOurs = false;
    for (let index = 0; index < changedTouches.length; index++) {
      const finger = changedTouches[index];
      const contact = this.#fingers.get(finger.identifier);
      if (!contact) continue;
      if (this.#contacts.isTaken(contact, event)) {
        this.#cancel(finger.identifier, event);
        continue;
      }
      this.#contacts.move(contact, finger.clientX, finger.clientY, timeStamp);
      isOurs ||= isKept(contact);
    }
    if (isOurs && event.cancelable) event.preventDefault();
  };

  #ended = (/** @type {TouchEvent} */ event) => {
    for (const { identifier, clientX, clientY } of event.changedTouches) {
      const contact = this.#remove(identifier);
      if (!contact) continue;
      this.#contacts.end(contact, clientX, clientY, event.timeStamp);
      if (!contact.isTap) continue;
      // The browser chooses the target of a tap's click only now, or later.
      const isOver = isAnswered(contact, clientX, clientY);
      if (isOver && event.cancelable) event.preventDefault();
      this.#swallow((click) => isOver || hasMovedAway(contact, click));
    }
  };

  /**
   * Suppresses the click of a tap, which some engines, such as WebKitGTK, send nevertheless.
   * @param {(event: MouseEvent) => boolean} isUnwanted
   */
  #swallow(isUnwanted) {
    const listening = new AbortController();
    const { signal } = listening;
    const stop = (/** @type {MouseEvent} */ event) => {
      if (!this.#contacts.isEcho(event) || !isUnwanted(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of mouseEvents) window.addEventListener(type, stop, { capture: true, signal });
    window.addEventListener("touchstart", () => listening.abort(), { capture: true, passive: true, signal });
    setTimeout(() => listening.abort(), clickDelay);
  }

  #canceled = (/** @type {TouchEvent} */ event) => {
    for (const { identifier } of event.changedTouches) this.#cancel(identifier, event);
  };

  #cancel(/** @type {number} */ identifier, /** @type {TouchEvent} */ { timeStamp }) {
    const contact = this.#remove(identifier);
    if (contact) this.#contacts.cancel(contact, timeStamp);
  }

  #remove(/** @type {number} */ identifier) {
    const contact = this.#fingers.get(identifier);
    if (!contact) return undefined;
    this.#fingers.delete(identifier);
    this.#last = { time: performance.now(), wasKept: isKept(contact) };
    const { source } = contact;
    if (![...this.#fingers.values()].some((other) => other.source === source)) {
      source?.removeEventListener("touchmove", this.#moved);
      source?.removeEventListener("touchend", this.#ended);
      source?.removeEventListener("touchcancel", this.#canceled);
    }
    return contact;
  }
}
