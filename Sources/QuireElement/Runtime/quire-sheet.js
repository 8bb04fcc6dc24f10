// SPDX-License-Identifier: Apache-2.0

// Imported in the order of the bundle, which compresses better with the long texts first.
import { shadowTemplate } from "./shell.js";
import { attributes, kebab } from "./attributes.js";
import { Sheet } from "./sheet.js";
import { page } from "./page.js";

/** @typedef {import("./attributes.js").SettingName} SettingName */
/** @typedef {import("./quire-sheet.js").QuireSheet} Declared the element as `quire-sheet.d.ts` declares it */

const properties = /** @type {SettingName[]} */ (Object.keys(attributes));

// On a server there is no `HTMLElement`; the module may be loaded there for `shadowTemplate`.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {(element: QuireSheet) => Sheet} */
let sheetOf;

/** A sheet over the page, with the page's own elements as its content. */
export class QuireSheet extends Base {
  static get observedAttributes() {
    return ["open", ...properties.map(kebab)];
  }

  /** What the shadow tree holds, for a server's declarative shadow root. */
  static get shadowTemplate() {
    return shadowTemplate;
  }

  /** Calls into WebAssembly so far, of all sheets. */
  static get turns() {
    return page.turns;
  }

  // Its settings are defined below the class.
  #sheet = new Sheet(/** @type {Declared} */ (/** @type {unknown} */ (this)), this.attachInternals());

  constructor() {
    super();
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    // Properties that were set before the module was loaded are applied.
    for (const name of ["open", ...properties]) {
      if (!Object.hasOwn(own, name)) continue;
      const value = own[name];
      delete own[name];
      queueMicrotask(() => (own[name] = value));
    }
  }

  connectedCallback() {
    if (this.#sheet.layer !== 0) page.restack();
    // The other attributes and the content of a tag may come after it.
    else this.#follow();
  }

  disconnectedCallback() {
    // A move is a removal and an insertion in one task.
    if (this.#sheet.isPresented) queueMicrotask(() => this.isConnected || this.#sheet.removed());
  }

  // With this method a browser moves elements without removing them, and nothing has to be done.
  connectedMoveCallback() {}

  /**
   * @param {string} name
   * @param {string | null} old
   * @param {string | null} text
   */
  attributeChangedCallback(name, old, text) {
    if (text === old) return;
    if (name === "open") {
      if ((text === null) !== (old === null)) this.#follow();
      return;
    }
    // No other attributes are observed.
    const property = /** @type {SettingName} */ (properties.find((property) => kebab(property) === name));
    const [read, fallback] = /** @type {[import("./attributes.js").Read<unknown>, unknown]} */ (attributes[property]);
    /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))[property] = read(
      text, fallback, (warning) => this.#sheet.logWarning(`${name}="${text}" ${warning}.`));
  }

  /** Presents or dismisses as the attribute `open` says. */
  #follow() {
    const sheet = this.#sheet;
    const isSo = () => this.open === (sheet.isPresented && !sheet.isLeaving);
    // A change of the attribute by the sheet itself is not a request.
    if (isSo()) return;
    queueMicrotask(() => {
      if (!this.isConnected || isSo()) return;
      if (this.open) sheet.present(document.readyState === "complete" && page.isLive === true);
      else if (!sheet.isLeaving) sheet.dismiss(true);
    });
  }

  /** Whether it is presented, or will be as soon as it can. */
  get open() {
    return this.hasAttribute("open");
  }

  set open(isOpen) {
    this.toggleAttribute("open", Boolean(isOpen));
  }

  /**
   * Presents the sheet, animated by default.
   * @returns {Promise<boolean>} once it rests; `false` if something else came between
   */
  present({ animated = true } = {}) {
    return this.#sheet.present(animated);
  }

  /**
   * Dismisses the sheet and all above it.
   * @returns {Promise<boolean>} once it is gone; `false` if it was kept
   */
  dismiss({ animated = true } = {}) {
    return this.#sheet.dismiss(animated);
  }

  /**
   * Runs a function that changes settings, and animates the changes.
   * @param {() => void} changes
   * @returns {Promise<boolean>} once the sheet rests
   */
  animateChanges(changes) {
    return this.#sheet.animate(changes);
  }

  /** Asks for the detents' heights again, for use after a change that their functions depend on. */
  invalidateDetents() {
    this.#sheet.settingsChanged();
  }

  // While there is a listener the engine reports every frame.

  /**
   * @param {string} type
   * @param {any} listener of any event, of which the declarations know more
   * @param {[options?: boolean | AddEventListenerOptions]} rest
   */
  addEventListener(type, listener, ...rest) {
    super.addEventListener(type, listener, ...rest);
    if (type !== "quire-progress" || !listener) return;
    this.#sheet.progressListeners.add(listener);
    this.#sheet.settingsChanged();
  }

  /**
   * @param {string} type
   * @param {any} listener of any event, of which the declarations know more
   * @param {[options?: boolean | EventListenerOptions]} rest
   */
  removeEventListener(type, listener, ...rest) {
    super.removeEventListener(type, listener, ...rest);
    if (type === "quire-progress" && this.#sheet.progressListeners.delete(listener)) this.#sheet.settingsChanged();
  }

  static {
    sheetOf = (element) => element.#sheet;
  }
}

for (const name of properties) {
  Object.defineProperty(QuireSheet.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return sheetOf(this).settings.get(name);
    },
    set(value) {
      sheetOf(this).settings.set(name, value);
      sheetOf(this).settingsChanged();
    },
  });
}

if (globalThis.customElements) {
  for (const [name, syntax, initialValue] of [
    ["--quire-visible-height", "<length>", "0px"], ["--quire-fraction", "<number>", "0"],
  ]) {
    try {
      CSS.registerProperty({ name, syntax, inherits: false, initialValue });
    } catch {
      // Another copy of the module has defined the element.
    }
  }
  if (!customElements.get("quire-sheet")) customElements.define("quire-sheet", QuireSheet);
  page.load();
}
