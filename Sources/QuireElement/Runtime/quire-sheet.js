// In the order of the bundle, which is smaller with the long texts first.
import { shadowTemplate } from "./shell.js";
import { attributes, kebab } from "./attributes.js";
import { Sheet } from "./sheet.js";
import { page } from "./page.js";

const properties = Object.keys(attributes);

// A server may read the module for `shadowTemplate`.
const Base = globalThis.HTMLElement ?? class {};

/** @type {(element: QuireSheet) => Sheet} */
let sheetOf;

/** A sheet over the page, with the page's own elements as its content. */
export class QuireSheet extends Base {
  static observedAttributes = ["open", ...properties.map(kebab)];
  /** What the shadow tree holds, for a server's declarative shadow root. */
  static shadowTemplate = shadowTemplate;
  /** Calls into WebAssembly so far, of all sheets. */
  static get turns() {
    return page.turns;
  }

  #sheet = new Sheet(this, this.attachInternals());

  constructor() {
    super();
    // What was set before the module was loaded counts.
    for (const name of ["open", ...properties]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      queueMicrotask(() => (this[name] = value));
    }
  }

  connectedCallback() {
    if (this.#sheet.layer !== 0) page.restack();
    // The other attributes and the content of a tag may come after it.
    else this.#follow();
  }

  disconnectedCallback() {
    // A move is a removal and an insertion in one go.
    if (this.#sheet.isPresented) queueMicrotask(() => this.isConnected || this.#sheet.removed());
  }

  // Where a browser moves elements as they are, nothing is to be done.
  connectedMoveCallback() {}

  attributeChangedCallback(name, old, text) {
    if (text === old) return;
    if (name === "open") {
      if ((text === null) !== (old === null)) this.#follow();
      return;
    }
    const property = properties.find((property) => kebab(property) === name);
    const [read, fallback] = attributes[property];
    this[property] = read(
      text, fallback, (complaint) => this.#sheet.complain(`${name}="${text}" ${complaint}.`));
  }

  /** Does what `open` says. */
  #follow() {
    const sheet = this.#sheet;
    const isSo = () => this.open === (sheet.isPresented && !sheet.isLeaving);
    // What the sheet itself has changed is nobody's wish.
    if (isSo()) return;
    queueMicrotask(() => {
      if (!this.isConnected || isSo()) return;
      if (this.open) sheet.present(document.readyState === "complete" && page.isLive === true);
      else if (!sheet.isLeaving) sheet.dismiss(true);
    });
  }

  /** Whether it is presented, or shall be as soon as it can. */
  get open() {
    return this.hasAttribute("open");
  }

  set open(isOpen) {
    this.toggleAttribute("open", Boolean(isOpen));
  }

  /**
   * Presents the sheet, animated unless told otherwise.
   * @returns {Promise<boolean>} once it rests; `false` where something else came between
   */
  present({ animated = true } = {}) {
    return this.#sheet.present(animated);
  }

  /**
   * Dismisses the sheet and all above it.
   * @returns {Promise<boolean>} once it is gone; `false` where it was kept
   */
  dismiss({ animated = true } = {}) {
    return this.#sheet.dismiss(animated);
  }

  /**
   * Runs a function that changes settings and has the sheet move there.
   * @returns {Promise<boolean>} once the sheet rests
   */
  animateChanges(changes) {
    return this.#sheet.animate(changes);
  }

  /** Has the detents' heights asked for anew, as after something changed that a function looks at. */
  invalidateDetents() {
    this.#sheet.settingsChanged();
  }

  // While somebody listens the engine tells of every frame.

  addEventListener(type, listener, ...rest) {
    super.addEventListener(type, listener, ...rest);
    if (type !== "quire-progress" || !listener) return;
    this.#sheet.progressListeners.add(listener);
    this.#sheet.settingsChanged();
  }

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
      // Another copy of the module has done it.
    }
  }
  if (!customElements.get("quire-sheet")) customElements.define("quire-sheet", QuireSheet);
  page.load();
}
