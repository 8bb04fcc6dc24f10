import { Command, Message } from "./format.js";

/**
 * @typedef {object} Scroller
 * @property {number} id
 * @property {HTMLElement} element
 */

/** The page's own scrollers, which the browser scrolls and the engine may scroll in a gesture of its own. */
export class Scrollers {
  #port;
  /** @type {Map<number, HTMLElement>} */
  #elements = new Map();

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container
   */
  constructor(port, container) {
    this.#port = port;
    port.on(Command.scrollTo, (reader) => this.scroll(reader.word(), reader.value(), reader.value()));
    // Browsers send one a frame for each scroller, before the frame is drawn.
    container.addEventListener("scroll", this.#scrolled, { capture: true, passive: true });
  }

  add(id, /** @type {HTMLElement} */ element) {
    element.dataset.quireScroll = `${id}`;
    this.#elements.set(id, element);
  }

  remove(id) {
    this.#elements.delete(id);
  }

  scroll(id, x, y) {
    this.#elements.get(id)?.scrollTo({ left: x, top: y, behavior: "instant" });
  }

  /**
   * Those around an element that can scroll at all, innermost first.
   * @param {Element | null} target
   * @param {Element} layer
   * @returns {Scroller[]}
   */
  around(target, layer) {
    const scrollers = [];
    for (let node = target; node && node !== layer; node = node.parentElement) {
      if (!(node instanceof HTMLElement) || node.dataset.quireScroll === undefined) continue;
      if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) {
        scrollers.push({ id: Number(node.dataset.quireScroll), element: node });
      }
    }
    return scrollers;
  }

  #scrolled = (event) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.quireScroll : undefined;
    if (id === undefined) return;
    const { scrollLeft, scrollTop } = event.target;
    this.#port.send(
      Message.scrolled,
      (writer) => {
        writer.word(Number(id));
        writer.value(scrollLeft);
        writer.value(scrollTop);
      },
      event.timeStamp,
    );
  };
}

/** Writes scrollers as a message has them. */
export function writeScrollers(writer, /** @type {Scroller[]} */ scrollers) {
  writer.word(scrollers.length);
  for (const { id, element } of scrollers) {
    writer.word(id);
    writer.value(element.scrollLeft);
    writer.value(element.scrollTop);
    writer.value(element.scrollWidth - element.clientWidth);
    writer.value(element.scrollHeight - element.clientHeight);
    writer.flag(false);
  }
}
