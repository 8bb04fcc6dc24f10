// SPDX-License-Identifier: Apache-2.0

import * as Message from "./format/message.js";
import { element } from "./layer.js";

const [compact, regular] = [1, 2];
const [phone, pad] = [0, 1];

/** @typedef {import("./keyboard.js").SoftKeyboard} SoftKeyboard */
/** @typedef {import("./port.js").Port} Port */

/**
 * Returns the size classes of a container, as on Apple's devices: a tablet, or a desktop window of that size, is
 * regular in both; a phone is compact in width, and in landscape also in height.
 * @param {number} width in points
 * @param {number} height
 */
export function sizeClasses(width, height) {
  const isLow = height < 500 && width > height;
  return { across: width >= 600 && !isLow ? regular : compact, down: isLow ? compact : regular };
}

/** The page's environment: sizes, safe area, preferences. Reports changes to the engine at most once a frame. */
export class Environment {
  #port;
  #container;
  #keyboard;
  #textSize;
  #probes;
  #schemes = [
    "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)",
    "(prefers-reduced-transparency: reduce)",
  ].map((query) => matchMedia(query));
  #observer = new ResizeObserver(() => this.#report());
  /** The media query must be referenced, because a garbage-collected one reports nothing.
   * @type {MediaQueryList | undefined} */
  #resolution;
  /** Ends the listeners. Set before the first listener is added.
   * @type {AbortController} */
  #listening = /** @type {never} */ (undefined);
  #lastReported = "";
  /** The time of the last report on the display's timeline, in milliseconds.
   * @type {number | null} */
  #reportedAt = -1;
  #frame = 0;

  /** The container's height in points when it was last measured. Reading it causes no layout of the page. */
  height = 0;

  /**
   * @param {Port} port
   * @param {HTMLElement} container fills the page
   * @param {SoftKeyboard} keyboard
   * @param {{ probe: Element, step: number } | null} textSize the reader's text size; `null` means the default size
   */
  constructor(port, container, keyboard, textSize = null) {
    this.#port = port;
    this.#container = container;
    this.#keyboard = keyboard;
    this.#textSize = textSize;
    // Two boxes as large as the safe area's insets: at the top left, and at the bottom right.
    this.#probes = ["quire-inset-start", "quire-inset-end"].map((name) => element("div", name));
    container.append(...this.#probes);
    this.height = container.getBoundingClientRect().height;
  }

  /** Starts reporting changes. */
  observe() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#lastReported = JSON.stringify(this.#measure());
    this.#keyboard.onChange = () => this.#report();
    for (const box of [this.#container, ...this.#probes]) this.#observer.observe(box);
    if (this.#textSize) this.#observer.observe(this.#textSize.probe);
    for (const scheme of this.#schemes) scheme.addEventListener("change", this.#schedule, { signal });
    this.#watchResolution();
    // The writing direction may be set on the page or on the app's element alone.
    const direction = new MutationObserver(this.#schedule);
    for (const node of [document.documentElement, document.body, this.#container]) {
      direction.observe(node, { attributeFilter: ["dir"] });
    }
    signal.addEventListener("abort", () => direction.disconnect());
    document.addEventListener("visibilitychange", this.#becameVisible, { signal });
  }

  /** Stops reporting, and removes all listeners from the page. */
  stop() {
    this.#observer.disconnect();
    // An explicit reason, because the stack of the browser's default error would keep all callers alive.
    this.#listening.abort(0);
    cancelAnimationFrame(this.#frame);
  }

  /** Writes the environment into a message. */
  write(/** @type {import("./writer.js").Writer} */ writer) {
    const measured = this.#measure();
    this.height = measured.height;
    const { across, down } = sizeClasses(measured.width, measured.height);
    writer.real(measured.width);
    writer.real(measured.height);
    for (const inset of measured.insets) writer.real(inset);
    writer.word(across);
    writer.word(down);
    writer.word(across === regular && down === regular ? pad : phone);
    writer.real(measured.scale);
    // A page can't find out the corner radius of the display, and does not reach its corners.
    writer.real(0);
    const { height, layer } = measured.keyboard;
    writer.real(0);
    writer.real(measured.height - height);
    writer.real(height > 0 ? measured.width : 0);
    writer.real(height);
    writer.word(layer);
    writer.flag(measured.isRightToLeft);
    writer.flag(measured.reducesMotion);
    writer.flag(measured.isDark);
    writer.flag(measured.increasesContrast);
    writer.flag(measured.reducesTransparency);
    writer.word(measured.textSize);
  }

  #measure() {
    const bounds = this.#container.getBoundingClientRect();
    // A hidden container will fill the window when it is shown.
    const [width, shown] = bounds.width > 0 ? [bounds.width, bounds.height] : [innerWidth, innerHeight];
    const { height, keyboard } = this.#keyboard.measure(width, shown);
    const [start, end] = this.#probes.map((probe) => probe.getBoundingClientRect());
    const [dark, reduced, contrast, opaque] = this.#schemes;
    return {
      width,
      height,
      keyboard,
      insets: [start.height, start.width, end.height, end.width],
      scale: devicePixelRatio,
      isRightToLeft: getComputedStyle(this.#container).direction === "rtl",
      reducesMotion: reduced.matches,
      isDark: dark.matches,
      increasesContrast: contrast.matches,
      reducesTransparency: opaque.matches,
      textSize: this.#textSize?.step ?? 4,
    };
  }

  #schedule = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#report());
  };

  #report() {
    if (document.timeline.currentTime === this.#reportedAt) {
      this.#schedule();
      return;
    }
    const next = JSON.stringify(this.#measure());
    if (next === this.#lastReported) return;
    this.#lastReported = next;
    this.#reportedAt = document.timeline.currentTime;
    this.#port.send(Message.environment, (writer) => this.write(writer));
  }

  // A query for one resolution changes only once, so the next resolution needs a new query.
  #watchResolution = () => {
    this.#resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#schedule();
      this.#watchResolution();
    };
    this.#resolution.addEventListener("change", changed, { once: true, signal: this.#listening.signal });
  };

  // While a page is hidden, nothing moves in it. When it becomes visible, motions are at their ends.
  #becameVisible = () => {
    if (document.visibilityState === "visible") this.#port.send(Message.finishMotion);
  };
}
