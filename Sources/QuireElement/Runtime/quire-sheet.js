import { describe, DetentNames, readDetents } from "./detents.js";
import { page } from "./page.js";
import { arrowBits, indexOf, kebab, settings } from "./settings.js";
import { makeShell, shadowTemplate } from "./shell.js";
import { ElementFlags, ElementNotice } from "./wire.js";

/** How long a promise of a veto may take before it counts as one, in milliseconds. */
const vetoLimit = 10_000;
const phaseNames = ["presenting", "resting", "dragging", "settling", "dismissing"];
const causes = ["opening", "drag", "release", "activation", "settings", "keyboard", "environment", "closing"];

// A server may read the module for `shadowTemplate`.
const Base = globalThis.HTMLElement ?? class {};

/** A sheet over the page, with the page's own elements as its content. */
export class QuireSheet extends Base {
  static observedAttributes = ["open", "aria-label", ...Object.keys(settings).map(kebab)];
  /** What its shadow tree holds, for a server's declarative shadow root. */
  static shadowTemplate = shadowTemplate;

  #internals = this.attachInternals();
  #values = {};
  #names = new DetentNames();
  /** @type {import("./detents.js").Detent[]} */
  #detents = [];
  #hasDetents = false;
  /** Settings changed and were not sent yet. */
  #isDirty = false;
  #transactions = 0;
  /** @type {((isThere: boolean) => void)[]} who waits for rest, and for the end */
  #arrivals = [];
  #departures = [];
  #isPresented = false;
  /** Presented where WebAssembly is refused. */
  #isStatic = false;
  #isByUser = false;
  #isLeaving = false;
  #phase;
  #pendingVeto = false;
  #progressListeners = new Set();
  #progress = null;
  #toldAt = -1;
  #toldFrame = 0;
  #observer;
  #anchorListening;
  #complaints = new Set();

