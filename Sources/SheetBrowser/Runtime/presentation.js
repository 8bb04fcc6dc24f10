// SPDX-License-Identifier: Apache-2.0

import { Arrow } from "./arrow.js";
import * as Form from "./format/form.js";
import { focusedElement } from "./editable.js";
import { element, Layer, Styles } from "./layer.js";
import { Motion } from "./motion.js";
import { radii, transform } from "./placement.js";
import { labelOf } from "./words.js";

/** @typedef {import("./format/phase.js").Phase} Phase */
/** @typedef {import("./placement.js").Placement} Placement */

/**
 * The elements of a presentation's layer, each inside the previous one, except that shadow, grabber and slot are
 * siblings.
 * @typedef {Record<"host" | "fade" | "dimming" | "frame" | "box" | "shadow" | "grabber" | "slot", HTMLElement>} Parts
 */

/**
 * A presentation's layer: a host in the top layer with dimming, box, grabber and content.
 *
 * Subclasses decide where the content is. Here, `updateName()`, `enter(parent)`, `leave()` and `hasFocus` do nothing.
 */
export class Presentation extends Layer {
  #dimming;
  #grabber;
  #frame;
  #frameStyles;
  #shadowStyles;
  #clipStyles;
  #isFramed = false;
  #hasGrabber = true;
  #height = 0;
  #containerHeight;
  /** A live region. Assistive technologies read the text that appears in it. */
  #status = element("div", "quire-status");
  /** A description of the grabber's action. It is an element, because WebKit ignores `aria-description`. */
  #use = element("span", "quire-use");
  /** The last announced height. The first height is not announced. */
  #lastReported = "";
  #isPopover = false;
  /** @type {Phase | undefined} */
  #phase;
  #detent = { identifier: "", hasLarger: true, hasSmaller: true };
  /** @type {Arrow | null} made for the first placement that has an arrow */
  arrow = null;
  /** Whether everything below the layer is unreachable. */
  isModal = false;
  /** The element that had the focus when the layer appeared.
   * @type {Element | null} */
  #focusedBefore = null;

