// SPDX-License-Identifier: Apache-2.0

import * as Message from "./format/message.js";
import { hit, pathOf, writeTarget } from "./hit.js";
import { writeScrollers } from "./scrollers.js";

/**
 * The longest pause between wheel events of one gesture, in milliseconds. The engine releases after half of it, and
 * events of a trackpad in the other half are momentum.
 */
const streamPause = 240;
/** The height of a line for a wheel that counts lines, in points. */
const lineHeight = 18;

/** Wheels and trackpads over sheets. The owner of a gesture is decided at its first event, as for a finger. */
export class Wheels {
  #port;
  #layers;
  #scrollers;
  #touches;
  /** The target of the gesture, without its scrollers, which may leave the page before the next gesture begins. */
  #target = { layer: 0, part: 0 };
  #latest = -Infinity;
  #isSheets = false;

  /**
   * @param {import("./port.js").Port} port
   * @param {import("./layers.js").Layers} layers
   * @param {import("./scrollers.js").Scrollers} scrollers
   * @param {import("./touches.js").Touches} touches
   */
  constructor(port, layers, scrollers, touches) {
    this.#port = port;
    this.#layers = layers;
    this.#scrollers = scrollers;
    this.#touches = touches;
  }

  /** Listens to wheels over a presentation. Elsewhere the browser alone handles wheels. */
  watch(/** @type {HTMLElement} */ layer) {
    layer.addEventListener("wheel", this.#wheeled, { passive: false });
  }

  #wheeled = (/** @type {WheelEvent} */ event) => {
    // A trackpad pinch arrives as a wheel event with the control key, and zooms the page.
    if (event.ctrlKey || event.defaultPrevented) return;
    // WebKitGTK also sends wheel events for a finger that pans. If the page was busy, they come after the finger has
    // left, with the times of the finger's moves.
    const isFingers = this.#touches.isDown || event.timeStamp - this.#touches.latestEnd < streamPause;
    const isNew = event.timeStamp - this.#latest > streamPause;
    this.#latest = event.timeStamp;
    if (isFingers) {
      this.#isSheets = false;
      if (this.#touches.isKept && event.cancelable) event.preventDefault();
      return;
    }
    if (isNew) {
      const found = hit(pathOf(event), this.#scrollers);
      if (found) this.#target = { layer: found.layer, part: found.part };
      this.#isSheets = found !== null && this.#send(event, found.scrollers);
    } else if (this.#isSheets) {
      this.#send(event, []);
    }
    if (this.#isSheets && event.cancelable) event.preventDefault();
  };

  /**
   * Sends the event. Returns whether it drags the sheet.
   * @param {WheelEvent} event
   * @param {import("./scrollers.js").Scroller[]} scrollers
   */
  #send(event, scrollers) {
    // The units: pixels, lines or pages.
    const unit = [1, lineHeight, innerHeight][event.deltaMode];
    this.#port.send(
      Message.wheel,
      (writer) => {
        writer.real(event.deltaX * unit);
        writer.real(event.deltaY * unit);
        writer.flag(false);
        writeTarget(writer, this.#target);
        writeScrollers(writer, scrollers);
      },
      event.timeStamp,
    );
    return this.#layers.existing(this.#target.layer)?.phase === "dragging";
  }
}
