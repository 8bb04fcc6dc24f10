// SPDX-License-Identifier: Apache-2.0

// The conversion of attributes: each kind converts an attribute's text to the property's value, or warns.

/** @typedef {import("./quire-sheet.js").QuireSheet} QuireSheet */

/**
 * The name of a setting, as in the declarations.
 * @typedef {Exclude<keyof QuireSheet, keyof HTMLElement
 *   | "open" | "currentDetent" | "returnValue" | "present" | "dismiss" | "requestDismiss" | "animateChanges"
 *   | "invalidateDetents" | "loading">} SettingName
 */

/**
 * The name of a setting whose value is one of several words.
 * @typedef {"keyboard" | "handoffExpand" | "handoffCollapse" | "placement" | "look" | "closedBy"} ChoiceName
 */

/** @typedef {(warning: string) => void} Warn */

/**
 * Converts an attribute's text to a value. Returns `fallback` if there is no attribute or it is invalid.
 * @template T
 * @typedef {(text: string | null, fallback: T, warn: Warn) => T} Read
 */

/**
 * Reads one of several words, which are in the order of their numbers in messages.
 * @template T
 * @typedef {Read<T> & { values: T[] }} Choice
 */

/** Returns `true` unless the text is "false". An absent attribute gives the setting's default.
 * @type {Read<boolean>} */
function flag(text, fallback, warn) {
  if (text === null) return fallback;
  if (text !== "" && text !== "true" && text !== "false") warn("counts as true");
  return text !== "false";
}

/**
 * @template {string} T
 * @param {...T} values
 * @returns {Choice<T>}
 */
function choice(...values) {
  /** @type {Read<T>} */
  const read = (text, fallback, warn) => {
    if (text === null) return fallback;
    if (values.includes(/** @type {T} */ (text))) return /** @type {T} */ (text);
    warn(`is none of ${values.join(", ")}; it stays ${fallback}`);
    return fallback;
  };
  return Object.assign(read, { values });
}

/** @type {Read<number | null>} */
function length(text, fallback, warn) {
  if (text === null) return fallback;
  const value = Number.parseFloat(text);
  if (value >= 0 && value < Infinity) return value;
  warn("is no length in CSS pixels");
  return fallback;
}

/** @type {Read<{ width: number, height: number } | null>} */
function size(text, fallback, warn) {
  if (text === null) return fallback;
  const [width, height = 0, ...rest] = text.trim().split(/\s+/).map(Number.parseFloat);
  if (width >= 0 && height >= 0 && rest.length === 0) return { width, height };
  warn("is no width and height in CSS pixels");
  return fallback;
}

/** Returns the text unchanged.
 * @type {<T>(text: string | null, fallback: T) => string | T} */
function plain(text, fallback) {
  return text ?? fallback;
}

/** @type {Read<string>} */
function arrows(text, fallback, warn) {
  if (text === null) return fallback;
  const names = text.split(/\s+/).filter(Boolean);
  if (names.length > 0 && names.every((name) => arrowNames.includes(name))) return text;
  warn(`is no list of ${arrowNames.join(", ")}; all are permitted`);
  return fallback;
}

const arrowNames = ["up", "down", "left", "right"];
const handoffs = choice("none", "initial", "within");

/**
 * The settings: the property's name, the conversion of its attribute, and its default. An attribute has the property's
 * name in kebab case.
 * @type {{ [Name in SettingName]: [
 *   read: Name extends ChoiceName ? Choice<QuireSheet[Name]> : Read<QuireSheet[Name]>, fallback: QuireSheet[Name]] }}
 */
export const attributes = {
  detents: [plain, null],
  selectedDetent: [plain, null],
  largestUndimmedDetent: [plain, null],
  prefersGrabberVisible: [flag, false],
  preferredCornerRadius: [length, null],
  prefersScrollingExpandsWhenScrolledToEdge: [flag, true],
  prefersEdgeAttachedInCompactHeight: [flag, false],
  widthFollowsPreferredContentSizeWhenEdgeAttached: [flag, false],
  prefersPageSizing: [flag, true],
  modalInPresentation: [flag, false],
  closedBy: [choice("any", "closerequest", "none"), "any"],
  keyboard: [choice("expand", "ride", "ignore"), "expand"],
  handoffExpand: [handoffs, "within"],
  handoffCollapse: [handoffs, "initial"],
  placement: [choice("automatic", "leading", "center", "trailing"), "automatic"],
  look: [choice("classic", "floating"), "classic"],
  anchor: [plain, null],
  presenter: [plain, null],
  permittedArrowDirections: [arrows, arrowNames.join(" ")],
  preferredContentSize: [size, null],
  reportsProgress: [flag, false],
};

/** Returns the index of a choice, as used in messages, or a negative number if there is no such choice. */
export function indexOf(/** @type {ChoiceName} */ name, /** @type {string} */ value) {
  return /** @type {string[]} */ (attributes[name][0].values).indexOf(value);
}

/** Returns directions as bits, in the order of their names. */
export function arrowBits(/** @type {string} */ text) {
  return arrowNames.reduce((bits, name, index) => (`${text}`.includes(name) ? bits | (1 << index) : bits), 0);
}

export function kebab(/** @type {string} */ name) {
  // The `<dialog>` element writes this attribute without a hyphen.
  if (name === "closedBy") return "closedby";
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
