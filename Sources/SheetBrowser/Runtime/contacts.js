// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import * as Message from "./format/message.js";
import * as Owner from "./format/owner.js";
import { hit, nameOf, pathOf, writeTarget } from "./hit.js";
import { offsetsOf, writeScrollers } from "./scrollers.js";

/** @typedef {import("./writer.js").Writer} Writer */

/**
 * How far a finger may move and still press the element under it, in points: the engine's `SheetTuning.standardSlop`.
 */
export const tapSlop = 10;
/**
 * How far a finger must move before its direction is known, where content owns one axis, in points. Above a finger's
 * own tremor, and below the distance at which browsers begin to scroll.
 */
const tremor = 5;
/** How long after its end a gesture may still cause a click, in milliseconds. */
export const clickDelay = 1000;

/**
 * A finger, a pen or a mouse button that is down.
 * @typedef {object} Contact
 * @property {number} id its identifier in the buffer
 * @property {import("./hit.js").Hit} hit
 * @property {import("./scrollers.js").Offset[]} offsets the offsets of the scrollers under it when it came down
 * @property {number} x the position where it came down
 * @property {number} y
 * @property {boolean} isTap whether it stayed where it came down, and did not catch a moving sheet
 * @property {boolean} isWatched whether its moves are reported regardless of its owner
 * @property {boolean} isHeld whether the app owns it
 * @property {number | undefined} owner one of `Owner`, or `undefined` until the engine has decided
 * @property {HTMLElement} [source] the target of a finger's events
 * @property {DOMRect} [place] the box of the source when the finger came down
 * @property {Event[]} begins the events with which it began
 */

/** Whether the browser must not act on a contact, because a sheet or the app owns it. */
export function isKept(/** @type {Contact} */ { owner, isHeld }) {
  return owner === Owner.sheet || isHeld;
}

/** Reports contacts of every kind to the engine, and suppresses the click after a drag. */
export class Contacts {
  #port;
  #scrollers;
  /** @type {Map<number, Contact>} */
  #contacts = new Map();
  #latest = 0;
  /** The part of the press that is currently reported, one of `Part`. Questions that the turn asks concern it. */
  acting = -1;
  /** The time and position of the last contact's end, and whether it was a drag and whether it was a finger. */
  #end = { time: -Infinity, x: 0, y: 0, wasDrag: false, wasFinger: false };
  /** The contact whose move is reported, and its position. Reused, so that a finger's move allocates nothing.
   * @type {{ contact: Contact | null, x: number, y: number }} */
  #move = { contact: null, x: 0, y: 0 };
  /** The clicks that were examined. */
  #clicks = new WeakSet();

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container
   * @param {import("./scrollers.js").Scrollers} scrollers
   */
  constructor(port, container, scrollers) {
    this.#port = port;
    this.#scrollers = scrollers;
    port.on(Command.touchClaim, (reader) => {
      const contact = this.#contacts.get(reader.word());
      const owner = reader.word();
      if (!contact) return;
      contact.owner = owner;
      if (owner === Owner.sheet) this.#scrollers.hold(contact.offsets);
    });
    this.listen(container);
  }