  page = page;
  parts = makeShell(this, this.#internals.shadowRoot);
  /** In the buffer; 0 while there is none. */
  layer = 0;
  isWired = false;

  constructor() {
    super();
    // What was set before the module was loaded counts.
    for (const name of ["open", ...Object.keys(settings)]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      queueMicrotask(() => (this[name] = value));
    }
  }

  // MARK: Life in the document

  connectedCallback() {
    if (this.#isPresented && !this.#isStatic) page.restack();
    else if (this.open && !this.#isPresented) this.#present(false);
  }

  disconnectedCallback() {
    if (!this.#isPresented) return;
    // A move is a removal and an insertion in one go.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isPresented) return;
      if (this.#isStatic) this.#ended();
      else page.dismiss(this, false);
    });
  }

  // Where a browser moves elements as they are, nothing is to be done.
  connectedMoveCallback() {}

  attributeChangedCallback(name, old, text) {
    if (name === "open") {
      if (text === old || (text === null) === (old === null)) return;
      if (text !== null) this.#openChanged();
      else if (this.#isPresented && !this.#isLeaving) this.dismiss();
      return;
    }
    if (name === "aria-label" || text === old) return;
    const property = camel(name);
    const [read, fallback] = settings[property];
    this[property] = read(text, fallback, (complaint) => this.#complain(`${name}="${text}" ${complaint}.`));
  }

  #openChanged() {
    // The other attributes of a tag may come after it.
    queueMicrotask(() => {
      if (this.open && this.isConnected && !this.#isPresented) this.#present(page.isLive === true);
    });
  }

  /** Whether it is presented, or shall be as soon as it can. */
  get open() {
    return this.hasAttribute("open");
  }

  set open(isOpen) {
    this.toggleAttribute("open", Boolean(isOpen));
  }

  // MARK: Methods

  /**
   * Presents the sheet, animated unless told otherwise.
   * @returns {Promise<boolean>} once it rests; `false` where something else came between
   */
  present({ animated = true } = {}) {
    if (!this.isConnected) {
      this.#complain("present() of an element that is in no document does nothing.");
      return Promise.resolve(false);
    }
    if (this.#isPresented && !this.#isLeaving) return this.#arrival();
    const arrival = new Promise((resolve) => this.#arrivals.push(resolve));
    if (this.#isLeaving) this.#departures.push(() => this.#present(animated));
    else this.#present(animated);
    return arrival;
  }

  /**
   * Dismisses the sheet and all above it.
   * @returns {Promise<boolean>} once it is gone; `false` where it was kept
   */
  dismiss({ animated = true } = {}) {
    if (!this.#isPresented) {
      this.open = false;
      return Promise.resolve(true);
    }
    const departure = new Promise((resolve) => this.#departures.push(resolve));
    if (this.#isStatic) this.#ended();
    else if (this.layer !== 0) page.dismiss(this, animated);
    else this.#ended();
    return departure;
  }

  /**
   * Runs a function that changes settings, of this sheet or of others, and has the sheets move there.
   * @returns {Promise<boolean>} once the sheet rests
   */
  animateChanges(changes) {
    this.#transactions++;
    try {
      changes();
    } finally {
      this.#transactions--;
      if (this.#transactions === 0) this.#commit(true);
    }
    return this.#arrival();
  }

  /** Has the detents' heights asked for anew, as after something changed that a function looks at. */
  invalidateDetents() {
    this.#changed();
  }

  #arrival() {
    if (this.#phase === "resting" || this.#isStatic || !this.#isPresented) return Promise.resolve(this.#isPresented);
    return new Promise((resolve) => this.#arrivals.push(resolve));
  }

  // MARK: Presenting

  async #present(isAnimated) {
    if (this.#isPresented) return;
    this.#isPresented = true;
    const isLive = page.isLive ?? (await page.load());
    if (!this.#isPresented || !this.isConnected) return;
    this.#emit("will-present");
    this.open = true;
    if (!isLive) return this.#stand();
    this.#isDirty = false;
    this.#watch();
    page.present(this, isAnimated);
  }

  /** Without an engine: shows all that it holds where it stands. */
  #stand() {
    this.#isStatic = true;
    this.toggleState("static", true);
    this.#arrive(true);
    this.parts.dimming.onclick = () => this.modalInPresentation || this.dismiss();
    this.#anchorListening = new AbortController();
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented && !this.modalInPresentation) this.dismiss();
    }, { signal: this.#anchorListening.signal });
  }

  /** The engine stopped while the sheet stood. */
  froze() {
    this.layer = 0;
    for (const part of Object.values(this.parts)) {
      for (const animation of part.getAnimations()) animation.cancel();
      part.removeAttribute("style");
    }
    delete this.parts.host.dataset.quireLayer;
    if (this.parts.host.matches(":popover-open")) this.parts.host.hidePopover();
    this.#unwatch();
    this.#stand();
  }

  /** Its layer has left the page. */
  left(layer) {
    if (layer.host !== this.parts.host) return;
    page.left(this);
    this.#ended();
  }

  #ended() {
    this.layer = 0;
    this.#isPresented = false;
    this.#isStatic = false;
    this.#isLeaving = false;
    this.#phase = undefined;
    this.#pendingVeto = false;
    this.parts.dimming.onclick = null;
    this.#unwatch();
    for (const name of [...phaseNames, "dimmed", "popover", "static"]) this.toggleState(name, false);
    this.style.removeProperty("--quire-visible-height");
    this.style.removeProperty("--quire-fraction");
    if (this.getAttribute("style") === "") this.removeAttribute("style");
    if (this.isConnected) this.open = false;
    const byUser = this.#isByUser;
    this.#isByUser = false;
    const departures = this.#departures.splice(0);
    const isAwaited = departures.length > 0 && this.#arrivals.length > 0;
    if (!isAwaited) this.#arrive(false);
    this.#emit("dismiss", { byUser });
    for (const resolve of departures) resolve(true);
  }

  #arrive(isThere) {
    for (const resolve of this.#arrivals.splice(0)) resolve(isThere);
  }

  // MARK: What the page tells

  /** The engine says in which phase it is. */
  entered(phase) {
    this.#phase = phase;
    this.#isLeaving = phase === "dismissing";
    for (const name of phaseNames) this.toggleState(name, name === phase);
    if (phase === "resting") {
      this.#showVisible();
      // The turn goes on; whoever waits is told when it has ended.
      queueMicrotask(() => this.#phase === "resting" && this.#arrive(true));
    }
  }

  noticed(notice, detail) {
    switch (notice) {
      case ElementNotice.willDismiss: this.#isByUser = true; break;
      case ElementNotice.stays: this.#isByUser = false; for (const resolve of this.#departures.splice(0)) resolve(false);
        break;
      case ElementNotice.attempted: this.#emit("dismiss-attempt"); break;
      case ElementNotice.selected: {
        this.#values.selectedDetent = this.#names.identifier(detail);
        this.#emit("detent-change", { detent: this.selectedDetent });
        break;
      }
      case ElementNotice.noActiveDetent:
        this.#complain("every detent is inactive here; the sheet rests at large.");
        break;
    }
  }

  moved(progress) {
    this.#progress = progress;
    this.#showVisible();
    if (this.#progressListeners.size === 0 && !this.reportsProgress) return;
    cancelAnimationFrame(this.#toldFrame);
    // At most one a frame; what comes too early is told in the next one.
    const now = document.timeline.currentTime;
    if (now !== this.#toldAt) this.#tell();
    else this.#toldFrame = requestAnimationFrame(() => this.#tell());
  }

  #tell() {
    this.#toldAt = document.timeline.currentTime;
    const { offset, velocity, total, lower, upper, fraction, target, visibility, cause } = this.#progress;
    const name = (key) => this.#names.identifier(key);
    this.#emit("progress", {
      total, fraction, segment: [name(lower), name(upper)], target: name(target), offset, velocity, visibility,
      visibleHeight: this.#visibleHeight, cause: causes[cause],
    });
  }

  get #visibleHeight() {
    return this.#progress ? Math.max(page.containerHeight - this.#progress.offset, 0) : 0;
  }

  /** For the element's own rules; what is below does not inherit it, so nothing else is looked at. */
  #showVisible() {
    if (!this.#progress) return;
    this.style.setProperty("--quire-visible-height", `${this.#visibleHeight}px`);
    this.style.setProperty("--quire-fraction", `${this.#progress.total}`);
  }

  /** A question of the engine's: whether the user may dismiss, or where the sheet shall rest. */
  asked(token, subject, key) {
    if (subject === 1) {
      const proposed = this.#names.identifier(key);
      const detail = { detent: proposed };
      this.#emit("will-settle", detail);
      const other = this.#keyOf(detail.detent, proposed);
      page.answer(token, true, other === key ? -1 : other);
      return;
    }
    if (this.#pendingVeto) return page.answer(token, false);
    let promise;
    const event = this.#make("should-dismiss", {}, true);
    event.waitUntil = (value) => (promise = value);
    const may = this.dispatchEvent(event);
    if (!may || promise === undefined) return page.answer(token, may);
    this.#pendingVeto = true;
    this.#decide(token, promise);
  }

  async #decide(token, promise) {
    const { layer } = this;
    let timer;
    const limit = new Promise((resolve) => {
      timer = setTimeout(() => {
        this.#complain("a promise given to waitUntil() has not settled in 10 s and counts as a veto.");
        resolve(false);
      }, vetoLimit);
    });
    let may = false;
    try {
      may = (await Promise.race([promise, limit])) === true;
    } catch (error) {
      this.#complain("a promise given to waitUntil() was rejected and counts as a veto.", error);
    }
    clearTimeout(timer);
    if (this.layer !== layer || layer === 0) return;
    this.#pendingVeto = false;
    page.answer(token, may);
    // The gesture that asked may be over by now.
    if (may && this.#isPresented && !this.#isLeaving) {
      this.#isByUser = true;
      page.dismiss(this, true);
    }
  }

  #keyOf(identifier, proposed) {
    if (identifier === proposed) return this.#names.key(proposed);
    const found = this.#read().find((detent) => detent.identifier === identifier);
    if (found) return found.key;
    this.#complain(`${describe(identifier)} is no detent of this sheet; it settles where it would.`);
    return this.#names.key(proposed);
  }

  #make(name, detail, cancelable = false) {
    return new CustomEvent(`quire-${name}`, { bubbles: true, composed: true, cancelable, detail });
  }

  #emit(name, detail = {}) {
    this.dispatchEvent(this.#make(name, detail));
  }

  // MARK: Listeners of progress

  addEventListener(type, listener, ...rest) {
    super.addEventListener(type, listener, ...rest);
    if (type !== "quire-progress" || !listener) return;
    this.#progressListeners.add(listener);
    this.#changed();
  }

  removeEventListener(type, listener, ...rest) {
    super.removeEventListener(type, listener, ...rest);
    if (this.#progressListeners.delete(listener)) this.#changed();
  }

  // MARK: Settings

  /** @internal */
  setting(name) {
    return name in this.#values ? this.#values[name] : settings[name][1];
  }

  /** @internal */
  change(name, value) {
    this.#values[name] = value;
    if (name === "detents") this.#hasDetents = false;
    this.#changed();
  }

  /** Settings of one task are sent together. */
  #changed() {
    if (this.#isDirty) return;
    this.#isDirty = true;
    queueMicrotask(() => this.#transactions === 0 && this.#commit(false));
  }

  #commit(isAnimated) {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    if (this.layer !== 0) page.configure(this, isAnimated);
  }

  #read() {
    if (!this.#hasDetents) {
      this.#hasDetents = true;
      this.#detents = readDetents(
        this.detents, this.#names, (css, maximum) => this.#measure(css, maximum), () => this.#naturalHeight,
        (complaint) => this.#complain(`detents: ${complaint}`));
    }
    return this.#detents;
  }

  /** Writes the settings as a message has them. */
  write(writer) {
    const isPopover = this.anchorElement !== null;
    const detents = this.#read();
    const natural = isPopover ? "fitted" : detents.some(({ kind }) => kind === 3) ? "" : null;
    this.parts.natural.toggleAttribute("data-quire-fits", natural !== null);
    const source = isPopover ? this.anchorElement.getBoundingClientRect() : { x: 0, y: 0, width: 0, height: 0 };
    const size = this.preferredContentSize ?? (isPopover ? this.#naturalSize : { width: 0, height: 0 });
    const { presenter } = this;
    const flags = {
      prefersGrabberVisible: this.prefersGrabberVisible,
      prefersEdgeAttachedInCompactHeight: this.prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferredContentSize: this.widthFollowsPreferredContentSizeWhenEdgeAttached,
      prefersPageSizing: this.prefersPageSizing,
      pushesBackPresenter: presenter !== "none" && (this.presenterElement !== null || page.isStacked(this)),
      isModal: this.modalInPresentation,
      wantsProgressInMotion: this.#progressListeners.size > 0 || this.reportsProgress,
      hasSource: isPopover,
    };
    writer.flag(this.look === "floating");
    writer.word(isPopover ? 1 : 0);
    writer.word(Object.entries(flags).reduce((bits, [name, isOn]) => (isOn ? bits | ElementFlags[name] : bits), 0));
    writer.word(this.#names.key(this.selectedDetent));
    writer.word(this.#names.key(this.largestUndimmedDetent));
    writer.value(this.preferredCornerRadius ?? -1);
    writer.word(indexOf("placement", this.placement));
    const expands = this.prefersScrollingExpandsWhenScrolledToEdge;
    writer.word(expands ? indexOf("handoffExpand", this.handoffExpand) : 0);
    writer.word(indexOf("handoffCollapse", this.handoffCollapse));
    writer.word(indexOf("keyboard", this.keyboard));
    for (const value of [size.width, size.height, source.x, source.y, source.width, source.height]) writer.value(value);
    writer.word(arrowBits(this.permittedArrowDirections));
    writer.word(detents.length);
    for (const { key, kind } of detents) {
      writer.word(key);
      writer.word(kind);
    }
  }

  /** The height that a detent takes now; never throws. */
  heightOf(key, context) {
    const detent = this.#detents.find((detent) => detent.key === key);
    if (!detent?.height) return NaN;
    try {
      const height = detent.height(context);
      // Nothing at all is how an author says that a detent takes no part.
      if (height === null || height === undefined) return NaN;
      if (typeof height === "number" && !Number.isNaN(height)) {
        return Math.max(0, Math.min(height, context.maximumDetentValue));
      }
      this.#complain(`the detent ${describe(detent.identifier)} gave ${describe(height)}; it takes no part.`);
    } catch (error) {
      this.#complain(`the detent ${describe(detent.identifier)} threw; it takes no part.`, error);
    }
    return NaN;
  }

  /** A CSS length in pixels; parts of a hundred are of the largest height. */
  #measure(css, maximum) {
    const { room } = this.parts;
    const probe = room.firstElementChild;
    room.style.height = `${maximum}px`;
    probe.style.height = css;
    const height = Number.parseFloat(getComputedStyle(probe).height);
    room.removeAttribute("style");
    probe.removeAttribute("style");
    return height;
  }

  get #naturalHeight() {
    const { header, natural, footer } = this.parts;
    const room = Number.parseFloat(getComputedStyle(footer).paddingBottom) || 0;
    const footerHeight = footer.offsetHeight;
    return header.offsetHeight + natural.offsetHeight + (footerHeight > room ? footerHeight - room : 0);
  }

  get #naturalSize() {
    const { box } = this.parts;
    const width = Math.min(box.offsetWidth || 320, 320);
    return { width, height: this.#naturalHeight };
  }

  // MARK: Elements that it refers to

  /** What the sheet points at as a popover; `null` where it is a sheet everywhere. */
  get anchorElement() {
    return this.#refer("anchor");
  }

  /** What is pushed back. */
  get presenterElement() {
    return this.presenter === "none" ? null : this.#refer("presenter");
  }

  #refer(name) {
    const value = this[name];
    if (value === null || value === "") return null;
    if (value instanceof Element) return value;
    const found = this.getRootNode().getElementById?.(`${value}`) ?? document.getElementById(`${value}`);
    if (!found) this.#complain(`${name}=${describe(value)} names no element.`);
    return found ?? null;
  }

  // MARK: What is observed while it is presented

  #watch() {
    const { header, natural, footer } = this.parts;
    this.#observer = new ResizeObserver(() => {
      const height = footer.offsetHeight;
      this.parts["footer-room"].style.height = `${height}px`;
      if (this.#detents.some(({ kind }) => kind === 3) || this.anchorElement) this.#changed();
    });
    for (const part of [header, natural, footer]) this.#observer.observe(part);
    if (!this.anchorElement) return;
    // An anchor moves with what it scrolls in.
    this.#anchorListening = new AbortController();
    const options = { signal: this.#anchorListening.signal, capture: true, passive: true };
    document.addEventListener("scroll", (event) => !this.contains(event.target) && this.#changed(), options);
    window.addEventListener("resize", () => this.#changed(), options);
  }

  #unwatch() {
    this.#observer?.disconnect();
    this.#anchorListening?.abort();
    cancelAnimationFrame(this.#toldFrame);
    this.#progress = null;
    this.parts["footer-room"].removeAttribute("style");
  }

  /** @internal */
  toggleState(name, isOn) {
    // Engines without the set have no such selector either.
    const { states } = this.#internals;
    if (isOn) states?.add(name);
    else states?.delete(name);
  }

  /** Says what is wrong, with the element, once. */
  #complain(complaint, ...rest) {
    if (this.#complaints.has(complaint)) return;
    this.#complaints.add(complaint);
    console.warn(`quire-sheet: ${complaint}`, this, ...rest);
  }
}

function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

for (const name of Object.keys(settings)) {
  Object.defineProperty(QuireSheet.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.setting(name);
    },
    set(value) {
      this.change(name, value);
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
