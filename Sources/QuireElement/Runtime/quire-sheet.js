// SPDX-License-Identifier: Apache-2.0

// Imported in the order of the bundle. A bundle that begins with the long texts compresses better.
import { shadowTemplate } from "./shell.js";
import { attributes, kebab } from "./attributes.js";
import { Sheet } from "./sheet.js";
import { commanded, followButtons, submitted } from "./commands.js";
import { loading } from "./loading.js";
import { focusedElement } from "../../SheetBrowser/Runtime/editable.js";

/** @typedef {import("./attributes.js").SettingName} SettingName */
/** @typedef {import("./quire-sheet.js").QuireSheet} Declared the element as `quire-sheet.d.ts` declares it */

/** Attributes that name the sheet and its grabber. They are not settings. */
const names = ["aria-label", "aria-labelledby", "label-sheet", "label-grabber"];
const properties = /** @type {SettingName[]} */ (Object.keys(attributes));

// A server has no `HTMLElement`, but may load the module for `shadowTemplate`.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {(element: QuireSheet) => Sheet} */
let sheetOf;

/** A sheet over the page, with the page's own elements as its content. */
export class QuireSheet extends Base {
  static get observedAttributes() {
    return ["open", "loading", ...names, ...properties.map(kebab)];
  }

  /** The content of the shadow tree, for a server's declarative shadow root. */
  static get shadowTemplate() {
    return shadowTemplate;
  }

  /** The number of calls into WebAssembly so far, of all sheets. */
  static get turns() {
    return loading.live?.turns ?? 0;
  }

  /** The address of the WebAssembly module. Set it before the module loads. */
  static get moduleAddress() {
    return loading.address;
  }

  static set moduleAddress(address) {
    loading.address = address;
  }

  /** The texts for assistive technologies, for all sheets. */
  static get labels() {
    return loading.labels;
  }

  static set labels(labels) {
    loading.labels = labels;
    loading.live?.setLabels(labels);
  }

  /**
   * Loads the engine now.
   * @returns {Promise<boolean>} whether the engine runs
   */
  static load() {
    return loading.load();
  }

  // Its settings are defined below the class.
  #sheet = new Sheet(/** @type {Declared} */ (/** @type {unknown} */ (this)), this.attachInternals());

  constructor() {
    super();
    this.addEventListener("command", commanded);
    this.addEventListener("submit", submitted);
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    // Applies properties that were set before the module was loaded.
    for (const name of ["open", "loading", ...properties]) {
      if (!Object.hasOwn(own, name)) continue;
      const value = own[name];
      delete own[name];
      queueMicrotask(() => (own[name] = value));
    }
  }

  connectedCallback() {
    // After the properties that were set before the module was loaded.
    queueMicrotask(() => loading.awaitNeed(this.loading === "lazy"));
    if (this.#sheet.layer !== 0) loading.live?.restack();
    // The parser may add the other attributes and the content after this callback.
    else this.#follow();
  }

  disconnectedCallback() {
    // A move is a removal and an insertion in the same task.
    if (this.#sheet.isPresented) queueMicrotask(() => this.isConnected || this.#sheet.removed());
  }

  // With this method, a browser moves the element without removing it, and nothing needs to be done.
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
    // As for an image: a page that takes "lazy" away wants the engine as soon as it is idle.
    if (name === "loading") return void (this.isConnected && loading.awaitNeed(this.loading === "lazy"));
    if (names.includes(name)) return loading.live?.nameChanged(this.#sheet);
    // No other attributes are observed.
    const property = /** @type {SettingName} */ (properties.find((property) => kebab(property) === name));
    const [read, fallback] = /** @type {[import("./attributes.js").Read<unknown>, unknown]} */ (attributes[property]);
    /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))[property] = read(
      text, fallback, (warning) => this.#sheet.logWarning(`${name}="${text}" ${warning}.`));
  }

  /** Presents or dismisses the sheet according to the `open` attribute. */
  #follow() {
    const sheet = this.#sheet;
    const isSo = () => this.open === (sheet.isPresented && !sheet.isLeaving);
    // The sheet itself changed the attribute, which is not a request.
    if (isSo()) return;
    if (this.open) sheet.source ??= focusedElement();
    queueMicrotask(() => {
      if (!this.isConnected || isSo()) return;
      if (this.open) sheet.present(document.readyState === "complete" && loading.isLive === true);
      else if (!sheet.isLeaving) sheet.dismiss(true);
    });
  }