  listen(/** @type {HTMLElement} */ container) {
    container.addEventListener("click", this.#clicked, { capture: true });
  }

  /** Returns a contact by its number, while it is down. */
  find(/** @type {number} */ id) {
    return this.#contacts.get(id);
  }

  /** Whether any contact meets a condition. */
  has(/** @type {(contact: Contact) => boolean} */ kind) {
    return [...this.#contacts.values()].some(kind);
  }

  /** Whether the browser emulates a mouse press for a finger that was reported already. [W31][W43] */
  isEcho(/** @type {MouseEvent} */ { clientX, clientY, timeStamp }) {
    if (this.has(({ source }) => source !== undefined)) return true;
    const { time, x, y, wasFinger } = this.#end;
    if (!wasFinger || timeStamp - time > clickDelay) return false;
    return timeStamp < time || Math.max(Math.abs(clientX - x), Math.abs(clientY - y)) <= tapSlop;
  }

  /**
   * @param {HTMLElement[]} path the result of `pathOf`
   * @param {number} x in the window, in CSS pixels, as everywhere in this class
   * @param {number} y
   * @param {number} timeStamp the event's, in milliseconds, as everywhere in this class
   * @param {boolean} [isMouse]
   * @returns {Contact | null} `null` outside all layers
   */
  begin(path, x, y, timeStamp, isMouse = false) {
    const found = hit(path, this.#scrollers, isMouse ? { x, y } : null);
    if (!found) return null;
    const offsets = offsetsOf(found.scrollers);
    /** @type {Contact} */
    const contact = {
      id: ++this.#latest, hit: found, offsets, x, y, isTap: false, isWatched: false, isHeld: false, owner: undefined, begins: [],
    };
    this.#contacts.set(contact.id, contact);
    const write = (/** @type {Writer} */ writer) => {
      writePoint(writer, contact, x, y);
      writeTarget(writer, found);
      writeScrollers(writer, found.scrollers);
      writer.word(found.competing.length);
      for (const { axis, hasBegun } of found.competing) {
        writer.word(axis);
        writer.flag(hasBegun);
      }
      writer.word(found.view);
    };
    this.#port.send(Message.touchBegan, write, timeStamp);
    // The sheet owns the contact immediately only if the sheet was moving. A finger that stops a sheet presses nothing
    // on it.
    contact.isTap = contact.owner !== Owner.sheet;
    return contact;
  }

  /**
   * Reports the position of a contact, unless its moves are not needed. Afterward its owner is known.
   * @param {Contact} contact
   * @param {number} x
   * @param {number} y
   * @param {number} timeStamp
   */
  move(contact, x, y, timeStamp) {
    const way = Math.max(Math.abs(x - contact.x), Math.abs(y - contact.y));
    if (way > tapSlop) contact.isTap = false;
    if (way < tremor && contact.owner === undefined && contact.hit.competing.length > 0) return;
    // The root never moves, and the engine does not need the moves of a scroller that the browser moves.
    if (!contact.isWatched && (contact.owner === Owner.scroller || contact.hit.layer === 0)) return;
    if (this.#port.isBusy) {
      // The message waits for another turn to end, and other moves may come before it.
      this.#port.send(Message.touchMoved, (writer) => writePoint(writer, contact, x, y), timeStamp);
      return;
    }
    this.#move.contact = contact;
    this.#move.x = x;
    this.#move.y = y;
    this.#port.send(Message.touchMoved, this.#writeMove, timeStamp);
    // Keeping the contact would keep the elements under it alive.
    this.#move.contact = null;
  }

  #writeMove = (/** @type {Writer} */ writer) =>
    writePoint(writer, /** @type {Contact} */ (this.#move.contact), this.#move.x, this.#move.y);

  /**
   * @param {Contact} contact
   * @param {number} x
   * @param {number} y
   * @param {number} timeStamp
   */
  end(contact, x, y, timeStamp) {
    if (!this.#contacts.has(contact.id)) return;
    const wasFinger = contact.source !== undefined;
    this.#end = { time: timeStamp, x, y, wasDrag: isKept(contact) && !contact.isTap, wasFinger };
    this.acting = contact.isTap ? contact.hit.part : -1;
    this.#port.send(Message.touchEnded, (writer) => writePoint(writer, contact, x, y), timeStamp);
    this.acting = -1;
    this.#contacts.delete(contact.id);
    this.#scrollers.letGo(contact.offsets);
  }

  /**
   * Whether the content has claimed a contact. Handlers of outer elements run after those of a layer, so the answer is
   * final at the first move.
   * @param {Contact} contact
   * @param {Event} event the contact's move
   */
  isTaken({ owner, begins }, event) {
    return owner === undefined && this.#scrollers.hasTaken([...begins, event]);
  }

  cancel(/** @type {Contact} */ contact, /** @type {number} */ timeStamp) {
    if (!this.#contacts.delete(contact.id)) return;
    this.#end = { ...this.#end, time: timeStamp, wasDrag: false, wasFinger: false };
    this.#scrollers.letGo(contact.offsets);
    this.#port.send(Message.touchCanceled, (writer) => writer.word(contact.id), timeStamp);
  }

  #clicked = (/** @type {MouseEvent} */ event) => {
    const path = pathOf(event);
    const name = nameOf(path);
    const isParts = name === "grabber" || name === "dimming";
    // Elements of the page around the layer must not see the click. If a press ended elsewhere, the click's target is
    // the layer.
    if (isParts || path[0]?.matches(".quire-host")) event.stopPropagation();
    const followsContact = event.detail > 0 && event.timeStamp - this.#end.time < clickDelay;
    if (followsContact && this.#end.wasDrag) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // The engine recognizes a tap by the contact itself. The code below handles keys and assistive technologies.
    if (followsContact) return;
    // A layer inside another layer's content receives the same click.
    if (this.#clicks.has(event)) return;
    this.#clicks.add(event);
    if (!isParts) return;
    const found = hit(path, this.#scrollers);
    // A script can click a part of a layer that has left the page.
    if (!found) return;
    this.acting = found.part;
    this.#port.send(Message.partActivated, (writer) => writeTarget(writer, found), event.timeStamp);
    this.acting = -1;
  };
}

/**
 * @param {Writer} writer
 * @param {Contact} contact
 * @param {number} x
 * @param {number} y
 */
function writePoint(writer, contact, x, y) {
  writer.word(contact.id);
  writer.real(x);
  writer.real(y);
}
