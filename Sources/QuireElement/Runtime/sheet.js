// SPDX-License-Identifier: Apache-2.0

import { Settings } from "./settings.js";
import { makeShell } from "./shell.js";
import * as ElementNotice from "./format/notice.js";
import { phases } from "../../SheetBrowser/Runtime/format/phase.js";
import { discard } from "../../SheetBrowser/Runtime/motion.js";
import { Listeners } from "./listeners.js";
import { loading } from "./loading.js";
import { focusedElement } from "../../SheetBrowser/Runtime/editable.js";
import { closesAbove, isIn, pageLayers, parentOf } from "../../SheetBrowser/Runtime/hit.js";

/** @typedef {import("./quire-sheet.js").ProgressDetail} ProgressDetail */
/** @typedef {import("./quire-sheet.js").QuireSheet} QuireSheet */
/** @typedef {import("./sheet-layer.js").SheetLayer} SheetLayer */
/** @typedef {import("../../SheetBrowser/Runtime/format/phase.js").Phase} Phase */

/**
 * The position of a sheet as the engine reports it, with keys for detents, and the cause as an index into `causes`.
 * @typedef {Pick<ProgressDetail, "offset" | "velocity" | "total" | "fraction" | "visibility">
 *   & { segment: number[], target: number, cause: number }} Progress
 */

/**
 * The name of an event without its prefix.
 * @template Name
 * @typedef {Name extends `quire-${infer Bare}` ? Bare : never} Unprefixed
 */

/** @typedef {Unprefixed<keyof import("./quire-sheet.js").QuireSheetEventMap>} EventName */

/**
 * The argument of `waitUntil`: a promise of the answer, or a function that returns one.
 * @typedef {PromiseLike<boolean> | (() => PromiseLike<boolean> | boolean)} Wait
 */

/**
 * A question to the page that is answered later.
 * @typedef {object} OpenQuestion
 * @property {number} token the engine's token; 0 if the engine did not ask
 * @property {boolean} isPulls whether a pull asked, in which case a refusal must be reported
 * @property {boolean} isHeld whether the finger of that pull is still down and may take the pull back
 */

/** How long a promise of `waitUntil` may take before it counts as a veto, in milliseconds. */
const vetoLimit = 10_000;
/** The sheets that are open without an engine, bottom to top.
 * @type {Sheet[]} */
const standing = [];
const causes = ["opening", "drag", "release", "activation", "settings", "keyboard", "environment", "closing"];

/** The implementation of one element: its settings and its successive presentations. */
export class Sheet {
  #internals;
  /** @type {Set<string>} the warnings that were logged */
  #warnings = new Set();
  /** Whether settings changed that have not been sent yet. */
  #isDirty = false;
  #transactions = 0;
  /** @type {((isThere: boolean) => void)[]} resolve functions of promises that wait for the sheet to rest */
  #arrivals = [];
  /** @type {((isGone: boolean) => void)[]} resolve functions of promises that wait for the sheet to leave */
  #departures = [];
  /** Calls of `present` while the sheet was leaving, which are repeated when it has left.
   * @type {[isAnimated: boolean, resolve: (isThere: Promise<boolean>) => void][]} */
  #repeatedPresents = [];
  /** @type {Phase | undefined} */
  #phase;
  #isByUser = false;
  /** Whether the sheet was removed from the document while it was leaving. If it is inserted again, it stays closed. */
  #staysClosed = false;
  /** The question that the page has not answered yet.
   * @type {OpenQuestion | null} */
  #open = null;
  /** A pull's question that is asked when the finger lifts.
   * @type {{ token: number, wait: Wait } | null} */
  #postponed = null;
  /** Whether a refusal was reported since the last question. */
  #hasReportedRefusal = false;
  /** The last report. Each report reuses the same object.
   * @type {Progress | null} */
  #progress = null;
  /** The slots whose content reads the two properties that follow the sheet.
   * @type {HTMLElement[]} */
  #readers = [];
  /** The engine's selected detent.
   * @type {string | null} */
  #detent = null;
  /** The height of the content. */
  #height = 0;
  #headerHeight = 0;
  #footerHeight = 0;
  /** The time of the last report on the display's timeline, in milliseconds.
   * @type {number | null} */
  #reportedAt = -1;
  #reportFrame = 0;
  /** @type {ResizeObserver | undefined} */
  #observer;
  /** The number of presentations that have begun. */
  #attempts = 0;
  /** Ends all listeners that exist while the sheet is presented. */
  #listening = new AbortController();

