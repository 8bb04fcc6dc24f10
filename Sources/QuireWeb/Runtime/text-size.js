// SPDX-License-Identifier: Apache-2.0

import { element } from "../../SheetBrowser/Runtime/layer.js";

/** The size of body text at each step, in points. */
const bodies = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];
/** On an iPhone or iPad, the style sheet gives the probe the system's own body text. */
const isTouched = CSS.supports("-webkit-touch-callout", "none");
/** Elsewhere, the usual size of 16 pixels corresponds to the usual body text of 17 points. */
const share = isTouched ? 1 : 17 / 16;

/** The reader's preferred text size, independent of the page's styles. It is measured by an element that follows it. */
export class TextSize {
  /** An element as high as the text. */
  probe = element("div", "quire-text-size");

  constructor(/** @type {HTMLElement} */ container) {
    this.probe.ariaHidden = "true";
    container.append(this.probe);
  }

  /** The nearest step, from 1 to 12. */
  get step() {
    const size = Number.parseFloat(getComputedStyle(this.probe).fontSize) * share;
    let nearest = 3;
    bodies.forEach((body, index) => {
      if (Math.abs(body - size) < Math.abs(bodies[nearest] - size)) nearest = index;
    });
    return nearest + 1;
  }
}
