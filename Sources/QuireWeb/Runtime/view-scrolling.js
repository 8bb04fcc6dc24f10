// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { offsetOf } from "../../SheetBrowser/Runtime/scrollers.js";

/** @typedef {import("../../SheetBrowser/Runtime/port.js").Port} Port */

/** The settings of a scroll view: `ScrollSettings` in Swift. */
const [still, held, pages, neverBounces, noVertical, noHorizontal, refreshes, dismissesKeyboard, zooms, black, white] = [
  1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024,
];
/** How long after its last event a trackpad pinch ends, in milliseconds. */
const pinchPause = 200;
/** The scale of a wheel with the control key: browsers send one point for each percent of change. */
const wheelScale = 0.01;
/** The maximum number of pages at which a wheel stops. With more, only fingers stop at pages. */
const mostPages = 1000;

/** The behavior of a scroll view's element beyond scrolling. */
export class ViewScrolling {
  #port;
  #id;
  #element;
  #content;
  #settings = 0;
  #size = { width: 0, height: 0 };
  /** The distance by which the content is moved beyond its range, in points. */
  #beyond = { x: 0, y: 0 };
  /** @type {HTMLElement[]} the elements at which a wheel stops */
  #stops = [];
  #stopsKey = "";
  /** @type {AbortController | null} */
  #pinching = null;
  #pinchEnd = 0;
  #pinchScale = 1;

  /**
   * @param {Port} port
   * @param {number} id
   * @param {HTMLElement} element
   * @param {HTMLElement} content
   */
  constructor(port, id, element, content) {
    this.#port = port;
    this.#id = id;
    this.#element = element;
    this.#content = content;
  }