  element;
  parts;
  settings;
  /** The layer's number in the buffer, or 0 while there is no layer. */
  layer = 0;
  /** Whether listeners for contacts have been added. */
  isWired = false;
  isPresented = false;
  /** Whether the footer is known to be empty. */
  isBare = false;
  /** Whether the sheet's ancestors are visible. */
  isSeen = true;
  progressListeners = new Listeners(() => this.settingsChanged());
  returnValue = "";
  /** The element that had the focus when the presentation was requested.
   * @type {HTMLElement | null} */
  source = null;

  /**
   * @param {QuireSheet} element
   * @param {ElementInternals} internals
   */
  constructor(element, internals) {
    this.element = element;
    this.#internals = internals;
    // The element surrounds the dialog, so it needs a role to have a name.
    internals.role = "group";
    this.parts = makeShell(element, internals.shadowRoot);
    this.settings = new Settings(element, this.parts, (warning, ...rest) => this.logWarning(warning, ...rest));
  }

  get isLeaving() {
    return this.#phase === "dismissing";
  }

  /** The dialog's name, if the page has set one. */
  get name() {
    const { element } = this;
    const root = /** @type {Partial<Document>} */ (element.getRootNode());
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const texts = ids.map((id) => root.getElementById?.(id)?.textContent?.trim()).filter(Boolean);
    // Headings of a sheet inside the content belong to that sheet.
    const heading = [...element.querySelectorAll(":is(h1, h2, h3, h4, h5, h6, [role=heading])")].find(
      (heading) => heading.closest("quire-sheet") === element);
    return texts.join(" ") || element.getAttribute("aria-label") || heading?.textContent?.trim()
      || element.getAttribute("label-sheet");
  }

