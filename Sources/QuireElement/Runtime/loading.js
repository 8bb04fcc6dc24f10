// SPDX-License-Identifier: Apache-2.0

/** @typedef {import("./page.js").Page} Page */

/** How long the engine may take to load before sheets work without it, in milliseconds. */
const loadLimit = 8_000;
/** Elements that a person presses to open something. */
const openers = "a, button, input, label, summary, [role=button], [onclick], [commandfor]";
const signs = ["pointerover", "pointerdown", "touchstart", "focusin"];

/**
 * Loads the engine when it is needed, and records whether it runs.
 *
 * The class is part of the expression: webpack 5.75 takes a class that is named before for unused, and drops it with
 * everything that it loads.
 */
export const loading = new (class {
  /** @type {Promise<boolean> | undefined} */
  #loading;
  #waiting = new AbortController();
  #isWaiting = false;
  /** Whether a sheet of the page asks for the engine before it is about to be opened. */
  #isEager = false;

  /** The address of the module. Bundlers find the file by this expression.
   * @type {string | URL} */
  address = new URL("quire-sheet.wasm", import.meta.url);
  /** The texts for assistive technologies that the page has set.
   * @type {Record<string, string>} */
  labels = {};
  /** The engine's sheets, while it runs.
   * @type {Page | undefined} */
  live;
  /** Settles when the engine has taken over the sheets that were opened without it.
   * @type {Promise<unknown>} */
  rising = Promise.resolve();
  /** Whether the engine runs; `undefined` until that is known.
   * @type {boolean | undefined} */
  isLive;

  /**
   * Loads once the page is idle, or at the first sign that a sheet will be opened. While all sheets of the page are
   * lazy, loads only at such a sign, and a pointer over something is none.
   * @param {boolean} isLazy
   */
  awaitNeed(isLazy) {
    if (this.#loading) return;
    const { signal } = this.#waiting;
    const load = () => void (signal.aborted || this.load());
    if (!this.#isWaiting) {
      this.#isWaiting = true;
      const seen = (/** @type {Event} */ event) => {
        const [target] = event.composedPath();
        const isSign = this.#isEager || event.type !== "pointerover";
        if (isSign && target instanceof Element && target.closest(openers)) load();
      };
      for (const type of signs) document.addEventListener(type, seen, { capture: true, passive: true, signal });
    }
    if (isLazy || this.#isEager) return;
    this.#isEager = true;
    const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(load) : setTimeout(load, 200));
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle, { signal });
  }

  /** Loads the engine, once; resolves to whether it runs. */
  load() {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load() {
    this.#waiting.abort();
    const stopping = new AbortController();
    const { signal } = stopping;
    /** @type {Promise<never>} */
    const late = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const timer = setTimeout(() => stopping.abort(`It took more than ${loadLimit / 1000} s.`), loadLimit);
    try {
      // Both files load at the same time.
      const module = fetch(this.address, { signal });
      // The failure is reported below. This handler avoids a second report if the script fails before anything awaits
      // the module.
      module.catch(() => {});
      const engine = import("./quire-engine.js").then(({ Page }) => Page.start(module, this));
      this.live = await Promise.race([engine, late]);
      this.isLive = true;
    } catch (error) {
      console.warn("quire-sheet: no engine; sheets only open and close.", error);
      this.isLive = false;
    }
    clearTimeout(timer);
    return this.isLive;
  }

  /** Called when the engine has stopped. */
  stopped(/** @type {unknown} */ error) {
    console.error("quire-sheet: the engine stopped; sheets only open and close.", error);
    this.live = undefined;
    this.isLive = false;
    this.#loading = Promise.resolve(false);
  }
})();
