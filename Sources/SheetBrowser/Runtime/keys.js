// SPDX-License-Identifier: Apache-2.0

import { isEditable } from "./editable.js";
import * as Message from "./format/message.js";
import { closesAbove, isLayer, pathOf } from "./hit.js";

const scrolling = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);
/** Whether a key requests a larger detent.
 * @type {Record<string, boolean>} */
const steps = { ArrowUp: true, ArrowDown: false };

/** @typedef {import("./presentation.js").Presentation} Presentation */

/** Keys that sheets handle: Escape, arrows on the grabber, and those that would scroll the page behind a sheet. */
export class Keys {
  #port;
  #layers;
  #closing;
  /** The number of the last pressed layer.
   * @type {string | undefined} */
  #pressedLayer;

  /**
   * @param {import("./port.js").Port} port
   * @param {import("./layers.js").Layers} layers
   * @param {import("./closing.js").CloseRequests} closing
   */
  constructor(port, layers, closing) {
    this.#port = port;
    this.#layers = layers;
    this.#closing = closing;
  }

  begin() {
    document.addEventListener("keydown", this.#pressed);
    document.addEventListener("pointerdown", this.#notePress, { capture: true, passive: true });
  }

  /** Removes all listeners from the page. */
  end() {
    document.removeEventListener("keydown", this.#pressed);
    document.removeEventListener("pointerdown", this.#notePress, { capture: true });
  }

  #notePress = (/** @type {PointerEvent} */ event) => {
    this.#pressedLayer = pathOf(event).find(isLayer)?.dataset.quireLayer;
  };

  #pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "Escape") this.#escape(event);
    else if (event.key in steps && this.#grabberLayer(event) !== null) this.#step(event);
    else if (scrolling.has(event.key)) this.#keepFromPage(event);
  };

  /**
   * Sends Escape to a modal sheet or the sheet with the focus. If nothing has the focus, sends it to the sheet that was
   * pressed last.
   */
  #escape(/** @type {KeyboardEvent} */ event) {
    if (this.#closing.isWatching) return;
    const pressed = document.activeElement === document.body ? this.#pressedLayer : null;
    const takes = (/** @type {Presentation} */ { isModal, hasFocus, host }) =>
      isModal || hasFocus || host.dataset.quireLayer === pressed;
    const { presentations } = this.#layers;
    if (!presentations.some(takes) || closesAbove(event, presentations.map(({ host }) => host))) return;
    event.preventDefault();
    this.#port.send(Message.escape, undefined, event.timeStamp);
  }

  /** Requests the next detent in the arrow's direction. */
  #step(/** @type {KeyboardEvent} */ event) {
    event.preventDefault();
    const layer = this.#grabberLayer(event);
    const write = (/** @type {import("./writer.js").Writer} */ writer) => {
      writer.word(/** @type {number} */ (layer));
      writer.flag(steps[event.key]);
    };
    this.#port.send(Message.partStepped, write, event.timeStamp);
  }

  #grabberLayer(/** @type {KeyboardEvent} */ event) {
    const path = pathOf(event);
    if (path[0]?.dataset?.quirePart !== "grabber") return null;
    return Number(path.find(isLayer)?.dataset.quireLayer);
  }

  /** Suppresses a key that no scroller in a sheet handles, because it would scroll the page behind the sheet. */
  #keepFromPage(/** @type {KeyboardEvent} */ event) {
    const path = pathOf(event);
    const [target] = path;
    const layer = this.#layers.presentations.find(({ isModal, host }) => isModal && path.includes(host));
    if (!layer || isEditable(target) || target.closest("select, [role=slider], input, [contenteditable]")) return;
    // A space presses the focused element instead of scrolling.
    if (event.key === " " && target !== layer.box) return;
    for (const node of path.slice(0, path.indexOf(layer.host))) {
      if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return;
    }
    event.preventDefault();
  }
}
