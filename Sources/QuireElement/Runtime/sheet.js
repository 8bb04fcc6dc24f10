// SPDX-License-Identifier: Apache-2.0

import { Settings } from "./settings.js";
import { makeShell } from "./shell.js";
import * as ElementNotice from "./format/notice.js";
import { phases } from "../../SheetBrowser/Runtime/format/phase.js";
import { discard } from "../../SheetBrowser/Runtime/motion.js";
import { page } from "./page.js";

/** @typedef {import("./quire-sheet.js").ProgressDetail} ProgressDetail */
/** @typedef {import("./quire-sheet.js").QuireSheet} QuireSheet */
/** @typedef {import("./sheet-layer.js").SheetLayer} SheetLayer */
/** @typedef {import("../../SheetBrowser/Runtime/format/phase.js").Phase} Phase */

/**
 * Where a sheet is, as the engine reports it: its detents by their keys, and the cause as an index into `causes`.
 * @typedef {Pick<ProgressDetail, "offset" | "velocity" | "total" | "fraction" | "visibility">
 *   & { segment: number[], target: number, cause: number }} Progress
 */

/**
 * The name of an event without its prefix.
 * @template Name
 * @typedef {Name extends `quire-${infer Bare}` ? Bare : never} Unprefixed
 */

/** @typedef {Unprefixed<keyof import("./quire-sheet.js").QuireSheetEventMap>} EventName */

/** How long a promise of `waitUntil` may take before it counts as a veto, in milliseconds. */
const vetoLimit = 10_000;
const causes = ["opening", "drag", "release", "activation", "settings", "keyboard", "environment", "closing"];

/** The implementation of one element: its settings and its successive presentations. */
export class Sheet {
  #internals;
  /** @type {Set<string>} those that were logged */
  #warnings = new Set();
  /** Settings changed and were not sent yet. */
  #isDirty = false;
  #transactions = 0;
  /** @type {((isThere: boolean) => void)[]} waiting for rest */
  #arrivals = [];
  /** @type {((isGone: boolean) => void)[]} waiting for the end */
  #departures = [];
  /** Calls of `present` while it was leaving.
   * @type {[isAnimated: boolean, resolve: (isThere: Promise<boolean>) => void][]} */
  #encores = [];
  /** @type {Phase | undefined} */
  #phase;
  #isByUser = false;
  /** Whether it was removed from the document while it was leaving: put back, it stays closed. */
  #staysClosed = false;
  #hasOpenVeto = false;
  /** @type {Progress | null} the last report */
  #progress = null;
  /** The height of the content. */
  #height = 0;
  #headerHeight = 0;
  #footerHeight = 0;
  /** On the display's timeline, in milliseconds.
   * @type {number | null} */
  #reportedAt = -1;
  #reportFrame = 0;
  /** @type {ResizeObserver | undefined} */
  #observer;
  /** Ends all listeners that exist while it is presented. */
  #listening = new AbortController();

  element;
  parts;
  settings;
  /** Its number in the buffer; 0 while there is none. */
  layer = 0;
  /** Whether listeners for contacts have been added. */
  isWired = false;
  isPresented = false;
  /** Whether it is presented without an engine. */
  isStatic = false;
  /** Whether its ancestors are shown. */
  isSeen = true;
  /** @type {Set<unknown>} */
  progressListeners = new Set();

  /**
   * @param {QuireSheet} element
   * @param {ElementInternals} internals
   */
  constructor(element, internals) {
    this.element = element;
    this.#internals = internals;
    this.parts = makeShell(element, internals.shadowRoot);
    this.settings = new Settings(element, this.parts, (warning, ...rest) => this.logWarning(warning, ...rest));
  }

  get isLeaving() {
    return this.#phase === "dismissing";
  }

  get page() {
    return page;
  }

  // MARK: Presenting

