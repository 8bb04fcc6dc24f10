// SPDX-License-Identifier: Apache-2.0

import { CloseRequests } from "../../SheetBrowser/Runtime/closing.js";
import { Contacts } from "../../SheetBrowser/Runtime/contacts.js";
import { focusedElement } from "../../SheetBrowser/Runtime/editable.js";
import { Environment, sizeClasses } from "../../SheetBrowser/Runtime/environment.js";
import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import * as Part from "../../SheetBrowser/Runtime/format/part.js";
import { parentOf, pathOf } from "../../SheetBrowser/Runtime/hit.js";
import { SoftKeyboard } from "../../SheetBrowser/Runtime/keyboard.js";
import { Keys } from "../../SheetBrowser/Runtime/keys.js";
import { element } from "../../SheetBrowser/Runtime/layer.js";
import { Layers } from "../../SheetBrowser/Runtime/layers.js";
import { instantiate } from "../../SheetBrowser/Runtime/module.js";
import { Pointers } from "../../SheetBrowser/Runtime/pointers.js";
import { Port } from "../../SheetBrowser/Runtime/port.js";
import { setLabels } from "../../SheetBrowser/Runtime/words.js";
import { Touches } from "../../SheetBrowser/Runtime/touches.js";
import { Wake } from "../../SheetBrowser/Runtime/wake.js";
import { Wheels } from "../../SheetBrowser/Runtime/wheels.js";
import { ElementScrollers } from "./element-scrollers.js";
import { Reach } from "./reach.js";
import { RootLayer } from "./root-layer.js";
import { SheetLayer } from "./sheet-layer.js";
import * as Command from "../../SheetBrowser/Runtime/format/command.js";

/** @typedef {import("../../SheetBrowser/Runtime/writer.js").Writer} Writer */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./loading.js").loading} Loading */

const utf8 = new TextDecoder();
const sizeClassNames = ["", "compact", "regular"];

/** The initial value of fields that are set once the engine has loaded, before anything reads them. */
const unset = /** @type {never} */ (undefined);

