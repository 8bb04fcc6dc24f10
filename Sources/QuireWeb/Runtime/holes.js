// SPDX-License-Identifier: Apache-2.0

/** @typedef {import("./view-presentation.js").ViewPresentation} ViewPresentation */

/**
 * Passes touches through to the views that a popover names: cuts holes for them into the element that blocks all other
 * touches.
 *
 * The holes follow the views, so they are cut again after each turn and each scroll. That forces a layout, but only
 * while there are holes.
 */
export class Holes {
  #container;
  #layers;
  /** @type {Set<ViewPresentation>} the presentations with holes */
  #cut = new Set();

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   * @param {import("../../SheetBrowser/Runtime/layers.js").Layers<ViewPresentation>} layers
   */
  constructor(port, container, layers) {
    this.#container = container;
    this.#layers = layers;
    port.onTurn(this.#follow);
    container.addEventListener("scroll", this.#follow, { capture: true, passive: true });
  }

  #follow = () => {
    if (this.#cut.size === 0 && !this.#layers.presentations.some(isInTheWay)) return;
    const popovers = this.#layers.presentations.filter(isInTheWay);
    const marked = [...this.#container.querySelectorAll("[data-quire-passthrough]")];
    for (const popover of new Set([...popovers, ...this.#cut])) {
      // Views inside the popover are in front of the holes and need none.
      const boxes = popovers.includes(popover)
        ? marked.filter((view) => !popover.host.contains(view)).map((view) => view.getBoundingClientRect())
        : [];
      popover.cutHoles(boxes);
      if (boxes.length > 0) this.#cut.add(popover);
      else this.#cut.delete(popover);
    }
  };
}

function isInTheWay(/** @type {ViewPresentation} */ { isPopover, isModal }) {
  return isPopover && isModal;
}
