// SPDX-License-Identifier: Apache-2.0

import { arrowBits, attributes, indexOf } from "./attributes.js";
import { describe, DetentNames, readDetents } from "./detents.js";
import * as ElementDetent from "./format/detent.js";
import * as ElementFlags from "./format/flags.js";

/** @typedef {import("./attributes.js").ChoiceName} ChoiceName */
/** @typedef {import("./attributes.js").QuireSheet} QuireSheet */
/** @typedef {import("./attributes.js").SettingName} SettingName */

/** An element's settings: stores the values of its properties and writes them into messages. */
export class Settings {
  #element;
  #parts;
  #warn;
  /** The values that the page has set. They may violate the declared types.
   * @type {Partial<Pick<QuireSheet, SettingName>>} */
  #values = {};
  /** @type {import("./detents.js").Detent[] | null} */
  #detents = null;

  names = new DetentNames();
  /** The user's selection. If the page removes that detent, there is no warning.
   * @type {string | null} */
  chosen = null;

  /**
   * @param {HTMLElement} element
   * @param {import("./shell.js").Shell} parts
   * @param {(warning: string, ...rest: unknown[]) => void} warn
   */
  constructor(element, parts, warn) {
    this.#element = element;
    this.#parts = parts;
    this.#warn = warn;
  }

