// SPDX-License-Identifier: Apache-2.0

import * as Message from "./format/message.js";
import { hit, pathOf, writeTarget } from "./hit.js";
import { writeScrollers } from "./scrollers.js";

/**
 * How long after an event of a wheel the next one belongs to the same gesture, in milliseconds: the engine lets go
 * after half of it, and what a trackpad sends in the other half is momentum.
 */
const streamPause = 240;
/** Of a line, where a wheel counts lines; in points. */
const lineHeight = 18;

/** Wheels and trackpads over sheets. Whose a gesture is, is decided at its first event, as with a finger. */
export class Wheels {
  #port;
  #layers;
  #scrollers;
  #touches;
  /** What the gesture is over. Without its scrollers, which may leave the page before another gesture begins. */
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

  /** Listens to what turns over a presentation; elsewhere a wheel is the browser's alone. */
  watch(/** @type {HTMLElement} */ layer) {
    layer.addEventListener("wheel", this.#wheeled, { passive: false });
  }

  #wheeled = (/** @type {WheelEvent} */ event) => {
    // Two fingers that pinch on a trackpad come as a wheel with a key, and zoom.
    if (event.ctrlKey || event.defaultPrevented) return;
    // WebKitGTK turns a wheel, too, for a finger that pans. Where the page was held up, all of it comes when the finger
    // has left, with the times at which the finger moved.
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
   * Whether the sheet is dragged by it.
   * @param {WheelEvent} event
   * @param {import("./scrollers.js").Scroller[]} scrollers
   */
  #send(event, scrollers) {
    // Pixels, lines or pages.
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
