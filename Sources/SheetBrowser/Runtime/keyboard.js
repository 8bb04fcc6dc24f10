// SPDX-License-Identifier: Apache-2.0

import { tapSlop } from "./contacts.js";
import { focusedElement, isEditable } from "./editable.js";
import { layerOf, pathOf } from "./hit.js";
import { Reveal } from "./reveal.js";

/**
 * The measured heights of keyboards, in points.
 * @typedef {{ portrait?: number, landscape?: number }} Heights
 */

/** How long after a change of the focus the keyboard may still be about to change, in milliseconds. [W23] */
const settleTime = 700;
/**
 * The minimum height of a software keyboard, in points. Anything lower is a bar of shortcuts for a hardware keyboard.
 */
const least = 100;
/** How long after its end a press may still cause a click, in milliseconds. */
const pressDelay = 150;
const store = "quire.keyboard";

/**
 * The software keyboard: whether it is visible, its height, and the layer with the field that uses it.
 *
 * A browser reports the keyboard late, and by then iOS has shifted the page to show the field. So if the latest field
 * brought up a keyboard, room for a keyboard of that height is made when a field gets the focus, and corrected when the
 * browser reports. A shift of the page is undone. No browser says in advance whether there is a keyboard at all. If no
 * keyboard has been seen yet, or the latest field brought up none, nothing moves before the browser reports.
 */
export class SoftKeyboard {
  #container;
  #find;
  #reveal;
  /** Ends the listeners. Set before the first listener is added.
   * @type {AbortController} */
  #watching = /** @type {never} */ (undefined);
  #coarse = matchMedia("(pointer: coarse)");
  /** The field with the focus, in the page or in one of the layers.
   * @type {HTMLElement | null} */
  #field = null;
  /** The number of the layer that contains the field, or `null` outside all layers.
   * @type {number | null} */
  #layer = null;
  /** The expected height of the keyboard, until the browser reports it or fails to, or `null` if nothing is expected.
   * @type {number | null} */
  #expected = null;
  /** The container's size without a keyboard. */
  #full = { width: 0, height: 0 };
  /** The latest measured height, used while a zoomed page reports none. */
  #latest = 0;
  /** The state that was last reported to the engine. */
  #lastReported = "";
  #timer = 0;
  #frame = 0;
  /** The page's scroll position when the field got the focus, or `null` once a person has scrolled the page.
   * @type {{ x: number, y: number } | null} */
  #scroll = { x: 0, y: 0 };
  /** The only finger that is down, by the browser's identifier, and where it came down.
   * @type {{ id: number, x: number, y: number } | null} */
  #touch = null;
  /**
   * Whether a press is in progress. Elements under it must not move before its click, or the click would hit another
   * element.
   */
  #isPressed = false;
  #pressTimer = 0;
  /** Whether to make room when the press ends. */
  #isWaiting = false;
  /** The page's own value of `overlaysContent`, while a field of a layer has the keyboard.
   * @type {boolean | null} */
  #overlaidBefore = null;

  /** Called when the keyboard has changed. Replaced by the object's owner. */
  onChange = () => {};

  /**
   * @param {HTMLElement} container
   * @param {(number: number) => import("./layer.js").Layer | undefined} find returns a layer by its number
   */
  constructor(container, find) {
    this.#container = container;
    this.#find = find;
    this.#reveal = new Reveal();
  }