  /** When the sheet asks for the engine: "eager", as soon as the page is idle, or "lazy", when it is about to be opened.
   * @type {"eager" | "lazy"} */
  get loading() {
    return this.getAttribute("loading")?.toLowerCase() === "lazy" ? "lazy" : "eager";
  }

  set loading(value) {
    this.setAttribute("loading", value);
  }

  /** Whether the sheet is presented, or will be as soon as possible. */
  get open() {
    return this.hasAttribute("open");
  }

  set open(isOpen) {
    this.toggleAttribute("open", Boolean(isOpen));
  }

  /** The detent where the sheet rests or will rest, or `null` while it is closed. */
  get currentDetent() {
    return this.#sheet.currentDetent;
  }

  /** The value of the button that closed the sheet, or the empty string. */
  get returnValue() {
    return this.#sheet.returnValue;
  }

  set returnValue(value) {
    this.#sheet.returnValue = `${value}`;
  }

  /**
   * Presents the sheet, animated by default.
   * @returns {Promise<boolean>} `true` when the sheet rests, `false` if it was dismissed before
   */
  present({ animated = true } = {}) {
    return this.#sheet.present(animated);
  }

  /**
   * Dismisses the sheet and all above it.
   * @returns {Promise<boolean>} `true` when the sheet is gone, `false` if it was kept
   */
  dismiss({ animated = true, returnValue = /** @type {string | undefined} */ (undefined) } = {}) {
    return this.#sheet.dismiss(animated, returnValue);
  }

  /**
   * Dismisses the sheet as the user would, so `quire-should-dismiss` may refuse.
   * @returns {Promise<boolean>} `true` when the sheet is gone, `false` if it was kept
   */
  requestDismiss({ returnValue = /** @type {string | undefined} */ (undefined) } = {}) {
    return this.#sheet.requestDismiss(returnValue);
  }

  /**
   * Runs a function that changes settings, and animates the changes.
   * @param {() => void} changes
   * @returns {Promise<boolean>} settles when the sheet rests
   */
  animateChanges(changes) {
    return this.#sheet.animate(changes);
  }

  /** Recomputes the detents' heights. Call this after a change that their functions depend on. */
  invalidateDetents() {
    this.#sheet.settingsChanged();
  }

  // The engine reports every frame while there is a listener.

  /**
   * @param {string} type
   * @param {any} listener for any event; the declarations have the exact types
   * @param {boolean | AddEventListenerOptions} [options]
   */
  addEventListener(type, listener, options) {
    super.addEventListener(type, listener, options);
    if (type === "quire-progress") this.#sheet.progressListeners.add(listener, options);
  }

  /**
   * @param {string} type
   * @param {any} listener for any event; the declarations have the exact types
   * @param {boolean | EventListenerOptions} [options]
   */
  removeEventListener(type, listener, options) {
    super.removeEventListener(type, listener, options);
    if (type === "quire-progress") this.#sheet.progressListeners.remove(listener, options);
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
  if (customElements.get("quire-sheet")) {
    console.warn(`quire-sheet: the page has loaded it already; this copy, ${import.meta.url}, is not used.`);
  } else {
    for (const [name, syntax, initialValue] of [
      ["--quire-visible-height", "<length>", "0px"], ["--quire-fraction", "<number>", "0"],
    ]) CSS.registerProperty?.({ name, syntax, inherits: false, initialValue });
    customElements.define("quire-sheet", QuireSheet);
    followButtons();
  }
}
