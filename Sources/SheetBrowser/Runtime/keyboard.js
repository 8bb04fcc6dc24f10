// SPDX-License-Identifier: Apache-2.0

import { tapSlop } from "./contacts.js";
import { focusedElement, isEditable } from "./editable.js";
import { layerOf, pathOf } from "./hit.js";
import { Reveal } from "./reveal.js";

/**
 * The heights of keyboards that were seen, in points.
 * @typedef {{ portrait?: number, landscape?: number }} Heights
 */

/** How long after the focus moved the keyboard may still be on its way, in milliseconds. [W23] */
const settleTime = 700;
/** Less of the window, in points, is not a keyboard: a bar of shortcuts over one that is made of keys. */
const least = 100;
/** How long after its end a press may still cause a click, in milliseconds. */
const pressDelay = 150;
const store = "quire.keyboard";

/**
 * The software keyboard: whether it stands, how high, and whose it is.
 *
 * A browser tells late, and iOS has shifted the page by then to show the field. So where the latest field brought up a
 * keyboard, room is made when a field gets the focus, for one as high, and mended when the browser tells; what it
 * shifted is shifted back. No browser says beforehand whether there is a keyboard at all: where none was seen yet, or
 * the latest field brought up none, nothing moves before the browser tells.
 */
export class SoftKeyboard {
  #container;
  #find;
  #reveal;
  #watching = new AbortController();
  #coarse = matchMedia("(pointer: coarse)");
  /** The field that has the focus, in the page or in one of the layers.
   * @type {HTMLElement | null} */
  #field = null;
  /** Number of the layer that it is in; `null` outside of all.
   * @type {number | null} */
  #layer = null;
  /** The height that the keyboard will have, until the browser tells or does not; `null` where it is not known.
   * @type {number | null} */
  #expected = null;
  /** That of the container without a keyboard. */
  #full = { width: 0, height: 0 };
  /** The latest measure, for as long as a zoomed page tells none. */
  #latest = 0;
  /** What the engine was told. */
  #lastReported = "";
  #timer = 0;
  #frame = 0;
  /** Where the page was scrolled to when the field got the focus; `null` once a person has scrolled it.
   * @type {{ x: number, y: number } | null} */
  #scroll = { x: 0, y: 0 };
  /** The one finger that is down, by the browser's identifier, and where it came down.
   * @type {{ id: number, x: number, y: number } | null} */
  #touch = null;
  /** A press is under way. What lies under it must not move before its click has come, which would hit something else. */
  #isPressed = false;
  #pressTimer = 0;
  /** Whether room is to be made when the press is over. */
  #isWaiting = false;
  /** What the page itself wanted of the keyboard, while a field of a layer has it.
   * @type {boolean | null} */
  #overlaidBefore = null;

  /** The keyboard is another one. */
  onChange = () => {};

  /**
   * @param {HTMLElement} container
   * @param {(number: number) => import("./layer.js").Layer | undefined} find a layer by its number
   */
  constructor(container, find) {
    this.#container = container;
    this.#find = find;
    this.#reveal = new Reveal();
  }

  /** Watches the focus and what browsers tell of keyboards. */
  watch() {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    document.addEventListener("focusin", this.check, { signal });
    // Where the focus goes stands only when this event is over; between two fields the keyboard stays.
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

  /** The page keeps nothing of it. */
  end() {
    this.#watching.abort();
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

  /** The page has what it wanted of the keyboard. */
  #giveBack() {
    const api = navigator.virtualKeyboard;
    if (api && this.#overlaidBefore !== null) api.overlaysContent = this.#overlaidBefore;
    this.#overlaidBefore = null;
  }

  /**
   * What the environment has of the keyboard.
   * @param {number} width of the container as it is
   * @param {number} height
   * @returns {{ height: number, keyboard: { height: number, layer: number } }} the height that the container would
   *   have without the keyboard, and that of the keyboard
   */
  measure(width, height) {
    // A page may ask its browser to shrink it for the keyboard; a window that is pulled smaller is just smaller.
    const shrinks = this.#layer !== null && this.#coarse.matches && width === this.#full.width;
    if (!shrinks || height > this.#full.height - least) this.#full = { width, height };
    return { height: this.#full.height, keyboard: { height: this.#currentHeight(), layer: this.#layer ?? 0 } };
  }

  /** Looks who has the focus now: a layer that goes takes its field along without a word. */
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
    // With the API a browser shifts nothing, and tells before the keyboard is seen.
    const isEarly = !api && this.#coarse.matches && !isZoomed() && this.#measureKeyboard() < least;
    this.#expect(isEarly ? this.#known : null);
  }

  /** @param {number | null} height */
  #expect(height) {
    this.#expected = height;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#settle, settleTime);
  }

  /** What the browser has not told by now it won't: some lose the event. */
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

  // In the event itself the height may still be the old one.
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

  /** Whether there was anything to tell. */
  #report() {
    const next = JSON.stringify([this.#currentHeight(), this.#layer]);
    if (next === this.#lastReported) return false;
    this.#lastReported = next;
    this.onChange();
    return true;
  }

  /** Of the keyboard, in points; 0 while it is hidden. */
  #currentHeight() {
    // iOS 26.0 leaves the viewport small when the keyboard has gone: without a field there is none.
    if (!this.#field || this.#isWaiting) return 0;
    if (this.#expected !== null) return this.#expected;
    const measured = this.#measureKeyboard();
    return measured >= least ? measured : 0;
  }

  /** What covers the page, as the browser reports it; kept for as long as a zoomed page reports nothing. */
  #measureKeyboard() {
    const viewport = window.visualViewport;
    const reported = navigator.virtualKeyboard?.boundingRect.height ?? 0;
    const shrunk = this.#full.height - this.#container.getBoundingClientRect().height;
    // Zoomed by two fingers, the viewport says nothing about keyboards.
    if (viewport && isZoomed()) return Math.max(reported, this.#latest);
    this.#latest = Math.max(reported, shrunk, viewport ? this.#full.height - viewport.height : 0);
    return this.#latest;
  }

  // MARK: Heights

  get #orientation() {
    return this.#full.width > this.#full.height ? "landscape" : "portrait";
  }

  /** Of the latest keyboard this way up; `null` before there was one. */
  get #known() {
    const known = heights()[this.#orientation];
    return known && known < this.#full.height ? known : null;
  }

  #remember(/** @type {number} */ height) {
    // While the window turns, what is lost of its height is no keyboard's.
    const isTurning = this.#container.getBoundingClientRect().width !== this.#full.width;
    if (isTurning || !this.#coarse.matches) return;
    const known = heights();
    if (known[this.#orientation] !== height) keep({ ...known, [this.#orientation]: height });
  }

  /** There is one that is made of keys now. */
  #forget() {
    keep({});
  }

  // MARK: The field

  /** Brings the field to where the keyboard does not cover it. */
  #showField() {
    const height = this.#currentHeight();
    const layer = this.#layer === null || height === 0 ? undefined : this.#find(this.#layer);
    if (layer && this.#field) this.#reveal.show(this.#field, layer, this.#full.height - height);
    else this.#reveal.end();
  }

  /** Undoes what the browser shifted to show a field that is seen without it. */
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

  // Focused here, a field is not scrolled to; the click that follows puts the caret.
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
    // Kept for as long as the page lives.
  }
}

/** The heights of keyboards, by the orientation that they came in. */
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
    // Nothing is kept, or nothing that can be read.
  }
  return heights;
}

function isZoomed() {
  return Math.abs((window.visualViewport?.scale ?? 1) - 1) > 0.01;
}
