// SPDX-License-Identifier: Apache-2.0

import { Motion } from "../../SheetBrowser/Runtime/motion.js";
import { Presentation } from "../../SheetBrowser/Runtime/presentation.js";

/** @typedef {import("../../SheetBrowser/Runtime/format/phase.js").Phase} Phase */
/** @typedef {import("../../SheetBrowser/Runtime/placement.js").Placement} Placement */

/** Elements that the Tab key reaches if they are visible. */
const stops = ":is(a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]):not(:disabled, [tabindex='-1'])";

/**
 * The layer of an element's presentation: its shadow tree, in which the page's own content is slotted.
 *
 * At rest, the content is as high as the sheet, so that a list's end can be reached at every detent. While a finger may
 * change the height, the content is as high as the box, so that moves cause no layout.
 */
export class SheetLayer extends Presentation {
  #sheet;
  #parts;
  #footer;
  #boxHeight = 0;
  #contentHeight = -1;
  #safeShare = 1;
  #inserted = false;
  #hasFocusedWish = false;

  /**
   * @param {number} number the presentation's number in the buffer
   * @param {() => number} containerHeight
   * @param {import("./sheet.js").Sheet} sheet
   */
  constructor(number, containerHeight, sheet) {
    super(number, containerHeight, sheet.parts);
    this.#sheet = sheet;
    this.#parts = sheet.parts;
    this.#footer = new Motion(sheet.parts.footer, "transform");
    this.motionTracks.push([this.#footer, ({ height }) => this.#footerTransform(height)]);
  }

  /**
   * Returns the transform of the footer. The footer is at the visible bottom edge, which may differ from the box's. A
   * footer without content is not moved, so that moves do not restyle it.
   */
  #footerTransform(/** @type {number} */ height) {
    return this.#sheet.isBare ? "" : `translate(0px, ${height - this.#boxHeight}px)`;
  }

  /** Called when the footer has received its first content or lost its last. */
  placeFooter() {
    this.#footer.stand(this.#footerTransform(this.height));
  }

  get sheet() {
    return this.#sheet;
  }

  /** The visible height at rest, in points. */
  height = 0;

  /**
   * @param {number} width
   * @param {number} height
   * @param {Placement} placement
   */
  place(width, height, placement) {
    this.#boxHeight = height;
    super.place(width, height, placement);
    this.height = placement.height;
    this.#fit(this.phase === "dragging" ? height : placement.height);
  }

  /**
   * @param {number} width
   * @param {number} height
   * @param {number} start
   * @param {number} duration
   * @param {number[]} times
   * @param {Placement[]} keys
   */
  run(width, height, start, duration, times, keys) {
    this.#boxHeight = height;
    super.run(width, height, start, duration, times, keys);
    this.height = keys[keys.length - 1].height;
    this.#fit(Math.max(this.height, this.#contentHeight));
  }

  #fit(/** @type {number} */ height) {
    if (height === this.#contentHeight) return;
    this.#contentHeight = height;
    if (this.phase !== "dragging") this.#sheet.boundFooter(height);
    this.#parts.content.style.height = `${height}px`;
    this.#shareSafeArea(height);
  }

  /**
   * Assigns a part of the bottom safe area to the content. In the floating look, sheets up to a height of 76 keep none
   * of it, and sheets from 150 on keep all of it. [Sources.md H14]
   */
  #shareSafeArea(/** @type {number} */ height) {
    const isFloating = this.#sheet.settings.get("look") === "floating";
    const share = isFloating ? Math.min(Math.max((height - 76) / 74, 0), 1) : 1;
    if (share === this.#safeShare) return;
    this.#safeShare = share;
    this.#parts.content.style.setProperty("--safe-share", `${share}`);
  }

  enter() {
    this.#inserted = true;
    this.#sheet.raise();
  }

  leave() {
    this.dimmingTakesTouches = false;
    this.#sheet.clear();
    if (this.#inserted) this.#sheet.left();
  }

  /** Moves the shadow of `.quire-shadow`, which an undimmed sheet has on a phone. */
  frameShadow(/** @type {Placement} */ { shadow }) {
    const color = `rgb(0 0 0 / ${shadow * 0.4})`;
    return `drop-shadow(0 0 1px ${color}) drop-shadow(0 0 30px ${color})`;
  }

  updateName() {
    this.box.ariaLabel = this.#sheet.name ?? `${this.label("sheet")}`;
    this.#parts.grabber.ariaLabel = `${this.label("grabber")}`;
  }

  /** Returns a text for assistive technologies. An element may override each text. */
  label(/** @type {string} */ name) {
    return this.#sheet.element.getAttribute(`label-${name}`) ?? super.label(name);
  }

  /**
   * Makes the body's scroller a tab stop only if no element in it would let keys scroll it. A sheet that is open from
   * the start rests before its content is laid out, so its layout asks for this as well as the end of each motion.
   */
  ruleScroller() {
    const { body, natural } = this.#parts;
    const slot = /** @type {HTMLSlotElement} */ (natural.firstElementChild);
    const isStop = body.scrollHeight > body.clientHeight && !slot.assignedElements().some((content) =>
      [content, ...content.querySelectorAll(stops)].some((stop) =>
        stop.matches(stops) && (stop.checkVisibility?.() ?? true)));
    body.tabIndex = isStop ? 0 : -1;
    body.ariaLabel = isStop ? this.box.ariaLabel : null;
    if (isStop) body.setAttribute("role", "group");
    else body.removeAttribute("role");
  }

  get isSeen() {
    return this.#sheet.isSeen;
  }

  get source() {
    return this.#sheet.source;
  }

  /**
   * Moves the focus into the sheet. As for a page's dialog, an element with `autofocus` gets the focus the first time.
   * An element that the page shows above keeps the focus.
   */
  acquireFocus() {
    if (this.#sheet.page.hasFocusAbove) return;
    const wishes = this.#hasFocusedWish ? [] : this.#sheet.element.querySelectorAll("[autofocus]");
    this.#hasFocusedWish = true;
    for (const wish of wishes) {
      /** @type {HTMLElement} */ (wish).focus({ preventScroll: true });
      if (this.hasFocus) return;
    }
    super.acquireFocus();
  }

  /** The content is slotted into the host, not inside it. */
  get hasFocus() {
    const { element } = this.#sheet;
    const { activeElement: focused } = /** @type {{ activeElement?: Element | null }} */ (element.getRootNode());
    return focused instanceof Element && element.contains(focused);
  }

  /** @type {Phase | undefined} */
  get phase() {
    return super.phase;
  }

  set phase(phase) {
    super.phase = phase;
    this.host.classList.toggle("quire-moving", phase !== "resting");
    if (phase === "resting") this.ruleScroller();
    if (phase === "dragging") this.#fit(this.#boxHeight);
    this.#sheet.entered(phase);
  }

  // Part of the content, such as another sheet, may be reachable while the rest is not. `Page` handles that.
  set isInert(/** @type {boolean} */ _) {
    this.#sheet.page.updateReach();
  }

  set dimmingTakesTouches(/** @type {boolean} */ takes) {
    super.dimmingTakesTouches = takes;
    this.#sheet.toggleState("dimmed", takes);
    this.#sheet.page.updateReach();
  }
}
