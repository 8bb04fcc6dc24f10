// SPDX-License-Identifier: Apache-2.0

import { Layer } from "../../SheetBrowser/Runtime/layer.js";

/** The app's own layer, below all presentations. The container behind it is black. */
export class RootLayer extends Layer {
  #container;
  #isPushed = false;

  /**
   * @param {HTMLElement} container
   * @param {HTMLElement} slot
   */
  constructor(container, slot) {
    super(0, slot, slot, slot);
    this.#container = container;
  }

  /**
   * @param {number} width
   * @param {number} height
   * @param {import("../../SheetBrowser/Runtime/placement.js").Placement} first
   * @param {import("../../SheetBrowser/Runtime/placement.js").Placement[] | null} keys
   */
  resize(width, height, first, keys) {
    super.resize(width, height, first, keys);
    const isPushed = first.scale !== 1 || (keys?.some(({ scale }) => scale !== 1) ?? false);
    if (isPushed === this.#isPushed) return;
    this.#isPushed = isPushed;
    this.#container.toggleAttribute("data-quire-pushed", isPushed);
  }
}
