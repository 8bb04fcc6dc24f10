// SPDX-License-Identifier: Apache-2.0

import * as Form from "../../SheetBrowser/Runtime/format/form.js";
import { element } from "../../SheetBrowser/Runtime/layer.js";
import { discard } from "../../SheetBrowser/Runtime/motion.js";
import { Presentation } from "../../SheetBrowser/Runtime/presentation.js";
import { labelOf } from "../../SheetBrowser/Runtime/words.js";

/** @returns {import("../../SheetBrowser/Runtime/presentation.js").Parts} */
function makeParts() {
  const dimming = element("div", "quire-dimming");
  dimming.dataset.quirePart = "dimming";
  const fade = element("div", "quire-fade", dimming);
  // It scrolls only to keep pans from the page. By default a scroller is a tab stop.
  fade.tabIndex = -1;
  const grabber = element("button", "quire-grabber");
  grabber.type = "button";
  grabber.dataset.quirePart = "grabber";
  grabber.setAttribute("aria-label", `${labelOf("grabber")}`);
  const shadow = element("div", "quire-shadow");
  // The wrapper of a sheet or a popover fills the layer, so no other element is needed between the wrapper and the
  // clip.
  const slot = element("div", "quire-clip");
  const box = element("div", "quire-sheet", shadow, grabber, slot);
  box.setAttribute("role", "dialog");
  // It can take the focus when the element with the focus becomes unreachable.
  box.tabIndex = -1;
  const frame = element("div", "quire-frame", box);
  const host = element("div", "quire-host", fade, frame);
  host.popover = "manual";
  return { host, fade, dimming, frame, box, shadow, grabber, slot };
}

/**
 * Returns a rectangle as an SVG path.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function outline(x, y, width, height) {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A presentation's layer whose whole content is in the page. */
export class ViewPresentation extends Presentation {
  #dimming;
  /** Contains the background that an app shows around a popover. */
  #popoverBackground = element("div", "quire-popover-background");

  /**
   * @param {number} number the presentation's number in the buffer
   * @param {() => number} containerHeight in points
   */
  constructor(number, containerHeight) {
    const parts = makeParts();
    super(number, containerHeight, parts);
    this.#dimming = parts.dimming;
  }

  /** One of `Form`. A custom presentation lays out its views itself, so its box takes no touches. */
  set form(/** @type {number} */ form) {
    super.form = form;
    this.box.classList.toggle("quire-container", form === Form.custom);
  }

  /** The element in the content that asks the user something, which is a dialog of its own, or `null`.
   * @type {HTMLElement | null} */
  get #alert() {
    return this.slot.querySelector("[role=alertdialog]");
  }

  acquireFocus() {
    (this.#alert ?? this.box).focus({ preventScroll: true });
  }

  /** Names the dialog by the content's first heading. */
  updateName() {
    const isDialog = !this.#alert;
    this.box.setAttribute("role", isDialog ? "dialog" : "none");
    this.#showModality();
    if (!isDialog) {
      this.box.removeAttribute("aria-labelledby");
      this.box.ariaLabel = null;
      return;
    }
    // The title of a bar may be hidden, as during a search, and that of an alert may be empty.
    const heading = [...this.slot.querySelectorAll("[role=heading][id], :is(h1, h2, h3)[id]")].find((each) =>
      each.textContent && getComputedStyle(each).visibility === "visible");
    if (heading) this.box.setAttribute("aria-labelledby", heading.id);
    else this.box.removeAttribute("aria-labelledby");
    this.box.ariaLabel = heading ? null : "Sheet";
  }

  set dimmingTakesTouches(/** @type {boolean} */ takes) {
    super.dimmingTakesTouches = takes;
    this.#showModality();
  }

  /** Sets whether the box is modal. Only a dialog may be modal, and an alert in the box is modal by itself. */
  #showModality() {
    this.box.ariaModal = this.isModal && this.box.getAttribute("role") === "dialog" ? "true" : null;
  }

  enter(/** @type {HTMLElement} */ parent) {
    parent.append(this.host);
    this.host.showPopover();
  }

  leave() {
    // A running animation would keep its element alive.
    for (const animation of this.host.getAnimations({ subtree: true })) discard(animation);
    // Firefox never frees an element that leaves the document while its styles are pending after the end of an
    // animation.
    this.host.getBoundingClientRect();
    this.host.remove();
  }

  /** Sets the color where the content does not reach, and of the browser's bars. */
  set background(/** @type {string} */ color) {
    this.box.style.backgroundColor = color;
    if (this.arrow) this.arrow.color = color;
  }

  /**
   * Shows a view behind and around the content, in place of the popover's own arrow, shadow and color.
   * @param {HTMLElement | null} view
   * @param {boolean} castsShadow
   */
  popoverBackground(view, castsShadow) {
    this.box.classList.toggle("quire-has-background", view !== null);
    this.#popoverBackground.classList.toggle("quire-casts-shadow", castsShadow);
    this.#popoverBackground.replaceChildren(...(view ? [view] : []));
    if (view && !this.#popoverBackground.isConnected) this.box.firstElementChild?.after(this.#popoverBackground);
    else if (!view) this.#popoverBackground.remove();
  }

  /**
   * Whether the page may return the focus to an element by itself. For a field only the app may, because it knows the
   * first responder.
   */
  mayGiveFocus(/** @type {HTMLElement} */ element) {
    return !element.matches(".quire-field, .quire-editor");
  }

  get hasFocus() {
    return this.host.contains(document.activeElement);
  }

  /**
   * Passes touches outside the box through, within these rectangles of the page.
   * @param {DOMRect[]} boxes
   */
  cutHoles(boxes) {
    const { left, top, width, height } = this.#dimming.getBoundingClientRect();
    const holes = boxes.map((box) => outline(box.left - left, box.top - top, box.width, box.height));
    const path = [outline(0, 0, width, height), ...holes].join(" ");
    this.#dimming.style.clipPath = boxes.length > 0 ? `path(evenodd, "${path}")` : "";
  }
}