  /** Whether the app moves the content, possibly beyond its range. */
  get isHeld() {
    return (this.#settings & held) !== 0;
  }

  set(/** @type {number} */ settings) {
    const old = this.#settings;
    this.#settings = settings;
    const { classList, dataset } = this.#element;
    const toggle = (/** @type {string} */ name, /** @type {number} */ flag) => classList.toggle(name, (settings & flag) !== 0);
    toggle("quire-still", still | held);
    toggle("quire-never-bounces", neverBounces);
    toggle("quire-no-vertical-bar", noVertical);
    toggle("quire-no-horizontal-bar", noHorizontal);
    toggle("quire-black-bars", black);
    toggle("quire-white-bars", white);
    toggle("quire-zooms", zooms);
    // The bits of a message.
    const pull = (settings & refreshes ? 1 : 0) | (settings & dismissesKeyboard ? 2 : 0);
    if (pull) dataset.quirePull = `${pull}`;
    else delete dataset.quirePull;
    if (settings & still) dataset.quireStill = "";
    else delete dataset.quireStill;
    if ((old ^ settings) & pages) this.#showStops();
    if ((old ^ settings) & zooms) this.#watchPinches();
    if (old & held && !this.isHeld) this.#stand(0, 0);
  }

  /**
   * Called when the size of the content or of the element changed.
   * @param {number} width the element's width, in points; it may not be in the page yet
   * @param {number} height
   */
  resized(width, height) {
    this.#size = { width, height };
    if (this.#settings & pages) this.#showStops();
  }

  // Movement beyond the range.

  /**
   * Returns the part of an offset that the element can scroll to. The app moves the content beyond its range by the
   * rest.
   * @param {number} x
   * @param {number} y
   */
  reach(x, y) {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.#element;
    // Content beyond the range must not extend the range.
    const width = Math.max(scrollWidth - Math.max(-this.#beyond.x, 0) - clientWidth, 0);
    const height = Math.max(scrollHeight - Math.max(-this.#beyond.y, 0) - clientHeight, 0);
    const inside = { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
    if (this.isHeld) this.#stand(x - inside.x, y - inside.y);
    return inside;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #stand(x, y) {
    // A browser's range may be a fraction of a point shorter than the app's.
    if (Math.abs(x) < 1) x = 0;
    if (Math.abs(y) < 1) y = 0;
    if (x === this.#beyond.x && y === this.#beyond.y) return;
    this.#beyond = { x, y };
    this.#content.style.translate = x === 0 && y === 0 ? "" : `${-x}px ${-y}px`;
  }

  // Pages.

  /** Enables or disables the stops for a wheel or a key, before it scrolls. The app itself handles a finger's pages. */
  snap(/** @type {boolean} */ snaps) {
    this.#element.classList.toggle("quire-snaps", snaps && (this.#settings & pages) !== 0);
  }

  #showStops() {
    const { width, height } = this.#size;
    const [wide, high] = [parseFloat(this.#content.style.width) || 0, parseFloat(this.#content.style.height) || 0];
    const count = (/** @type {number} */ length, /** @type {number} */ side) =>
      this.#settings & pages && side > 0 && length > side + 1 ? Math.min(Math.ceil(length / side), mostPages) : 0;
    const [columns, rows] = [count(wide, width), count(high, height)];
    const key = [columns, rows, width, height].join();
    if (key === this.#stopsKey) return;
    this.#stopsKey = key;
    for (const stop of this.#stops) stop.remove();
    this.#stops = [];
    const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ align) => {
      const stop = document.createElement("div");
      stop.className = "quire-stop";
      stop.style.transform = `translate(${x}px, ${y}px)`;
      stop.style.scrollSnapAlign = align;
      this.#stops.push(stop);
    };
    for (let column = 0; column < columns; column++) add(column * width, 0, "none start");
    for (let row = 0; row < rows; row++) add(0, row * height, "start none");
    // Beside the content, whose children belong to the app.
    this.#element.append(...this.#stops);
    this.snap(false);
  }

  // Pinches.

  #watchPinches() {
    this.#pinching?.abort();
    this.#pinching = null;
    if (!(this.#settings & zooms)) return;
    this.#pinching = new AbortController();
    const options = { passive: false, signal: this.#pinching.signal };
    const element = this.#element;
    element.addEventListener("wheel", this.#wheeled, options);
    // WebKitGTK magnifies the page with two fingers regardless of `touch-action`.
    element.addEventListener("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), options);
    // Safari's own events, for a trackpad and for two fingers. The app handles the fingers already.
    const gestures = /** @type {const} */ (["gesturestart", "gesturechange", "gestureend"]);
    for (const type of gestures) element.addEventListener(type, /** @type {EventListener} */ (this.#gestured), options);
  }

  #wheeled = (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#pinch(event, Math.exp(-event.deltaY * wheelScale));
  };

  #gestured = (/** @type {UIEvent & { scale: number, clientX: number, clientY: number }} */ event) => {
    event.preventDefault();
    if (navigator.maxTouchPoints > 0) return;
    if (event.type === "gesturestart") this.#pinchScale = 1;
    if (event.type === "gesturechange" && event.scale > 0) this.#pinch(event, event.scale / this.#pinchScale);
    this.#pinchScale = event.scale;
  };

  /**
   * @param {{ clientX: number, clientY: number, timeStamp: number }} event
   * @param {number} factor
   */
  #pinch({ clientX, clientY, timeStamp }, factor) {
    const { left, top } = this.#element.getBoundingClientRect();
    const send = (/** @type {number} */ by, /** @type {boolean} */ isEnd) => this.#port.send(
      Message.scrollPinched,
      (writer) => {
        writer.word(this.#id);
        writer.real(clientX - left);
        writer.real(clientY - top);
        writer.real(by);
        writer.flag(isEnd);
      },
      timeStamp,
    );
    send(factor, false);
    clearTimeout(this.#pinchEnd);
    this.#pinchEnd = setTimeout(() => this.#element.isConnected && send(1, true), pinchPause);
  }

  /** The offset that the element shows. */
  get offset() {
    return offsetOf(this.#element);
  }
}
