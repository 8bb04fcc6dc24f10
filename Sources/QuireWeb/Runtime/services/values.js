// SPDX-License-Identifier: Apache-2.0

/** The values that pass between the app and its script, as `ScriptValue` defines them in Swift. */

const [nothing, no, yes, number, text, bytes, list] = [0, 1, 2, 3, 4, 5, 6];

/** The maximum nesting of lists. Without a limit, writing a list that contains itself would never end. */
const deepest = 64;

/** An error for a value that can't be passed. Its message describes the value. */
export class Unusable extends Error {}

/**
 * @param {import("./parcel.js").ParcelReader} parcel
 * @returns {unknown}
 */
export function readValue(parcel) {
  switch (parcel.word()) {
    case no: return false;
    case yes: return true;
    case number: return parcel.number();
    case text: return parcel.text();
    case bytes: return parcel.content().slice();
    case list: return Array.from({ length: parcel.word() }, () => readValue(parcel));
    default: return undefined;
  }
}

/**
 * @param {import("./parcel.js").ParcelWriter} parcel
 * @param {unknown} value
 * @returns {import("./parcel.js").ParcelWriter}
 */
export function writeValue(parcel, value, depth = 0) {
  if (value === undefined || value === null) return parcel.word(nothing);
  if (typeof value === "boolean") return parcel.word(value ? yes : no);
  if (typeof value === "number") return parcel.word(number).number(value);
  if (typeof value === "string") return parcel.word(text).text(value);
  if (value instanceof ArrayBuffer) return parcel.word(bytes).content(new Uint8Array(value));
  if (value instanceof Uint8Array) return parcel.word(bytes).content(value);
  if (Array.isArray(value)) {
    if (depth >= deepest) throw new Unusable(`a list with more than ${deepest} lists in each other`);
    parcel.word(list).word(value.length);
    for (const item of value) writeValue(parcel, item, depth + 1);
    return parcel;
  }
  throw new Unusable(typeof value === "object" ? `a ${value.constructor?.name ?? "object"}` : `a ${typeof value}`);
}