  /**
   * The value that was set, or the default.
   * @template {SettingName} Name
   * @param {Name} name
   */
  get(name) {
    return /** @type {QuireSheet[Name]} */ (name in this.#values ? this.#values[name] : attributes[name][1]);
  }

  /**
   * @template {SettingName} Name
   * @param {Name} name
   * @param {QuireSheet[Name]} value
   */
  set(name, value) {
    this.#values[name] = value;
    if (name === "detents") this.#detents = null;
  }

  get detents() {
    const read = (/** @type {QuireSheet["detents"]} */ declared) => readDetents(
      declared, this.names, this.#measure, this.#naturalHeight, (warning) => this.#warn(`detents: ${warning}`));
    this.#detents ??= this.read(() => read(this.get("detents"))) ?? read("large");
    return this.#detents;
  }

  /**
   * Calls a function that reads the page's objects. If their code throws, warns and returns `undefined`.
   * @template Value
   * @param {() => Value} read
   */
  read(read) {
    try {
      return read();
    } catch (error) {
      this.#warn("a setting threw; it counts as unset.", error);
    }
  }

  /** The detent at which the sheet opens: the selected one, or the first. */
  get first() {
    const selected = this.get("selectedDetent");
    return this.detents.find(({ identifier }) => identifier === selected) ?? this.detents[0];
  }

  /** Whether only code may dismiss the sheet. */
  get isModal() {
    return this.get("modalInPresentation") || this.get("closedBy") === "none";
  }

  get followsContent() {
    return this.anchor !== null || this.detents.some(({ kind }) => kind === ElementDetent.fitted);
  }

  /** Returns the key of a declared detent. Warns and returns `undefined` if there is none. */
  keyOf(/** @type {string | null} */ identifier) {
    const found = this.detents.find((detent) => detent.identifier === identifier);
    if (!found) this.#warn(`${describe(identifier)} is no detent of this sheet; it settles where it would.`);
    return found?.key;
  }

  /**
   * Writes the settings into a message.
   * @param {import("../../SheetBrowser/Runtime/writer.js").Writer} writer
   * @param {boolean} isStacked whether the sheet is above another sheet
   * @param {boolean} wantsProgress whether progress is reported in each frame of a motion
   */
  write(writer, isStacked, wantsProgress) {
    const { anchor, detents } = this;
    const isPopover = anchor !== null;
    this.#parts.natural.toggleAttribute("data-quire-fits", this.followsContent);
    const source = anchor?.getBoundingClientRect() ?? new DOMRect();
    const [width, height] = this.read(() => {
      const { width, height } = this.get("preferredContentSize") ?? (isPopover ? this.#naturalSize : source);
      return [+width, +height];
    }) ?? [0, 0];
    const flags =
      (this.get("prefersGrabberVisible") ? ElementFlags.prefersGrabberVisible : 0) |
      (this.get("prefersEdgeAttachedInCompactHeight") ? ElementFlags.prefersEdgeAttachedInCompactHeight : 0) |
      (this.get("widthFollowsPreferredContentSizeWhenEdgeAttached") ? ElementFlags.widthFollowsPreferredContentSize : 0) |
      (this.get("prefersPageSizing") ? ElementFlags.prefersPageSizing : 0) |
      (this.isModal ? ElementFlags.modalInPresentation : 0) |
      (this.get("presenter") !== "none" && (isStacked || this.presenter) ? ElementFlags.pushesBackPresenter : 0) |
      (wantsProgress ? ElementFlags.wantsProgressInMotion : 0) |
      (isPopover ? ElementFlags.hasSource : 0);
    writer.flag(this.get("look") === "floating");
    writer.flag(isPopover);
    writer.word(flags);
    for (const name of /** @type {const} */ (["selectedDetent", "largestUndimmedDetent"])) {
      const chosen = name === "selectedDetent" ? this.chosen : null;
      const identifier = this.get(name) ?? null;
      if (![null, chosen, ...detents.map((detent) => detent.identifier)].includes(identifier)) {
        this.#warn(`${name} ${describe(identifier)} is no detent of this sheet; it counts as none.`);
      }
      writer.word(this.names.key(identifier));
    }
    writer.real(this.read(() => +(this.get("preferredCornerRadius") ?? -1)) ?? -1);
    writer.word(this.#choice("placement"));
    writer.word(this.get("prefersScrollingExpandsWhenScrolledToEdge") ? this.#choice("handoffExpand") : 0);
    writer.word(this.#choice("handoffCollapse"));
    writer.word(this.#choice("keyboard"));
    for (const value of [width, height, source.x, source.y, source.width, source.height]) writer.real(value);
    writer.word(this.read(() => arrowBits(this.get("permittedArrowDirections"))) ?? 0);
    writer.word(detents.length);
    for (const { key, kind } of detents) {
      writer.word(key);
      writer.word(kind);
    }
  }

  /**
   * Returns the index of a setting that is one of several words. Unlike an attribute, a property may have an invalid
   * value.
   */
  #choice(/** @type {ChoiceName} */ name) {
    const value = this.get(name);
    const index = indexOf(name, value);
    if (index >= 0) return index;
    this.#warn(`${name} ${describe(value)} is unknown; it counts as ${attributes[name][1]}.`);
    return indexOf(name, attributes[name][1]);
  }

  /**
   * Returns the current height of a detent in CSS pixels, or NaN if it is inactive. Never throws.
   * @param {number} key
   * @param {import("./detents.js").Context} context
   */
  heightOf(key, context) {
    const detent = this.detents.find((detent) => detent.key === key);
    if (!detent?.height) return NaN;
    try {
      const height = detent.height(context);
      // A function returns nothing for an inactive detent.
      if (height === null || height === undefined) return NaN;
      if (typeof height === "number" && !Number.isNaN(height)) {
        return Math.max(0, Math.min(height, context.maximumDetentValue));
      }
      this.#warn(`the detent ${describe(detent.identifier)} gave ${describe(height)}; it takes no part.`);
    } catch (error) {
      this.#warn(`the detent ${describe(detent.identifier)} threw; it takes no part.`, error);
    }
    return NaN;
  }

  /** Converts a CSS length to pixels. Percentages refer to the largest height.
   * @type {import("./detents.js").Measure} */
  #measure = (css, maximum) => {
    const { room } = this.#parts;
    const probe = /** @type {HTMLElement} */ (room.firstElementChild);
    room.style.height = `${maximum}px`;
    probe.style.height = css;
    const height = Number.parseFloat(getComputedStyle(probe).height);
    room.removeAttribute("style");
    probe.removeAttribute("style");
    return height;
  };

  /** Returns the height of header, content and footer, without the safe area's insets. */
  #naturalHeight = () => {
    const { header, natural, footer } = this.#parts;
    const inset = Number.parseFloat(getComputedStyle(footer).paddingBottom) || 0;
    return header.offsetHeight + natural.offsetHeight + Math.max(footer.offsetHeight - inset, 0);
  };

  get #naturalSize() {
    return { width: Math.min(this.#parts.box.offsetWidth || 320, 320), height: this.#naturalHeight() };
  }

  /** The element that a popover points at, or `null` if the sheet is never a popover. */
  get anchor() {
    return this.#referred("anchor");
  }

  /** The element that is pushed back. */
  get presenter() {
    const found = this.get("presenter") === "none" ? null : this.#referred("presenter");
    return /** @type {import("../../SheetBrowser/Runtime/motion.js").Styled | null} */ (found);
  }

  /** Returns the element of a setting whose value is an element or its id. */
  #referred(/** @type {"anchor" | "presenter"} */ name) {
    const value = this.get(name);
    if (value === null || value === undefined || value === "") return null;
    if (value instanceof Element) return value;
    // An element outside any document has no root to search.
    const root = /** @type {Partial<Document>} */ (this.#element.getRootNode());
    const id = this.read(() => `${value}`) ?? "";
    const found = root.getElementById?.(id) ?? document.getElementById(id);
    if (!found) this.#warn(`${name}=${describe(value)} names no element.`);
    return found ?? null;
  }
}