  /** Watches the focus and the browser's events about keyboards. */
  watch() {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    document.addEventListener("focusin", this.check, { signal });
    // The new focus is known only after this event. Between two fields the keyboard stays.
    const left = (/** @type {FocusEvent} */ { relatedTarget }) => {
      if (!isEditable(/** @type {Element | null} */ (relatedTarget))) setTimeout(this.check);
    };
    document.addEventListener("focusout", left, { signal });
    window.visualViewport?.addEventListener("resize", this.#measureSoon, { signal });
    window.visualViewport?.addEventListener("scroll", this.#measureSoon, { signal });
    navigator.virtualKeyboard?.addEventListener("geometrychange", this.#measureSoon, { signal });
    for (const type of ["touchmove", "wheel"]) {
      document.addEventListener(type, this.#userMoves, { capture: true, passive: true, signal });
    }
    const options = { capture: true, passive: true, signal };
    for (const type of ["touchstart", "pointerdown"]) window.addEventListener(type, this.#pressed, options);
    for (const type of ["touchend", "touchcancel", "pointerup", "pointercancel"]) {
      window.addEventListener(type, this.#released, options);
    }
    window.addEventListener("click", () => setTimeout(this.#pressIsOver), { capture: true, signal });
    window.addEventListener("touchstart", this.#touched, options);
    window.addEventListener("touchend", this.#tapped, options);
  }

  /** Removes all listeners from the page. */
  end() {
    this.#watching.abort(0);
    clearTimeout(this.#pressTimer);
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.onChange = () => {};
    this.#isPressed = false;
    this.#isWaiting = false;
    this.#field = null;
    this.#layer = null;
    this.#expected = null;
    this.#lastReported = "";
    this.#reveal.end();
    this.#giveBack();
  }

  /** Restores the page's own value of `overlaysContent`. */
  #giveBack() {
    const api = navigator.virtualKeyboard;
    if (api && this.#overlaidBefore !== null) api.overlaysContent = this.#overlaidBefore;
    this.#overlaidBefore = null;
  }

  /**
   * Returns the keyboard's part of the environment.
   * @param {number} width the current width of the container
   * @param {number} height
   * @returns {{ height: number, keyboard: { height: number, layer: number } }} the container's height without the
   * keyboard, and the keyboard's height
   */
  measure(width, height) {
    // A page may ask its browser to shrink it for the keyboard. A smaller window without a keyboard is just smaller.
    const shrinks = this.#layer !== null && this.#coarse.matches && width === this.#full.width;
    if (!shrinks || height > this.#full.height - least) this.#full = { width, height };
    return { height: this.#full.height, keyboard: { height: this.#currentHeight(), layer: this.#layer ?? 0 } };
  }

  /** Checks which element has the focus. When a layer is removed, its field loses the focus without an event. */
  check = () => {
    const element = focusedElement();
    const field = element && isEditable(element) ? element : null;
    if (field === this.#field) return;
    const hadLayer = this.#layer !== null;
    this.#field = field;
    this.#layer = field ? layerOf(field) : null;
    this.#isWaiting = this.#isPressed && this.#layer !== null && !hadLayer;
    if (this.#layer !== null) {
      if (!hadLayer && !this.#isWaiting) this.#beginEditing();
    } else if (hadLayer) {
      this.#expect(0);
    }
    if (this.#isWaiting) return;
    this.#report();
    this.#showField();
  };

  #pressed = () => {
    clearTimeout(this.#pressTimer);
    this.#isPressed = true;
  };

  #released = () => {
    clearTimeout(this.#pressTimer);
    this.#pressTimer = setTimeout(this.#pressIsOver, pressDelay);
  };

  #pressIsOver = () => {
    clearTimeout(this.#pressTimer);
    this.#isPressed = false;
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    this.#beginEditing();
    this.#report();
    this.#showField();
  };

  #beginEditing() {
    this.#scroll = { x: scrollX, y: scrollY };
    const api = navigator.virtualKeyboard;
    if (api && this.#overlaidBefore === null) {
      this.#overlaidBefore = api.overlaysContent;
      api.overlaysContent = true;
    }
    // With the API, a browser shifts nothing, and reports before the keyboard is visible.
    const isEarly = !api && this.#coarse.matches && !isZoomed() && this.#measureKeyboard() < least;
    this.#expect(isEarly ? this.#known : null);
  }

  /** @param {number | null} height */
  #expect(height) {
    this.#expected = height;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#settle, settleTime);
  }

  /** If no report has come by now, none will come: some browsers lose the event. */
  #settle = () => {
    const wasExpected = this.#expected;
    this.#expected = null;
    const measured = this.#measureKeyboard();
    if (measured >= least && this.#layer !== null) this.#remember(measured);
    else if (wasExpected) this.#forget();
    if (this.#layer === null) this.#giveBack();
    this.#change();
    this.#shiftBack();
  };

  // During the event, the height may still be the old one.
  #measureSoon = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const measured = this.#measureKeyboard();
      const isThere = measured >= least;
      if (this.#expected !== null && isThere === this.#expected > 0) this.#expected = null;
      if (isThere && this.#layer !== null && this.#expected === null) this.#remember(measured);
      this.#change();
      this.#shiftBack();
    });
  };

  #change() {
    if (this.#report()) this.#showField();
  }

  /** Reports a change. Returns whether there was one. */
  #report() {
    const next = JSON.stringify([this.#currentHeight(), this.#layer]);
    if (next === this.#lastReported) return false;
    this.#lastReported = next;
    this.onChange();
    return true;
  }

  /** Returns the keyboard's height in points, or 0 while it is hidden. */
  #currentHeight() {
    // iOS 26.0 leaves the viewport small after the keyboard has gone, so without a field there is no keyboard.
    if (!this.#field || this.#isWaiting) return 0;
    if (this.#expected !== null) return this.#expected;
    const measured = this.#measureKeyboard();
    return measured >= least ? measured : 0;
  }

  /** Returns the covered height that the browser reports. While a zoomed page reports nothing, returns the last one. */
  #measureKeyboard() {
    const viewport = window.visualViewport;
    const reported = navigator.virtualKeyboard?.boundingRect.height ?? 0;
    const shrunk = this.#full.height - this.#container.getBoundingClientRect().height;
    // While two fingers zoom the page, the viewport says nothing about keyboards.
    if (viewport && isZoomed()) return Math.max(reported, this.#latest);
    this.#latest = Math.max(reported, shrunk, viewport ? this.#full.height - viewport.height : 0);
    return this.#latest;
  }

  // MARK: Heights

  get #orientation() {
    return this.#full.width > this.#full.height ? "landscape" : "portrait";
  }

  /** The height of the latest keyboard in this orientation, or `null` before the first one. */
  get #known() {
    const known = heights()[this.#orientation];
    return known && known < this.#full.height ? known : null;
  }

  #remember(/** @type {number} */ height) {
    // While the window rotates, the height that it loses is not a keyboard's.
    const isTurning = this.#container.getBoundingClientRect().width !== this.#full.width;
    if (isTurning || !this.#coarse.matches) return;
    const known = heights();
    if (known[this.#orientation] !== height) keep({ ...known, [this.#orientation]: height });
  }

  /** Forgets the stored height: a hardware keyboard is used now. */
  #forget() {
    keep({});
  }

  // MARK: The field

  /** Scrolls the field so that the keyboard does not cover it. */
  #showField() {
    const height = this.#currentHeight();
    const layer = this.#layer === null || height === 0 ? undefined : this.#find(this.#layer);
    if (layer && this.#field) this.#reveal.show(this.#field, layer, this.#full.height - height);
    else this.#reveal.end();
  }

  /** Undoes the browser's shift of the page if the field is visible without it. */
  #shiftBack() {
    const viewport = window.visualViewport;
    if (isZoomed() || (this.#field && this.#layer === null)) return;
    const { x, y } = this.#scroll ?? { x: scrollX, y: scrollY };
    if (scrollX === x && scrollY === y && (viewport?.offsetTop ?? 0) < 0.5) return;
    const edge = this.#full.height - this.#currentHeight();
    const layer = this.#layer === null ? undefined : this.#find(this.#layer);
    const needsShift = this.#field !== null && this.#reveal.isCovered(this.#field, layer, edge);
    if (!needsShift) window.scrollTo(x, y);
  }

  #userMoves = () => {
    if (this.#layer === null) this.#scroll = null;
  };

  #touched = (/** @type {TouchEvent} */ event) => {
    const finger = event.touches.length === 1 ? event.touches[0] : null;
    this.#touch = finger && { id: finger.identifier, x: finger.clientX, y: finger.clientY };
  };

  // If a script sets the focus here, the browser does not scroll to the field. The click that follows places the caret.
  #tapped = (/** @type {TouchEvent} */ event) => {
    const finger = event.changedTouches[0];
    const start = this.#touch;
    this.#touch = null;
    const field = pathOf(event).find((element) => element.matches("input, textarea")) ?? null;
    if (!start || start.id !== finger.identifier || !field || !isEditable(field) || field === focusedElement()) return;
    if (layerOf(field) === null) return;
    if (Math.max(Math.abs(finger.clientX - start.x), Math.abs(finger.clientY - start.y)) > tapSlop) return;
    field.focus({ preventScroll: true });
  };
}

/** @type {Heights | null} */
let latestHeights = null;

function keep(/** @type {Heights} */ heights) {
  latestHeights = heights;
  try {
    localStorage.setItem(store, JSON.stringify(heights));
  } catch {
    // Without storage, the heights are kept for the lifetime of the page.
  }
}

/** Returns the stored heights of keyboards, by orientation. */
function heights() {
  if (latestHeights) return latestHeights;
  /** @type {Heights} */
  const heights = (latestHeights = {});
  try {
    const known = JSON.parse(localStorage.getItem(store) ?? "{}");
    for (const name of /** @type {const} */ (["portrait", "landscape"])) {
      if (Number.isFinite(known?.[name])) heights[name] = known[name];
    }
  } catch {
    // Nothing is stored, or it is unreadable.
  }
  return heights;
}

function isZoomed() {
  return Math.abs((window.visualViewport?.scale ?? 1) - 1) > 0.01;
}