/** All sheets of the document: one engine, one stack, and the state that they share while any of them is presented. */
export class Page {
  /** The container of the sheets, inside the lowest sheet's host, so that it fills the window in any layout of the page.
   * @type {HTMLElement} */
  #stage = unset;
  /** @type {Sheet[]} presented, bottom to top */
  #sheets = [];
  /** The object that each report is read into. Sheets keep this object only.
   * @type {{ -readonly [Name in keyof import("./sheet.js").Progress]: import("./sheet.js").Progress[Name] }} */
  #progress = {
    offset: 0, velocity: 0, total: 0, segment: [0, 0], fraction: 0, target: 0, visibility: 1, cause: 0,
  };
  /** @type {Set<Element>} elements that the page has shown in the top layer since the first presentation */
  #above = new Set();
  #reach = new Reach();
  /** Reports when a host becomes visible or invisible. */
  #sight = new IntersectionObserver(() => this.#look());
  #latest = 0;
  #loading;
  /** @type {Contacts} */
  #contacts = unset;
  /** @type {Port} */
  #port = unset;
  /** @type {Layers<SheetLayer>} */
  #layers = unset;
  /** @type {ElementScrollers} */
  #scrollers = unset;
  /** @type {Environment} */
  #environment = unset;
  /** @type {SoftKeyboard} */
  #keyboard = unset;
  /** @type {CloseRequests} */
  #closing = unset;
  /** @type {Keys} */
  #keys = unset;
  /** @type {RootLayer} */
  #root = unset;

  /**
   * Starts the engine.
   * @param {Promise<Response>} module
   * @param {Loading} loading
   */
  static async start(module, loading) {
    const page = new Page(loading);
    await page.#start(module);
    return page;
  }

  /** @param {Loading} loading */
  constructor(loading) {
    this.#loading = loading;
    setLabels(loading.labels);
  }

  /** The texts for assistive technologies. */
  setLabels(/** @type {Record<string, string>} */ labels) {
    setLabels(labels);
  }

  async #start(/** @type {Promise<Response>} */ module) {
    /** @type {WebAssembly.Memory} */
    let memory;
    const bytes = (/** @type {number} */ start, /** @type {number} */ count) =>
      new Uint8Array(memory.buffer, start >>> 0, count);
    const host = {
      random: (/** @type {number} */ start, /** @type {number} */ count) => crypto.getRandomValues(bytes(start, count)),
      write: (/** @type {number} */ start, /** @type {number} */ count) =>
        console.warn(`quire-sheet: ${utf8.decode(bytes(start, count))}`),
      height: this.#height,
    };
    const exports = await instantiate(module, { host });
    memory = exports.memory;
    exports.quire_main();
    this.#set(new Port(exports));
  }

  #set(/** @type {Port} */ port) {
    this.#port = port;
    port.onFailure = (error) => this.#failed(error);
    const mat = element("div", "quire-root");
    this.#stage = element("div", "quire-stage", mat);
    this.#keyboard = new SoftKeyboard(this.#stage, (number) => this.#layers.find(number));
    this.#environment = new Environment(port, this.#stage, this.#keyboard);
    this.#root = new RootLayer(this, this.#stage, mat);
    this.#layers = new Layers(port, this.#stage, this.#root, (number) => {
      // The engine shows only sheets that have been presented.
      const sheet = /** @type {Sheet} */ (this.#find(number));
      return new SheetLayer(number, () => this.#environment.height, sheet);
    });
    this.#scrollers = new ElementScrollers(port, this.#stage);
    const contacts = (this.#contacts = new Contacts(port, this.#stage, this.#scrollers));
    const touches = new Touches(contacts, this.#stage);
    const pointers = new Pointers(contacts, this.#stage);
    const wheels = new Wheels(port, this.#layers, this.#scrollers, touches);
    const listeners = [this.#scrollers, contacts, touches, pointers];
    this.#closing = new CloseRequests(port, this.#layers);
    this.#keys = new Keys(port, this.#layers, this.#closing);
    this.#layers.onRemove = this.#keyboard.check;
    this.#layers.onModality = this.#closing.follow;
    this.#layers.onInsert = ({ host, sheet }) => {
      // An element keeps its tree from one presentation to the next, so listeners are added once.
      if (sheet.isWired) return;
      sheet.isWired = true;
      touches.watch(host);
      wheels.watch(host);
      for (const listener of listeners) listener.listen(host);
    };
    new Wake(port);
    port.on(Command.sheetDetent, (reader) => {
      const [layer, key, hasLarger, hasSmaller] = [reader.word(), reader.word() | 0, reader.flag(), reader.flag()];
      this.#find(layer)?.restsAt(key, this.#layers.existing(layer), hasLarger, hasSmaller);
    });
    port.on(Command.sheetNotice, (reader) => {
      const [layer, notice, detail] = [reader.word(), reader.word(), reader.word() | 0];
      this.#find(layer)?.noticed(notice, detail);
    });
    port.on(Command.sheetProgress, (reader) => {
      const sheet = this.#find(reader.word());
      const progress = this.#progress;
      progress.offset = reader.real();
      progress.velocity = reader.real();
      progress.total = reader.real();
      progress.segment[0] = reader.word();
      progress.segment[1] = reader.word();
      progress.fraction = reader.real();
      progress.target = reader.word();
      progress.visibility = reader.real();
      progress.cause = reader.word();
      sheet?.moved(progress);
    });
    port.on(Command.sheetQuestion, (reader) => {
      const [layer, token, subject, key] = [reader.word(), reader.word(), reader.word(), reader.word() | 0];
      this.#find(layer)?.questioned(token, subject, key, this.#contacts.acting === Part.dimming);
    });
  }

  /** Returns the sheet of a layer. */
  #find(/** @type {number} */ layer) {
    // An indexed loop, because it runs for each move of a finger.
    for (let index = 0; index < this.#sheets.length; index++) {
      if (this.#sheets[index].layer === layer) return this.#sheets[index];
    }
    return undefined;
  }

  /** The number of calls into WebAssembly so far. */
  get turns() {
    return this.#port?.turns ?? 0;
  }

  /** The height of the container, in points. */
  get containerHeight() {
    return this.#environment.height;
  }

  /** Called when a sheet's texts for assistive technologies have changed. */
  nameChanged(/** @type {Sheet} */ sheet) {
    this.#layers.existing(sheet.layer)?.updateName();
  }

  /** Called when a sheet's footer has received its first content or lost its last. */
  footed(/** @type {Sheet} */ sheet) {
    this.#layers.existing(sheet.layer)?.placeFooter();
  }

  /** Called when a presented sheet's parts have their first sizes, and when a size changes. */
  laidOut(/** @type {Sheet} */ sheet) {
    const layer = this.#layers.existing(sheet.layer);
    if (layer?.phase === "resting") layer.ruleScroller();
  }

  /** Whether the sheet is presented above another sheet, or will be. */
  isStacked(/** @type {Sheet} */ sheet) {
    return this.#sheets.indexOf(sheet) > 0;
  }

  // MARK: Presenting

  /** Puts a sheet above all others. */
  present(/** @type {Sheet} */ sheet, /** @type {boolean} */ isAnimated) {
    sheet.layer = ++this.#latest + 1;
    this.#sheets.push(sheet);
    sheet.raise();
    this.#sight.observe(sheet.parts.host);
    if (this.#sheets.length === 1) this.#beginPresenting();
    this.#look();
    this.#send(sheet, Message.sheetPresent, isAnimated);
  }

  configure(/** @type {Sheet} */ sheet, /** @type {boolean} */ isAnimated) {
    this.#send(sheet, Message.sheetConfigure, isAnimated);
  }

  /**
   * Sends a sheet's settings.
   * @param {Sheet} sheet
   * @param {number} message one of `Message`
   * @param {boolean} isAnimated
   */
  #send(sheet, message, isAnimated) {
    this.#port.send(message, (writer) => {
      writer.word(sheet.layer);
      writer.flag(isAnimated);
      sheet.write(writer);
    });
  }

  dismiss(/** @type {Sheet} */ sheet, /** @type {boolean} */ isAnimated) {
    const { layer } = sheet;
    this.#port.send(Message.sheetDismiss, (writer) => {
      writer.word(layer);
      writer.flag(isAnimated);
    });
  }

  /**
   * Answers a question: yes or no, or a detent's key.
   * @param {number} token the question's token
   * @param {boolean} may
   * @param {number} [key] -1 for none
   */
  answer(token, may, key = -1) {
    this.#port.send(Message.sheetAnswer, (writer) => {
      writer.word(token);
      writer.flag(may);
      writer.word(key);
    });
  }

  /** Called when a sheet has left. */
  left(/** @type {Sheet} */ sheet) {
    const index = this.#sheets.indexOf(sheet);
    if (index < 0) return;
    this.#sheets.splice(index, 1);
    this.#sight.unobserve(sheet.parts.host);
    if (this.#sheets.length === 0) this.#end();
    this.#look();
  }

  /** Called when a presented sheet was moved in the document, which removed it and its content from the top layer. */
  restack() {
    for (const sheet of this.#sheets) {
      if (sheet.parts.host.matches(":popover-open")) sheet.parts.host.hidePopover();
      sheet.raise();
    }
    this.#look();
    // An element that moves loses the focus.
    this.#layers?.settleFocus();
  }

  /** Whether another sheet that is not leaving is above this one. */
  isCovered(/** @type {Sheet} */ sheet) {
    return sheet.layer !== 0 && this.#sheets.findLast(({ isLeaving }) => !isLeaving) !== sheet;
  }

  /** Whether an element is inert only because of a sheet. */
  hasMadeInert(/** @type {HTMLElement} */ element) {
    return this.#reach.has(element);
  }

  /** Updates the sheets' visibility. A sheet is visible as long as its ancestors are, and the stage must be inside a
   * visible host. */
  #look() {
    let hasCome = false;
    for (const sheet of this.#sheets) {
      const { host } = sheet.parts;
      const isSeen = host.checkVisibility?.() ?? true;
      if (isSeen === sheet.isSeen) continue;
      sheet.isSeen = isSeen;
      hasCome ||= isSeen;
      if (!isSeen && host.matches(":popover-open")) sheet.logWarning("it lies in something that is not shown, and is seen and reached once that is.");
    }
    const ground = (this.#sheets.find(({ isSeen }) => isSeen) ?? this.#sheets[0])?.parts.host;
    if (ground && this.#stage.parentNode !== ground) ground.prepend(this.#stage);
    this.updateReach();
    if (hasCome) this.#layers.settleFocus();
  }

  // MARK: The page while sheets are presented

  #beginPresenting() {
    this.#sheets[0].parts.host.prepend(this.#stage);
    this.#port.send(Message.environment, (writer) => this.#environment.write(writer));
    this.#environment.observe();
    this.#keyboard.watch();
    this.#keys.begin();
    document.addEventListener("toggle", this.#toggled, { capture: true });
  }

  #end() {
    this.#environment.stop();
    this.#sight.disconnect();
    this.#root.release();
    this.#stage.remove();
    this.#scrollers.forget();
    this.#above.clear();
    this.#keyboard.end();
    this.#keys.end();
    this.#closing.end();
    document.removeEventListener("toggle", this.#toggled, { capture: true });
  }

  /** Elements that the page shows above the sheets must stay reachable. */
  #toggled = (/** @type {Event} */ event) => {
    const [shown] = pathOf(event);
    if (!shown || shown.classList.contains("quire-host")) return;
    if (/** @type {ToggleEvent} */ (event).newState === "open" && shown.localName !== "details") this.#above.add(shown);
    else this.#above.delete(shown);
    this.#look();
  };

  /** Makes everything below the topmost visible dimmed sheet unreachable. */
  updateReach() {
    const blocking = this.#sheets.findLastIndex(({ isSeen, parts }) => isSeen && parts.box.ariaModal === "true");
    this.#reach.limit(blocking < 0 ? [] : [...this.#sheets.slice(blocking).map(({ element }) => element), ...this.#above]);
  }

  /** Whether the focus is in an element that the page shows above the sheets. */
  get hasFocusAbove() {
    for (let node = focusedElement(); node; node = parentOf(node)) if (this.#above.has(node)) return true;
    return false;
  }

  /** The element that the lowest sheet pushes back. */
  get presenter() {
    return this.#sheets[0]?.settings.presenter ?? null;
  }

  // MARK: Detents

  /**
   * The import `host.height`. Returns a detent's height in points, or NaN if the detent is inactive. Never throws, even
   * if an author's function does.
   * @param {number} layer
   * @param {number} key
   * @param {number} maximum the height of the `large` detent, in points
   */
  #height = (layer, key, maximum) => {
    const sheet = this.#find(layer);
    if (!sheet) return NaN;
    const { across, down } = sizeClasses(innerWidth, innerHeight);
    return sheet.settings.heightOf(key, {
      maximumDetentValue: maximum,
      containerTraits: { horizontalSizeClass: sizeClassNames[across], verticalSizeClass: sizeClassNames[down] },
    });
  };

  /** Called when the engine has stopped. Every sheet then shows its content without moving. */
  #failed(/** @type {unknown} */ error) {
    const sheets = [...this.#sheets];
    for (const sheet of [...sheets].reverse()) this.left(sheet);
    this.#loading.stopped(error);
    // The last sheet to be shown is in front.
    for (const sheet of sheets) sheet.freeze();
  }
}
