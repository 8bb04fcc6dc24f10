// SPDX-License-Identifier: Apache-2.0

import * as ElementDetent from "./format/detent.js";

/**
 * @typedef {object} Context the argument of a function that computes a detent's height
 * @property {number} maximumDetentValue the height of `large` inside the safe area, in CSS pixels
 * @property {{ horizontalSizeClass: string, verticalSizeClass: string }} containerTraits "compact" or "regular"
 */

/**
 * A declared detent.
 * @typedef {object} Detent
 * @property {number} key
 * @property {string} identifier
 * @property {number} kind one of `ElementDetent`
 * @property {(context: Context) => number} [height] computes the height if the page decides it; NaN if it is inactive
 * @property {string} [css] the height as CSS for a style sheet that has the largest height, if CSS can express it
 */

/** @typedef {import("./attributes.js").Warn} Warn */
/** @typedef {(css: string, maximum: number) => number} Measure converts a CSS length to pixels */
/** @typedef {Omit<Detent, "key">} Unnumbered a detent that does not have a key yet */

const system = ["medium", "large"];
/** The height of `large`, as a variable of the element's style sheet. */
const largest = "var(--large)";
const heights = [`${largest} * var(--medium)`, largest];

/** The identifiers of one element's detents, and their keys in the engine. */
export class DetentNames {
  #identifiers = [...system];

  /** Returns the key of an identifier. A new identifier gets a new key that no detent has. For `null`, returns -1. */
  key(/** @type {string | null} */ identifier) {
    if (identifier === null) return -1;
    const index = this.#identifiers.indexOf(identifier);
    return index >= 0 ? index : this.#identifiers.push(identifier) - 1;
  }

  /** Returns the identifier of a key, or `null` if there is none. */
  identifier(/** @type {number} */ key) {
    return this.#identifiers[key] ?? null;
  }
}

/**
 * Reads an author's declaration. Skips invalid parts, with a warning.
 * @param {string | readonly unknown[] | null | undefined} declared tokens, or an array of tokens, numbers and objects
 * @param {DetentNames} names
 * @param {Measure} measure
 * @param {() => number} natural returns the content's own height
 * @param {Warn} warn
 * @returns {Detent[]} in declared order, never empty
 */
export function readDetents(declared, names, measure, natural, warn) {
  const list = Array.isArray(declared) ? declared : tokens(`${declared ?? "large"}`);
  /** @type {Detent[]} */
  const detents = [];
  for (const item of list) {
    const read = readDetent(item, measure, natural);
    if (!read) {
      warn(`${describe(item)} is no detent and is left out.`);
      continue;
    }
    const key = names.key(read.identifier);
    if (detents.some((other) => other.key === key)) {
      warn(`the detent ${describe(read.identifier)} is declared twice; the first counts.`);
      continue;
    }
    detents.push({ ...read, key });
  }
  if (detents.length > 0) return detents;
  if (list.length > 0 || Array.isArray(declared)) warn("no detent is left; the sheet rests at large.");
  return [{ key: 1, identifier: "large", kind: ElementDetent.large, css: largest }];
}

/** Splits a text into words. A word includes its brackets. */
function tokens(/** @type {string} */ text) {
  return text.match(/[^\s(]*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^\s(]*)+|\S+/g) ?? [];
}

/**
 * @param {unknown} item
 * @param {Measure} measure
 * @param {() => number} natural
 * @returns {Unnumbered | null} `null` if it is invalid
 */
function readDetent(item, measure, natural) {
  if (typeof item === "object" && item !== null) {
    const { identifier, height } = /** @type {{ identifier?: unknown, height?: unknown }} */ (item);
    if (typeof height === "function") {
      const asked = /** @type {(context: Context) => number} */ (height);
      return { identifier: `${identifier ?? asked.name}`, kind: ElementDetent.asked, height: asked };
    }
    const read = readDetent(height ?? identifier, measure, natural);
    return read && identifier !== undefined ? { ...read, identifier: `${identifier}` } : read;
  }
  if (typeof item === "number" && item >= 0 && item < Infinity) {
    return { identifier: `${item}`, kind: ElementDetent.asked, ...scaled(item) };
  }
  if (typeof item !== "string") return null;
  const [, name, value] = /^(?:([-\w]+):)?(.+)$/s.exec(item.trim()) ?? [];
  if (value === undefined) return null;
  const identifier = name ?? value;
  const kind = system.indexOf(value);
  if (kind >= 0) return { identifier, kind, css: heights[kind] };
  if (value === "fit-content") return { identifier, kind: ElementDetent.fitted, height: natural };
  const [, number, unit] = /^(\d*\.?\d+)(%|px)?$/.exec(value) ?? [];
  if (unit === "px") return { identifier, kind: ElementDetent.asked, height: () => Number(number), css: value };
  if (unit === "%") return { identifier, kind: ElementDetent.asked, ...scaled(Number(number) / 100) };
  if (number !== undefined) return { identifier, kind: ElementDetent.asked, ...scaled(Number(number)) };
  if (!CSS.supports("height", value) || /^[a-z-]+$/i.test(value)) return null;
  return {
    identifier, kind: ElementDetent.asked, height: ({ maximumDetentValue }) => measure(value, maximumDetentValue),
    // In the style sheet, a percentage would have another base.
    css: value.includes("%") ? undefined : value,
  };
}

/** Converts a number: up to 1 it is a fraction of the largest height, above 1 it is in CSS pixels. */
function scaled(/** @type {number} */ number) {
  return {
    height: (/** @type {Context} */ { maximumDetentValue }) => (number <= 1 ? number * maximumDetentValue : number),
    css: number <= 1 ? `${largest} * ${number}` : `${number}px`,
  };
}

/** Returns a value as text for a warning. Never throws. */
export function describe(/** @type {unknown} */ value) {
  if (typeof value === "string") return `"${value}"`;
  try {
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  } catch {
    return typeof value;
  }
}