  /**
   * @param {boolean} isAnimated
   * @returns {Promise<boolean>} once it rests; `false` where it does not come to that
   */
  present(isAnimated) {
    if (!this.element.isConnected) {
      this.logWarning("present() of an element that is in no document does nothing.");
      return Promise.resolve(false);
    }
    if (this.isPresented && !this.isLeaving) {
      if (!page.isCovered(this)) return this.arrival();
      this.logWarning("present() of a sheet that another one stands on leaves it where it is.");
      return Promise.resolve(false);
    }
    if (this.isLeaving) return new Promise((resolve) => this.#encores.push([isAnimated, resolve]));
    /** @type {Promise<boolean>} */
    const arrival = new Promise((resolve) => this.#arrivals.push(resolve));
    this.begin(isAnimated);
    return arrival;
  }

  async begin(/** @type {boolean} */ isAnimated) {
    if (this.isPresented || !this.element.isConnected) return;
    this.isPresented = true;
    const isLive = page.isLive ?? (await page.load());
    if (!this.isPresented || !this.element.isConnected) return;
    const obstacle = page.obstacle(this.element);
    if (obstacle) {
      this.logWarning("it is not presented, since it could not be used: it lies in or beside what is in the way.", obstacle);
      this.isPresented = false;
      this.element.open = false;
      return this.#arrive(false);
    }
    this.#emit("will-present");
    this.element.open = true;
    if (!isLive) return this.#stand();
    this.#isDirty = false;
    this.#watch();
    page.present(this, isAnimated);
    if (!this.isSeen) this.#arrive(false);
  }

  /**
   * @param {boolean} isAnimated
   * @returns {Promise<boolean>} once it is gone; `false` where it was kept
   */
  dismiss(isAnimated) {
    if (!this.isPresented) {
      this.element.open = false;
      return Promise.resolve(true);
    }
    /** @type {Promise<boolean>} */
    const departure = new Promise((resolve) => this.#departures.push(resolve));
    if (this.layer === 0) this.#end();
    else page.dismiss(this, isAnimated);
    return departure;
  }

  /**
   * Once it rests.
   * @returns {Promise<boolean>}
   */
  arrival() {
    if (!this.isPresented || !this.isSeen || this.isStatic || this.#phase === "resting") {
      return Promise.resolve(this.isPresented && this.isSeen);
    }
    return new Promise((resolve) => this.#arrivals.push(resolve));
  }

  animate(/** @type {() => void} */ changes) {
    this.#transactions++;
    try {
      changes();
    } finally {
      this.#transactions--;
      if (this.#transactions === 0) this.#commit(true);
    }
    return this.arrival();
  }

  /** Settings of one task are sent together. */
  settingsChanged() {
    if (this.#isDirty) return;
    this.#isDirty = true;
    queueMicrotask(() => this.#transactions === 0 && this.#commit(false));
  }

  #commit(/** @type {boolean} */ isAnimated) {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    if (this.layer !== 0) page.configure(this, isAnimated);
  }

  /** Writes the settings as a message has them. */
  write(/** @type {import("../../SheetBrowser/Runtime/writer.js").Writer} */ writer) {
    this.settings.write(writer, page.isStacked(this), this.#wantsProgress);
  }

  get #wantsProgress() {
    return this.progressListeners.size > 0 || this.settings.get("reportsProgress");
  }

  // MARK: Without an engine

  /** Shows its whole content in place; it can only be closed. */
  #stand() {
    this.isStatic = true;
    this.toggleState("static", true);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const leave = () => this.settings.get("modalInPresentation") || this.dismiss(false);
    this.parts.dimming.addEventListener("click", leave, { signal });
    const pressed = (/** @type {KeyboardEvent} */ event) =>
      event.key === "Escape" && !event.defaultPrevented && leave();
    document.addEventListener("keydown", pressed, { signal });
    this.#arrive(true);
  }

  /** The engine stopped while the sheet stood. */
  freeze() {
    this.layer = 0;
    this.clear();
    this.#unwatch();
    this.#stand();
  }

  /** Removes everything from the shadow tree that a presentation has written to it, and closes its popover. */
  clear() {
    const { host, box, ...parts } = this.parts;
    for (const part of [host, box, ...Object.values(parts)]) {
      for (const animation of part.getAnimations()) discard(animation);
      part.removeAttribute("style");
    }
    delete host.dataset.quireLayer;
    for (const name of ["quirePhase", "quirePart", "quireDetent"]) delete box.dataset[name];
    host.classList.remove("quire-moving");
    for (const made of host.querySelectorAll(".quire-status, .quire-arrow")) made.remove();
    if (host.matches(":popover-open")) host.hidePopover();
  }

  /** Its layer has left the page. */
  left() {
    page.left(this);
    this.#end();
  }

  /** The element has left the document for good. */
  removed() {
    this.#staysClosed = this.isLeaving;
    if (this.layer === 0) this.#end();
    else page.dismiss(this, false);
  }

  #end() {
    const byUser = this.#isByUser;
    this.layer = 0;
    this.isPresented = false;
    this.isStatic = false;
    this.isSeen = true;
    this.#isByUser = false;
    this.#phase = undefined;
    this.#hasOpenVeto = false;
    this.#unwatch();
    for (const name of [...phases, "dimmed", "static"]) this.toggleState(name, false);
    const { element } = this;
    element.style.removeProperty("--quire-visible-height");
    element.style.removeProperty("--quire-fraction");
    if (element.getAttribute("style") === "") element.removeAttribute("style");
    if (element.isConnected || this.#staysClosed) element.open = false;
    this.#staysClosed = false;
    this.#arrive(false);
    const departures = this.#departures.splice(0);
    this.#emit("dismiss", { byUser });
    for (const resolve of departures) resolve(true);
    for (const [isAnimated, resolve] of this.#encores.splice(0)) resolve(this.present(isAnimated));
  }

  #arrive(/** @type {boolean} */ isThere) {
    for (const resolve of this.#arrivals.splice(0)) resolve(isThere);
  }

  // MARK: What the page tells

  /** The engine reports the phase. */
  entered(/** @type {Phase | undefined} */ phase) {
    this.#phase = phase;
    for (const name of phases) this.toggleState(name, name === phase);
    // The turn goes on; promises resolve when it has ended.
    if (phase === "resting") queueMicrotask(() => this.#phase === "resting" && this.#arrive(true));
  }

  /**
   * Records which detent is selected, and whether there are larger and smaller ones, for assistive technologies.
   * @param {number} key
   * @param {SheetLayer | undefined} layer
   * @param {boolean} hasLarger
   * @param {boolean} hasSmaller
   */
  restsAt(key, layer, hasLarger, hasSmaller) {
    const identifier = this.settings.names.identifier(key);
    if (identifier !== null) layer?.setDetent(`.${identifier}`, hasLarger, hasSmaller);
  }

  /**
   * @param {number} notice one of `ElementNotice`
   * @param {number} detail as `format.md` has it for that notice
   */
  noticed(notice, detail) {
    switch (notice) {
      case ElementNotice.willDismiss:
        this.#isByUser = true;
        break;
      case ElementNotice.stays:
        this.#isByUser = false;
        for (const resolve of this.#departures.splice(0)) resolve(false);
        break;
      case ElementNotice.attempted:
        this.#emit("dismiss-attempt");
        break;
      case ElementNotice.selected: {
        const detent = this.settings.names.identifier(detail);
        this.settings.set("selectedDetent", detent);
        this.settings.chosen = detent;
        this.#emit("detent-change", { detent });
        break;
      }
      case ElementNotice.noActiveDetent:
        this.logWarning("every detent is inactive here; the sheet rests at large.");
        break;
    }
  }

  moved(/** @type {Progress} */ progress) {
    this.#progress = progress;
    this.#showVisible(progress);
    if (!this.#wantsProgress) return;
    this.#reportMoves();
  }

  /** Reports at most once a frame; a second report waits for the next frame. */
  #reportMoves() {
    cancelAnimationFrame(this.#reportFrame);
    const now = document.timeline.currentTime;
    if (now === this.#reportedAt) {
      this.#reportFrame = requestAnimationFrame(() => this.#reportMoves());
      return;
    }
    this.#reportedAt = now;
    const progress = this.#progress;
    if (!progress) return;
    const { names } = this.settings;
    this.#emit("progress", {
      ...progress, segment: progress.segment.map((key) => names.identifier(key)),
      target: names.identifier(progress.target), cause: causes[progress.cause], visibleHeight: visibleHeight(progress),
    });
  }

  /** Sets custom properties for the element's own rules; they are not inherited, so no other style is recomputed. */
  #showVisible(/** @type {Progress} */ progress) {
    this.element.style.setProperty("--quire-visible-height", `${visibleHeight(progress)}px`);
    this.element.style.setProperty("--quire-fraction", `${progress.total}`);
  }

  // MARK: Questions

  /**
   * Asks whether the user may dismiss (subject 0), or where the sheet should rest (1).
   * @param {number} token for the answer
   * @param {number} subject
   * @param {number} key of the detent where it would rest
   */
  questioned(token, subject, key) {
    if (subject === 1) this.#askTarget(token, key);
    else if (this.#hasOpenVeto) page.answer(token, false);
    else this.#askToDismiss(token);
  }

  #askTarget(/** @type {number} */ token, /** @type {number} */ key) {
    const proposed = this.settings.names.identifier(key);
    const detail = { detent: proposed };
    this.#emit("will-settle", detail);
    const other = detail.detent === proposed ? undefined : this.settings.keyOf(detail.detent);
    page.answer(token, true, other);
  }

  #askToDismiss(/** @type {number} */ token) {
    /** @type {PromiseLike<boolean> | undefined} */
    let promise;
    const made = makeEvent("should-dismiss", {}, true);
    const event = /** @type {import("./quire-sheet.js").ShouldDismissEvent} */ (made);
    event.waitUntil = (value) => (promise = value);
    const may = this.element.dispatchEvent(event);
    if (may && promise !== undefined) this.#decide(token, promise);
    else page.answer(token, may);
  }

  async #decide(/** @type {number} */ token, /** @type {PromiseLike<boolean>} */ promise) {
    const { layer } = this;
    this.#hasOpenVeto = true;
    let timer = 0;
    const limit = new Promise((resolve) => {
      timer = setTimeout(() => {
        this.logWarning("a promise for waitUntil() took more than 10 s and counts as a veto.");
        resolve(false);
      }, vetoLimit);
    });
    let may = false;
    try {
      may = (await Promise.race([promise, limit])) === true;
    } catch (error) {
      this.logWarning("a promise for waitUntil() was rejected and counts as a veto.", error);
    }
    clearTimeout(timer);
    if (this.layer !== layer || layer === 0) return;
    this.#hasOpenVeto = false;
    page.answer(token, may);
    // The gesture that asked may be over by now.
    if (may && this.isPresented && !this.isLeaving) {
      this.#isByUser = true;
      page.dismiss(this, true);
    }
  }

  // MARK: What is observed while it is presented

  #watch() {
    const { header, natural, footer } = this.parts;
    this.#observer = new ResizeObserver(() => {
      const isBare = /** @type {HTMLSlotElement} */ (footer.firstElementChild).assignedElements().length === 0;
      this.parts.slot.toggleAttribute("data-quire-bare", isBare);
      this.#headerHeight = header.offsetHeight;
      this.#footerHeight = footer.style.maxHeight ? footer.scrollHeight : footer.offsetHeight;
      this.boundFooter(this.#height);
      this.parts["footer-room"].style.height = `${footer.offsetHeight}px`;
      if (this.settings.followsContent) this.settingsChanged();
    });
    for (const part of [header, natural, footer]) this.#observer.observe(part);
    this.#listening = new AbortController();
    if (!this.settings.anchor) return;
    // An anchor moves with what it scrolls in.
    const options = { signal: this.#listening.signal, capture: true, passive: true };
    const scrolled = (/** @type {Event} */ { target }) =>
      this.element.contains(/** @type {Node | null} */ (target)) || this.settingsChanged();
    document.addEventListener("scroll", scrolled, options);
    window.addEventListener("resize", () => this.settingsChanged(), options);
  }

  /** The footer never covers the header, however low the sheet is. */
  boundFooter(/** @type {number} */ height) {
    this.#height = height;
    const room = Math.max(height - this.#headerHeight, 0);
    const limit = height > 0 && this.#footerHeight > room ? `${room}px` : "";
    const { style } = this.parts.footer;
    if (style.maxHeight === limit) return;
    style.maxHeight = limit;
    style.overflow = limit && "auto";
  }

  #unwatch() {
    this.#observer?.disconnect();
    this.#listening.abort();
    cancelAnimationFrame(this.#reportFrame);
    this.#progress = null;
    this.parts["footer-room"].removeAttribute("style");
    this.parts.slot.removeAttribute("data-quire-bare");
    this.boundFooter(0);
  }

  toggleState(/** @type {string} */ name, /** @type {boolean} */ isOn) {
    // Browsers without the set do not have the selector either.
    const { states } = this.#internals;
    if (isOn) states?.add(name);
    else states?.delete(name);
  }

  #emit(/** @type {EventName} */ name, detail = {}) {
    this.element.dispatchEvent(makeEvent(name, detail));
  }

  /**
   * Logs a warning about the element, once.
   * @param {string} warning a sentence
   * @param {...unknown} rest what the console shows beside it
   */
  logWarning(warning, ...rest) {
    if (this.#warnings.has(warning)) return;
    this.#warnings.add(warning);
    console.warn(`quire-sheet: ${warning}`, this.element, ...rest);
  }
}

/** How much of a sheet is above the window's lower edge, in CSS pixels. */
function visibleHeight(/** @type {Progress} */ { offset }) {
  return Math.max(page.containerHeight - offset, 0);
}

/**
 * @param {EventName} name
 * @param {object} detail
 * @param {boolean} [cancelable]
 */
function makeEvent(name, detail, cancelable = false) {
  return new CustomEvent(`quire-${name}`, { bubbles: true, composed: true, cancelable, detail });
}
