// SPDX-License-Identifier: Apache-2.0

import { element, Layer } from "../../SheetBrowser/Runtime/layer.js";
import { Motion } from "../../SheetBrowser/Runtime/motion.js";
import { radii, transform } from "../../SheetBrowser/Runtime/placement.js";

/** @typedef {import("../../SheetBrowser/Runtime/motion.js").Styled} Styled */
/** @typedef {import("../../SheetBrowser/Runtime/placement.js").Placement} Placement */

/**
 * The page below all sheets. When it is pushed back, a mat above it leaves a hole for the card, and the element that
 * the lowest sheet names as its presenter is moved. Nothing else in the page changes.
 */
export class RootLayer extends Layer {
  #page;
  #mat;
  #sheen;
  /** The presenter that moves, its earlier styles, and its track.
   * @type {{ element: Styled, old: string[], track: Layer["motionTracks"][0] } | null} */
  #pushed = null;

  /**
   * @param {import("./page.js").Page} page
   * @param {HTMLElement} stage
   * @param {HTMLElement} mat
   */
  constructor(page, stage, mat) {
    super(0, stage, mat, mat);
    // In dark appearance, a card would hardly be distinguishable from the black around it. The sheen changes in steps,
    // so that few moves restyle it.
    this.#sheen = element("div", "quire-sheen");
    mat.append(this.#sheen);
    this.motionTracks.push([new Motion(this.#sheen, "opacity"), ({ scale }) => Math.min(Math.round((1 - scale) * 120) / 8, 1)]);
    delete stage.dataset.quireLayer;
    this.#page = page;
    this.#mat = mat;
  }

  /**
   * @param {number} width
   * @param {number} height
   * @param {Placement} first
   * @param {Placement[] | null} keys
   */
  resize(width, height, first, keys) {
    super.resize(width, height, first, keys);
    const isPushed = first.scale !== 1 || (keys?.some(({ scale }) => scale !== 1) ?? false);
    if (isPushed === (this.#pushed !== null)) return;
    if (isPushed) this.#push(this.#page.presenter);
    else this.release();
  }

  /** Sets the corners of the sheen too. With `inherit`, each move of the mat would restyle the sheen. */
  round(/** @type {number[]} */ corners) {
    super.round(corners);
    this.#sheen.style.borderRadius = radii(corners);
  }

  #push(/** @type {Styled | null} */ presenter) {
    if (!presenter) return;
    const { left, top } = presenter.getBoundingClientRect();
    const { style } = presenter;
    const old = [style.transform, style.transformOrigin, style.willChange];
    style.transformOrigin = "0 0";
    style.willChange = "transform";
    const motion = new Motion(presenter, "transform");
    /** @type {Layer["motionTracks"][0]} */
    const track = [motion, (placement) => {
      const { scale } = placement;
      const x = placement.x + (placement.width * (1 - scale)) / 2 + placement.shiftX - left * (1 - scale);
      const y = placement.y + placement.shiftY - top * (1 - scale);
      return transform(x, y, scale);
    }];
    this.motionTracks.push(track);
    this.#pushed = { element: presenter, old, track };
    this.#mat.style.visibility = "visible";
  }

  /** Restores the presenter's styles. */
  release() {
    if (!this.#pushed) return;
    const { element, old, track } = this.#pushed;
    this.#pushed = null;
    this.motionTracks.splice(this.motionTracks.indexOf(track), 1);
    track[0].stand("");
    [element.style.transform, element.style.transformOrigin, element.style.willChange] = old;
    if (element.getAttribute("style") === "") element.removeAttribute("style");
    this.#mat.style.visibility = "";
  }

  set isInert(/** @type {boolean} */ _) {
    this.#page.updateReach();
  }
}
