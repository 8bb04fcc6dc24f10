import { isEditable } from "./editable.js";
import { Message } from "./format.js";

const scrolling = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);
const steps = { ArrowUp: true, ArrowDown: false };

/** Keys that are the sheet's: Escape, arrows on the grabber, and those that would scroll the page behind it. */
export class Keys {
  #port;
  #layers;
  #closing;

  /**
   * @param {import("./port.js").Port} port
   * @param {import("./layers.js").Layers} layers
   * @param {import("./closing.js").CloseRequests} closing
   */
  constructor(port, layers, closing) {
    this.#port = port;
    this.#layers = layers;
    this.#closing = closing;
    document.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === "Escape") this.#escape(event);
      else if (event.key in steps && this.#grabberLayer(event.target) !== null) this.#step(event);
      else if (scrolling.has(event.key)) this.#keepFromPage(event);
    });
  }

  /** Goes to a sheet that is in the way, or that the focus is in. */
  #escape(/** @type {KeyboardEvent} */ event) {
    if (this.#closing.isWatching) return;
    if (!this.#layers.presentations.some(({ isModal, hasFocus }) => isModal || hasFocus)) return;
    event.preventDefault();
    this.#port.send(Message.escape, undefined, event.timeStamp);
  }

  /** The next detent in the arrow's direction. */
  #step(/** @type {KeyboardEvent} */ event) {
    event.preventDefault();
    const layer = this.#grabberLayer(event.target);
    const write = (writer) => {
      writer.word(layer);
      writer.flag(steps[event.key]);
    };
    this.#port.send(Message.partStepped, write, event.timeStamp);
  }

  #grabberLayer(target) {
    const grabber = target instanceof Element ? target.closest("[data-quire-part=grabber]") : null;
    const layer = grabber?.closest("[data-quire-layer]");
    return layer instanceof HTMLElement ? Number(layer.dataset.quireLayer) : null;
  }

  /** What no scroller in a sheet takes would scroll the page that it hides. */
  #keepFromPage(/** @type {KeyboardEvent} */ event) {
    const { target } = event;
    const layer = this.#layers.presentations.find(({ isModal, host }) => isModal && host.contains(target));
    if (!layer || isEditable(target) || target.closest("select, [role=slider], input")) return;
    // A space presses what is focused, which is no scrolling.
    if (event.key === " " && target !== layer.box) return;
    for (let node = target; node && node !== layer.host; node = node.parentElement) {
      if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return;
    }
    event.preventDefault();
  }
}