  /** Whether the sheet is presented without an engine. */
  get #isStatic() {
    return standing.includes(this);
  }

  /** Whether another sheet is above this one. */
  get #isCovered() {
    return this.#isStatic ? standing.at(-1) !== this : loading.live?.isCovered(this) ?? false;
  }

  /** The detent where the sheet rests or will rest, or `null` while it is closed. */
  get currentDetent() {
    if (!this.isPresented) return null;
    return this.#detent ?? this.settings.first.identifier;
  }

  /** The engine's sheets. They exist while this sheet has a layer. */
  get page() {
    return /** @type {import("./page.js").Page} */ (loading.live);
  }

  // MARK: Presenting

  /**
   * @param {boolean} isAnimated
   * @returns {Promise<boolean>} `true` when the sheet rests, `false` if it does not come to rest
   */
  present(isAnimated) {
    if (!this.element.isConnected) {
      this.logWarning("present() of an element that is in no document does nothing.");
      return Promise.resolve(false);
    }
    if (this.isPresented && !this.isLeaving) {
      if (!this.#isCovered) return this.arrival();
      this.logWarning("present() of a sheet that another one stands on leaves it where it is.");
      return Promise.resolve(false);
    }
    if (this.isLeaving) return new Promise((resolve) => this.#repeatedPresents.push([isAnimated, resolve]));
    /** @type {Promise<boolean>} */
    const arrival = new Promise((resolve) => this.#arrivals.push(resolve));
    this.begin(isAnimated);
    return arrival;
  }

  async begin(/** @type {boolean} */ isAnimated) {
    if (this.isPresented || !this.element.isConnected) return;
    this.isPresented = true;
    this.source ??= focusedElement();
    this.returnValue = "";
    const attempt = ++this.#attempts;
    if (loading.isLive === undefined) {
      const load = loading.load();
      // Above another sheet it waits: the engine then dims it less, and shows the lower one as a card.
      if (this.#isPredictable && standing.length === 0) return this.#openEarly(load, isAnimated);
      await Promise.all([load, loading.rising]);
      // The sheet may have been dismissed and presented again meanwhile.
      if (attempt !== this.#attempts || !this.isPresented || !this.element.isConnected) return;
    }
    if (!this.#announce()) return;
    if (loading.isLive) return this.#rise(isAnimated);
    this.#stand();
    this.#focus();
    this.#arrive(true);
  }

  /** Opens the sheet at the position in the style sheet, until the engine runs. */
  async #openEarly(/** @type {Promise<boolean>} */ load, /** @type {boolean} */ isAnimated) {
    if (!this.#announce()) return;
    this.#stand();
    const { signal } = this.#listening;
    const motions = isAnimated ? this.#slideIn() : [];
    // The sheets are handed over one after another, so that their order is kept.
    loading.rising = Promise.all([load, loading.rising, ...motions.map(({ finished }) => finished.catch(() => {}))]);
    await loading.rising;
    for (const motion of motions) discard(motion);
    if (signal.aborted) return;
    if (!loading.isLive) {
      this.#focus();
      return this.#arrive(true);
    }
    const { body } = this.parts;
    const { scrollTop } = body;
    this.#unwatch();
    this.clear(true);
    this.#leaveStanding();
    this.toggleState("static", false);
    this.#rise(false);
    body.scrollTop = scrollTop;
  }

  /** Sends the event that the sheet will be presented. Returns whether the sheet can be used. */
  #announce() {
    const obstacle = this.#obstacle;
    if (obstacle) {
      this.logWarning("it is not presented, since it could not be used: it lies in or beside what is in the way.", obstacle);
      this.isPresented = false;
      this.source = null;
      this.element.open = false;
      this.#arrive(false);
      return false;
    }
    this.#emit("will-present");
    // The event's handler may have removed the sheet, or dismissed and presented it again.
    if (!this.isPresented || !this.element.isConnected || this.layer !== 0 || this.#isStatic) return false;
    return (this.element.open = true);
  }

  /** Hands the sheet to the engine. */
  #rise(/** @type {boolean} */ isAnimated) {
    this.#isDirty = false;
    this.#watch();
    this.page.present(this, isAnimated);
    if (!this.isSeen) this.#arrive(false);
  }

  /** A reason that would make the sheet unusable: an inert ancestor, or a modal dialog that does not contain it. */
  get #obstacle() {
    /** @type {Element[]} */
    const way = [];
    for (let node = /** @type {HTMLElement | null} */ (this.element); node; node = parentOf(node)) {
      if (node.inert && !loading.live?.hasMadeInert(node)) return node;
      way.push(node);
    }
    const dialogs = [...document.querySelectorAll("dialog:modal")];
    return dialogs.some((dialog) => way.includes(dialog)) ? undefined : dialogs.at(-1);
  }

  /**
   * @param {boolean} isAnimated
   * @param {string} [value] the sheet's `returnValue`
   * @returns {Promise<boolean>} `true` when the sheet is gone, `false` if it was kept
   */
  dismiss(isAnimated, value) {
    if (value !== undefined) this.returnValue = value;
    if (!this.isPresented) {
      this.element.open = false;
      return Promise.resolve(true);
    }
    /** @type {Promise<boolean>} */
    const departure = new Promise((resolve) => this.#departures.push(resolve));
    if (this.layer === 0) {
      if (this.#isStatic) for (const above of standing.slice(standing.indexOf(this) + 1).reverse()) above.#end();
      this.#end();
    } else {
      this.page.dismiss(this, isAnimated);
    }
    return departure;
  }

  /**
   * Dismisses the sheet if the page permits it.
   * @param {string} [value] the sheet's `returnValue`
   * @returns {Promise<boolean>} `true` when the sheet is gone, `false` if it was kept
   */
  async requestDismiss(value) {
    if (this.isPresented && !this.isLeaving) {
      if (this.#open) return false;
      const asked = this.#ask();
      const may = typeof asked === "boolean" ? asked : await this.#decide({ token: 0, isPulls: false, isHeld: false }, asked);
      if (may === undefined) return !this.isPresented;
      if (!may || this.#isCovered) {
        if (!may) this.#emit("dismiss-attempt");
        return false;
      }
      this.#isByUser = true;
    }
    return this.dismiss(true, value);
  }

  /**
   * Returns a promise that settles when the sheet rests.
   * @returns {Promise<boolean>}
   */
  arrival() {
    if (!this.isPresented || !this.isSeen || this.#isStatic || this.#phase === "resting") {
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

  /** Sends changed settings. Changes of one task are sent together. */
  settingsChanged() {
    if (this.#isDirty) return;
    this.#isDirty = true;
    queueMicrotask(() => this.#transactions === 0 && this.#commit(false));
  }

  #commit(/** @type {boolean} */ isAnimated) {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    if (this.layer !== 0) this.page.configure(this, isAnimated);
  }

  /** Writes the settings into a message. */
  write(/** @type {import("../../SheetBrowser/Runtime/writer.js").Writer} */ writer) {
    this.settings.write(writer, this.page.isStacked(this), this.#wantsProgress);
  }

  get #wantsProgress() {
    return !this.progressListeners.isEmpty || this.settings.get("reportsProgress");
  }

  // MARK: Without an engine

  /** Whether the engine will show the sheet at the position that the style sheet gives it. */
  get #isPredictable() {
    const { settings, element } = this;
    // Low windows have no medium detent, and in wide windows the position depends on more than the height.
    const isPhone = innerWidth < 600 && innerHeight >= 500;
    const initial = getComputedStyle(element).getPropertyValue("--quire-initial-height");
    const css = settings.first.css;
    const { host } = this.parts;
    if (css && !initial) host.style.setProperty("--quire-initial-height", `min(var(--large), ${css})`);
    const isUndimmed = settings.get("largestUndimmedDetent") !== null;
    return isPhone && settings.get("look") !== "floating" && Boolean(css || initial)
      && isUndimmed === element.hasAttribute("largest-undimmed-detent");
  }

  /** Shows the whole content in place, without an engine. The sheet can only be closed. */
  #stand() {
    const { box, dimming } = this.parts;
    standing.push(this);
    this.#unzoom();
    this.toggleState("static", true);
    box.ariaLabel = this.name ?? loading.labels.sheet ?? "Sheet";
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const leave = () => void (this.settings.isModal || this.requestDismiss());
    const clicked = (/** @type {Event} */ event) => {
      event.stopPropagation();
      if (this.settings.get("closedBy") === "any") leave();
    };
    dimming.addEventListener("click", clicked, { signal });
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || event.defaultPrevented || this.#isCovered) return;
      if (closesAbove(event, standing.map(({ parts }) => parts.host))) return;
      // The sheet below stays open.
      event.preventDefault();
      leave();
    };
    document.addEventListener("keydown", pressed, { signal });
    this.raise();
  }

  /** Shows the host in front of all others. Any of these calls may run code of the page that removes the sheet. */
  raise() {
    const { host } = this.parts;
    if (!host.isConnected || host.matches(":popover-open")) return;
    try {
      host.showPopover?.();
    } catch {
      // While the page handles a popover's `beforetoggle`, no other popover can be shown.
      setTimeout(() => this.isPresented && this.raise());
    }
  }

  /** Moves the focus into a dimmed sheet. */
  #focus() {
    if (this.settings.get("largestUndimmedDetent") === null) this.parts.box.focus({ preventScroll: true });
  }

  #leaveStanding() {
    const index = standing.indexOf(this);
    if (index >= 0) standing.splice(index, 1);
  }

  /**
   * Returns the animations that slide the sheet in without the engine. A single keyframe without an offset would count
   * as the last one.
   */
  #slideIn() {
    const { frame, box, fade } = this.parts;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const hidden = { opacity: 0, offset: 0 };
    const from = isStill ? hidden : { transform: `translateY(${box.offsetHeight}px)`, offset: 0 };
    // The animation may start later than the frame that first shows the sheet.
    const timing = /** @type {const} */ ({ duration: 400, easing: "cubic-bezier(0.3, 0.7, 0, 1)", fill: "backwards" });
    return [frame.animate(from, timing), fade.animate(hidden, timing)];
  }

  /** Called when the engine has stopped while the sheet was presented. */
  freeze() {
    this.layer = 0;
    this.clear();
    this.#unwatch();
    this.#stand();
    this.#arrive(true);
  }

  /**
   * Removes everything that a presentation has written to the shadow tree, and closes its popover.
   * @param {boolean} [staysOpen] whether to leave the popover open
   */
  clear(staysOpen) {
    const { host, box, ...parts } = this.parts;
    for (const part of [host, box, ...Object.values(parts)]) {
      for (const animation of part.getAnimations()) discard(animation);
      part.removeAttribute("style");
    }
    delete host.dataset.quireLayer;
    for (const name of ["quirePhase", "quirePart", "quireDetent"]) delete box.dataset[name];
    host.classList.remove("quire-moving");
    for (const made of host.querySelectorAll(".quire-status, .quire-use, .quire-arrow")) made.remove();
    if (!staysOpen && host.matches(":popover-open")) host.hidePopover();
  }

  /** Called when the sheet's layer has left the page. */
  left() {
    this.page.left(this);
    this.#end();
  }

  /** Called when the element has left the document for good. */
  removed() {
    this.#staysClosed = this.isLeaving;
    if (this.layer === 0) this.#end();
    else this.page.dismiss(this, false);
  }

  /**
   * Closes the dialogs and popovers in the content. Without the sheet they are invisible, and a modal one would block
   * the page.
   */
  #closeLayers() {
    const open = [.../** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll(pageLayers))];
    // A selector search does not find elements in shadow trees.
    for (let node = focusedElement(); node; node = parentOf(node)) open.push(node);
    for (const layer of open) {
      if (!layer.matches(pageLayers) || !isIn(layer, this.element)) continue;
      if (layer instanceof HTMLDialogElement) layer.close();
      else if (layer.matches(":popover-open")) layer.hidePopover();
      else document.exitFullscreen();
    }
  }

  #end() {
    this.#closeLayers();
    const byUser = this.#isByUser;
    if (this.#isStatic) {
      const hadFocus = isIn(focusedElement() ?? document.body, this.parts.host);
      this.clear();
      if (hadFocus) this.source?.focus({ preventScroll: true });
    }
    this.source = null;
    this.layer = 0;
    this.isPresented = false;
    this.#leaveStanding();
    this.isSeen = true;
    this.#isByUser = false;
    this.#phase = undefined;
    this.#open = null;
    this.#postponed = null;
    this.#detent = null;
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
    this.#emit("dismiss", { byUser, returnValue: this.returnValue });
    for (const resolve of departures) resolve(true);
    for (const [isAnimated, resolve] of this.#repeatedPresents.splice(0)) resolve(this.present(isAnimated));
  }

  #arrive(/** @type {boolean} */ isThere) {
    for (const resolve of this.#arrivals.splice(0)) resolve(isThere);
  }

  // MARK: Events for the page

  /** Called when the engine reports a phase. */
  entered(/** @type {Phase | undefined} */ phase) {
    const wasDragging = this.#phase === "dragging";
    this.#phase = phase;
    for (const name of phases) this.toggleState(name, name === phase);
    if (phase !== "resting") this.#findReaders();
    if (phase === "dismissing") this.#closeLayers();
    // The question about the release is asked after the turn, which reports whether the sheet would leave at all.
    if (wasDragging) queueMicrotask(() => this.#lifted());
    // Promises resolve after the turn, which is still running.
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
    this.#detent = identifier;
    if (identifier !== null) layer?.setDetent(`.${identifier}`, hasLarger, hasSmaller);
  }

  /**
   * @param {number} notice one of `ElementNotice`
   * @param {number} detail the detail that `format.md` describes for the notice
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
        this.#hasReportedRefusal = true;
        // While the page decides, nothing is refused yet.
        if (!this.#open) this.#emit("dismiss-attempt");
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
    const height = `${visibleHeight(progress)}px`;
    // More digits would be invisible, and cost time to write and to parse.
    const fraction = `${Math.round(progress.total * 1e5) / 1e5}`;
    // The properties are not inherited, so no other style is recomputed. A slot passes them to content that inherits
    // them explicitly.
    publish(this.element, height, fraction);
    for (let index = 0; index < this.#readers.length; index++) publish(this.#readers[index], height, fraction);
    if (this.#wantsProgress) this.#reportMoves();
  }

  /**
   * Finds the slots with content that inherits the properties. Other content has their initial values, which differ
   * from the slot's.
   */
  #findReaders() {
    const { header, natural, footer } = this.parts;
    const height = `${(this.#progress && visibleHeight(this.#progress)) || 1}px`;
    const fraction = `${this.#progress?.total || 1e-9}`;
    this.#readers = [header, natural, footer].flatMap((part) => {
      const slot = /** @type {HTMLSlotElement} */ (part.firstElementChild);
      publish(slot, height, fraction);
      const isRead = slot.assignedElements().some((content) => {
        const style = getComputedStyle(content);
        return style.getPropertyValue("--quire-visible-height") !== "0px" || style.getPropertyValue("--quire-fraction") !== "0";
      });
      if (!isRead) slot.removeAttribute("style");
      return isRead ? [slot] : [];
    });
  }

  /** Reports at most once a frame. A second report waits for the next frame. */
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
    this.progressListeners.sent();
  }

  // MARK: Questions

  /**
   * Asks whether the user may dismiss (subject 0), or where the sheet should rest (1).
   * @param {number} token used in the answer
   * @param {number} subject
   * @param {number} key the detent where the sheet would rest
   * @param {boolean} isTap whether a tap on the dimming asks
   */
  questioned(token, subject, key, isTap) {
    if (subject === 1) this.#askTarget(token, key);
    else if (this.#open || (isTap && this.settings.get("closedBy") !== "any")) this.page.answer(token, false);
    else this.#askToDismiss(token);
  }

  #askTarget(/** @type {number} */ token, /** @type {number} */ key) {
    const proposed = this.settings.names.identifier(key);
    // A pull that was taken back asks nothing any more, and answers to its earlier question have no effect.
    if (proposed !== null) {
      this.#postponed = null;
      if (this.#open?.isHeld) this.#open = null;
    }
    const detail = { detent: proposed };
    this.#emit("will-settle", detail);
    const wanted = this.settings.read(() => detail.detent);
    const other = wanted === proposed || wanted === undefined ? undefined : this.settings.keyOf(wanted);
    this.page.answer(token, true, other);
  }

  /** Asks the page. Returns its answer, or the promise or function that will give it. */
  #ask() {
    /** @type {Wait[]} */
    const waits = [];
    const made = makeEvent("should-dismiss", {}, true);
    const event = /** @type {import("./quire-sheet.js").ShouldDismissEvent} */ (made);
    event.waitUntil = (value) => void waits.push(value);
    if (!this.element.dispatchEvent(event)) return false;
    if (waits.length < 2) return waits[0] ?? true;
    // Several listeners may call `waitUntil`, and all of them must agree.
    return async () => (await Promise.all(waits.map((wait) => (typeof wait === "function" ? wait() : wait))))
      .every((may) => may === true);
  }

  #askToDismiss(/** @type {number} */ token) {
    const isPulls = this.#phase === "dragging";
    this.#hasReportedRefusal = false;
    const wait = this.#ask();
    if (typeof wait === "boolean") this.page.answer(token, wait);
    else if (isPulls && typeof wait === "function") this.#postponed = { token, wait };
    else this.#settle({ token, isPulls, isHeld: isPulls }, wait);
  }

  /** Called when the finger has lifted where the sheet would leave, or has taken its pull back. */
  #lifted() {
    if (this.#open) this.#open.isHeld = false;
    const postponed = this.#postponed;
    this.#postponed = null;
    if (postponed) this.#settle({ token: postponed.token, isPulls: true, isHeld: false }, postponed.wait);
  }

  /**
   * Answers the engine once the page has decided.
   * @param {OpenQuestion} question
   * @param {Wait} wait
   */
  async #settle(question, wait) {
    const may = await this.#decide(question, wait);
    if (may === undefined || this.layer === 0) return;
    this.#hasReportedRefusal = false;
    this.page.answer(question.token, may);
    // The engine reports a refusal only while a finger pulls, and for a key.
    if (!may && question.isPulls && !this.#hasReportedRefusal) this.#emit("dismiss-attempt");
    // The engine may have moved on. The sheet then still leaves, unless another sheet is above it or a finger drags it.
    if (!may || !this.isPresented || this.isLeaving || this.#phase === "dragging" || this.page.isCovered(this)) return;
    this.#isByUser = true;
    this.page.dismiss(this, true);
  }

  /**
   * Waits for the page's answer. Returns `undefined` if the question was dropped meanwhile.
   * @param {OpenQuestion} question
   * @param {Wait} wait
   */
  async #decide(question, wait) {
    this.#open = question;
    let timer = 0;
    const limit = new Promise((resolve) => {
      timer = setTimeout(() => {
        this.logWarning("a promise for waitUntil() took more than 10 s and counts as a veto.");
        resolve(false);
      }, vetoLimit);
    });
    let may = false;
    try {
      may = (await Promise.race([typeof wait === "function" ? wait() : wait, limit])) === true;
    } catch (error) {
      this.logWarning("a promise for waitUntil() was rejected and counts as a veto.", error);
    }
    clearTimeout(timer);
    if (this.#open !== question) return undefined;
    this.#open = null;
    return may;
  }

  // MARK: Observers while the sheet is presented

  /** Undoes the page's CSS zoom for everything but the content. */
  #unzoom() {
    let zoom = 1;
    for (let node = parentOf(this.element); node; node = parentOf(node)) {
      zoom *= Number(getComputedStyle(node).getPropertyValue("zoom")) || 1;
    }
    if (zoom !== 1) this.parts.host.style.setProperty("--zoom", `${zoom}`);
  }

  #watch() {
    this.#unzoom();
    const { header, natural, footer } = this.parts;
    this.#observer = new ResizeObserver(() => {
      const isBare = /** @type {HTMLSlotElement} */ (footer.firstElementChild).assignedElements().length === 0;
      if (isBare !== this.isBare) {
        this.isBare = isBare;
        this.parts.slot.toggleAttribute("data-quire-bare", isBare);
        loading.live?.footed(this);
      }
      this.#headerHeight = header.offsetHeight;
      this.#footerHeight = footer.style.maxHeight ? footer.scrollHeight : footer.offsetHeight;
      // Changing the footer's height inside the callback would be an error.
      requestAnimationFrame(() => this.boundFooter(this.#height));
      const { style } = this.parts["footer-room"];
      const isFirst = !style.height;
      style.height = `${footer.offsetHeight}px`;
      // A field that was focused before the footer had room may be under it.
      const focused = focusedElement();
      if (isFirst && focused && isIn(focused, natural)) focused.scrollIntoView({ block: "nearest" });
      loading.live?.laidOut(this);
      if (this.settings.followsContent) this.settingsChanged();
    });
    for (const part of [header, natural, footer]) this.#observer.observe(part);
    this.#listening = new AbortController();
    if (!this.settings.anchor) return;
    // An anchor moves when one of its ancestors scrolls.
    const options = { signal: this.#listening.signal, capture: true, passive: true };
    const scrolled = (/** @type {Event} */ { target }) =>
      this.element.contains(/** @type {Node | null} */ (target)) || this.settingsChanged();
    document.addEventListener("scroll", scrolled, options);
    window.addEventListener("resize", () => this.settingsChanged(), options);
  }

  /** Limits the footer's height, so that the footer never covers the header, however low the sheet is. */
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
    this.#listening.abort(0);
    cancelAnimationFrame(this.#reportFrame);
    this.#progress = null;
    for (const slot of this.#readers.splice(0)) slot.removeAttribute("style");
    this.parts["footer-room"].removeAttribute("style");
    this.parts.slot.removeAttribute("data-quire-bare");
    this.isBare = false;
    this.boundFooter(0);
  }

  toggleState(/** @type {string} */ name, /** @type {boolean} */ isOn) {
    // Browsers without custom states do not have the selector either.
    const { states } = this.#internals;
    if (isOn) states?.add(name);
    else states?.delete(name);
  }

  #emit(/** @type {EventName} */ name, detail = {}) {
    this.element.dispatchEvent(makeEvent(name, detail));
  }

  /**
   * Logs a warning about the element. Logs each warning once.
   * @param {string} warning a sentence
   * @param {...unknown} rest further values for the console
   */
  logWarning(warning, ...rest) {
    if (this.#warnings.has(warning)) return;
    this.#warnings.add(warning);
    console.warn(`quire-sheet: ${warning}`, this.element, ...rest);
  }
}

/**
 * Sets the properties that follow the sheet.
 * @param {HTMLElement} element
 * @param {string} height
 * @param {string} fraction
 */
function publish({ style }, height, fraction) {
  style.setProperty("--quire-visible-height", height);
  style.setProperty("--quire-fraction", fraction);
}

/** Returns the height of the part of a sheet above the window's lower edge, in CSS pixels. */
function visibleHeight(/** @type {Progress} */ { offset }) {
  return Math.max((loading.live?.containerHeight ?? 0) - offset, 0);
}

/**
 * @param {EventName} name
 * @param {object} detail
 * @param {boolean} [cancelable]
 */
function makeEvent(name, detail, cancelable = false) {
  return new CustomEvent(`quire-${name}`, { bubbles: true, composed: true, cancelable, detail });
}
