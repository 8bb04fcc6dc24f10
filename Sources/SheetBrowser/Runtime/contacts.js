// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import * as Message from "./format/message.js";
import * as Owner from "./format/owner.js";
import { hit, nameOf, pathOf, writeTarget } from "./hit.js";
import { offsetsOf, writeScrollers } from "./scrollers.js";

/** @typedef {import("./writer.js").Writer} Writer */

/**
 * How far a finger may move and still press what it came down on, in points: the engine's `SheetTuning.standardSlop`.
 */
export const tapSlop = 10;
/**
 * How far a finger moves before its direction counts where content owns one axis, in points: above a finger's own
 * tremor, and below the distance at which browsers begin to scroll.
 */
const tremor = 5;
/** How long after its end a gesture may still cause a click, in milliseconds. */
export const clickDelay = 1000;

/**
 * A finger, a pen or a mouse button that is down.
 * @typedef {object} Contact
 * @property {number} id as in the buffer
 * @property {import("./hit.js").Hit} hit
 * @property {import("./scrollers.js").Offset[]} offsets of the scrollers under it, when it came down
 * @property {number} x where it came down
 * @property {number} y
 * @property {boolean} isTap whether it stayed where it came down, and caught nothing there
 * @property {boolean} isWatched whether its moves are wanted whoever has it
 * @property {boolean} isHeld whether the app has it
 * @property {number | undefined} owner one of `Owner`; `undefined` until the engine decided
 * @property {HTMLElement} [source] where a finger's events go
 * @property {DOMRect} [place] where the source was when the finger came down
 * @property {Event[]} begins the events that began it
 */

/** Whether the browser must not act on a contact: a sheet or the app has it. */
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
  /** The part with the press that is being reported, one of `Part`; questions that come back are about it. */
  acting = -1;
  /** When and where the last contact ended, and whether it was a drag and whether it was a finger. */
  #end = { time: -Infinity, x: 0, y: 0, wasDrag: false, wasFinger: false };
  /** The contact with the move that is reported, and where it is: reused, since a finger's move allocates nothing.
   * @type {{ contact: Contact | null, x: number, y: number }} */
  #move = { contact: null, x: 0, y: 0 };
  /** The clicks that were looked at. */
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

  /** A contact by its number, while it is down. */
  find(/** @type {number} */ id) {
    return this.#contacts.get(id);
  }

  /** Whether there is one of a kind. */
  has(/** @type {(contact: Contact) => boolean} */ kind) {
    return [...this.#contacts.values()].some(kind);
  }

  /** Whether a mouse press is one that the browser emulates for a finger, which was reported already. [W31][W43] */
  isEcho(/** @type {MouseEvent} */ { clientX, clientY, timeStamp }) {
    if (this.has(({ source }) => source !== undefined)) return true;
    const { time, x, y, wasFinger } = this.#end;
    if (!wasFinger || timeStamp - time > clickDelay) return false;
    return timeStamp < time || Math.max(Math.abs(clientX - x), Math.abs(clientY - y)) <= tapSlop;
  }

  /**
   * @param {HTMLElement[]} path as `pathOf` gives it
   * @param {number} x in the window, in CSS pixels, as everywhere here
   * @param {number} y
   * @param {number} timeStamp the event's, in milliseconds, as everywhere here
   * @param {boolean} [isMouse]
   * @returns {Contact | null} `null` outside of all layers
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
    // The sheet owns it at once only if the sheet was moving: a finger that stops a sheet presses nothing on it.
    contact.isTap = contact.owner !== Owner.sheet;
    return contact;
  }

  /**
   * Reports where a contact is now, unless its moves are not wanted; its owner is known afterwards.
   * @param {Contact} contact
   * @param {number} x
   * @param {number} y
   * @param {number} timeStamp
   */
  move(contact, x, y, timeStamp) {
    const way = Math.max(Math.abs(x - contact.x), Math.abs(y - contact.y));
    if (way > tapSlop) contact.isTap = false;
    if (way < tremor && contact.owner === undefined && contact.hit.competing.length > 0) return;
    // The root never moves, and the engine does not need a scroller that the browser moves.
    if (!contact.isWatched && (contact.owner === Owner.scroller || contact.hit.layer === 0)) return;
    if (this.#port.isBusy) {
      // It waits for its turn, and other moves may come before.
      this.#port.send(Message.touchMoved, (writer) => writePoint(writer, contact, x, y), timeStamp);
      return;
    }
    this.#move.contact = contact;
    this.#move.x = x;
    this.#move.y = y;
    this.#port.send(Message.touchMoved, this.#writeMove, timeStamp);
    // A contact that is remembered would keep the elements under it.
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
   * Whether the content has taken a contact. Handlers of elements farther out run later than those of a layer, so this
   * is known at the first move.
   * @param {Contact} contact
   * @param {Event} event its move
   */
  isTaken({ owner, begins }, event) {
    return owner === undefined && this.#scrollers.hasTaken([...begins, event]);
  }

  cancel(/** @type {Contact} */ contact, /** @type {number} */ timeStamp) {
    if (!this.#contacts.delete(contact.id)) return;
    this.#end = { ...this.#end, time: timeStamp, wasDrag: false, wasFinger: false };
    this.#scrollers.letGo(contact.offsets);
    this.#port.send(Message.touchCancelled, (writer) => writer.word(contact.id), timeStamp);
  }

  #clicked = (/** @type {MouseEvent} */ event) => {
    const path = pathOf(event);
    const name = nameOf(path);
    const isParts = name === "grabber" || name === "dimming";
    // Page elements around the layer have no use for it. The target of a press that ended elsewhere is the layer.
    if (isParts || path[0]?.matches(".quire-host")) event.stopPropagation();
    const followsContact = event.detail > 0 && event.timeStamp - this.#end.time < clickDelay;
    if (followsContact && this.#end.wasDrag) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // The engine recognises a tap by the contact itself; this is for keys and assistive technologies.
    if (followsContact) return;
    // A layer that lies in another's content gets the same click.
    if (this.#clicks.has(event)) return;
    this.#clicks.add(event);
    if (!isParts) return;
    const found = hit(path, this.#scrollers);
    // A script can still click a part of a layer that has left the page.
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