  /**
   * @param {number} number the presentation's number in the buffer
   * @param {() => number} containerHeight in points
   * @param {Parts} parts
   */
  constructor(number, containerHeight, parts) {
    const { host, fade, dimming, frame, box, shadow, grabber, slot } = parts;
    super(number, host, box, slot);

    this.#containerHeight = containerHeight;
    this.#dimming = dimming;
    this.#grabber = grabber;
    this.#status.setAttribute("role", "status");
    host.append(this.#status, this.#use);
    this.#use.id = `quire-use-${number}`;
    this.#use.hidden = true;
    grabber.setAttribute("aria-describedby", this.#use.id);
    this.#frame = frame;
    this.#frameStyles = new Styles(frame);
    this.#shadowStyles = new Styles(shadow);
    this.#clipStyles = new Styles(/** @type {HTMLElement} */ (slot.closest(".quire-clip")));
    this.motionTracks.push(
      [new Motion(frame, "transform"), (placement) => this.#frameTransform(placement)],
      [new Motion(frame, "filter"), (placement) => this.#frameShadow(placement)],
      [new Motion(dimming, "opacity", fade), (placement) => placement.dimming],
      [new Motion(grabber, "opacity"), (placement) => placement.grabber],
      [new Motion(shadow, "opacity"), (placement) => placement.shadow],
    );
  }

  /** Names the dialog after its content. */
  updateName() {}

  /** Puts the host into the page's top layer. */
  enter(/** @type {HTMLElement} */ _parent) {}

  /** Removes the host from the page's top layer. */
  leave() {}

  /** Whether the focus is in the layer or in its content. */
  get hasFocus() {
    return false;
  }

  /** Puts the layer above all others. */
  show(/** @type {HTMLElement} */ parent) {
    this.#focusedBefore = this.source;
    this.enter(parent);
    this.updateName();
  }

  /** The element to which the focus returns: the one that has it when the layer appears. */
  get source() {
    return focusedElement();
  }

  get isPopover() {
    return this.#isPopover;
  }

  /** One of `Form`. */
  set form(/** @type {number} */ form) {
    this.#isPopover = form === Form.popover;
    this.box.dataset.quirePart = this.#isPopover ? "popover" : "sheet";
  }

  /** The phase, or `undefined` before the first one.
   * @type {Phase | undefined} */
  get phase() {
    return this.#phase;
  }

  set phase(phase) {
    this.#phase = phase;
    this.box.dataset.quirePhase = phase;
    if (phase === "resting") this.#announceHeight();
  }

  /** Whether the layer is visible, so that the focus may be in it. */
  get isSeen() {
    return true;
  }

  acquireFocus() {
    this.box.focus({ preventScroll: true });
  }

  /** Returns the focus to the element that had it before, unless it has moved on. */
  giveFocusBack() {
    if (document.activeElement !== document.body && !this.hasFocus) return;
    const before = this.#focusedBefore;
    if (before instanceof HTMLElement && before.isConnected && this.mayGiveFocus(before)) {
      before.focus({ preventScroll: true });
    }
  }

  /** Returns a text for assistive technologies, by its name in `words.js`.
   * @returns {string | undefined} */
  label(/** @type {string} */ name) {
    return labelOf(name);
  }

  mayGiveFocus(/** @type {HTMLElement} */ _element) {
    return true;
  }

  /**
   * Sets which detent is selected.
   * @param {string} identifier the app's identifier; a system detent's identifier has a prefix
   * @param {boolean} hasLarger whether there is a larger detent
   * @param {boolean} hasSmaller
   */
  setDetent(identifier, hasLarger, hasSmaller) {
    this.box.dataset.quireDetent = identifier;
    this.#detent = { identifier, hasLarger, hasSmaller };
    if (this.phase === "resting") this.#announceHeight();
  }

  /** Announces the sheet's resting height if it has changed. Runs only at rest, because it needs a layout. */
  #announceHeight() {
    const { identifier, hasLarger, hasSmaller } = this.#detent;
    if (identifier === "" || this.#isPopover) return;
    const share = Math.round(100 * (1 - this.restTop / this.#containerHeight()));
    const name = identifier.slice(identifier.lastIndexOf(".") + 1);
    const height = this.label(name) ?? `${this.label("height")}`.replace("{}", `${share}`);
    this.#use.textContent = `${height}. ${this.label(hasLarger || hasSmaller ? "steps" : "closes")}`;
    if (height === this.#lastReported) return;
    if (this.#lastReported !== "") this.#status.textContent = height;
    this.#lastReported = height;
  }

  set dimmingTakesTouches(/** @type {boolean} */ takes) {
    this.#dimming.classList.toggle("quire-takes-touches", takes);
    this.isModal = takes;
    this.box.ariaModal = takes ? "true" : null;
  }

  /**
   * @param {number} width
   * @param {number} height
   * @param {Placement} first
   * @param {Placement[] | null} keys
   */
  resize(width, height, first, keys) {
    super.resize(width, height, first, keys);
    this.#height = height;
    const isFramed = keys ? keys.some((key) => this.#needsFrame(key)) : this.#needsFrame(first);
    if (isFramed !== this.#isFramed || isFramed) this.#setFrame(isFramed, width, height);
    const hasGrabber = keys ? keys.some((key) => key.grabber > 0) : first.grabber > 0;
    if (hasGrabber !== this.#hasGrabber) this.#grabber.hidden = !hasGrabber;
    this.#hasGrabber = hasGrabber;
    this.#point(keys ? keys[keys.length - 1] : first);
  }

  /** While a popover moves, its arrow is placed for the position at rest. */
  #point(/** @type {Placement} */ placement) {
    if (placement.arrow !== 0 && !this.arrow) {
      this.arrow = new Arrow();
      this.arrow.color = this.box.style.backgroundColor;
      // Above the shadow, below the content.
      this.box.firstElementChild?.after(this.arrow.element);
    }
    this.arrow?.point(placement);
  }

  /**
   * Whether the visible end of the box is above the container's bottom edge. The box is then larger than its visible
   * part, and a frame around it clips it.
   */
  #needsFrame(/** @type {Placement} */ placement) {
    return placement.height < this.#height - 0.5 && placement.bottom < this.#containerHeight() - 0.5;
  }

  /**
   * @param {boolean} isFramed
   * @param {number} width the width of the box, in points
   * @param {number} height
   */
  #setFrame(isFramed, width, height) {
    this.#frameStyles.set("overflow", isFramed ? "clip" : "");
    this.#frameStyles.set("width", isFramed ? `${width}px` : "");
    this.#frameStyles.set("height", isFramed ? `${height}px` : "");
    this.#shadowStyles.set("visibility", isFramed ? "hidden" : "");
    if (isFramed === this.#isFramed) return;
    this.#isFramed = isFramed;
    this.roundAnew();
  }

  // Returns the transform of the frame. Its bottom edge is the visible one, and the box is attached to its top edge.

  #frameTransform(/** @type {Placement} */ placement) {
    if (!this.#isFramed) return "";
    return transform(placement.left, placement.bottom - this.#height * placement.scale, placement.scale);
  }

  // The frame has a shadow, because the box's own shadow is clipped with the box.
  #frameShadow(/** @type {Placement} */ placement) {
    return this.#isFramed ? this.frameShadow(placement) : "";
  }

  frameShadow(/** @type {Placement} */ placement) {
    return `drop-shadow(0 0 2px rgb(0 0 0 / ${placement.shadow}))`;
  }

  get carrier() {
    return this.#isFramed ? null : this.#frame;
  }

  boxTransform(/** @type {Placement} */ placement) {
    return this.#isFramed ? transform(0, this.#height - placement.height, 1) : super.boxTransform(placement);
  }

  round(/** @type {number[]} */ corners) {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners;
    this.#frameStyles.set("borderRadius", this.#isFramed ? radii([0, 0, bottomRight, bottomLeft]) : "");
    const own = this.#isFramed ? [topLeft, topRight, 0, 0] : corners;
    super.round(own);
    for (const styles of [this.#shadowStyles, this.#clipStyles]) styles.set("borderRadius", radii(own));
  }
}
