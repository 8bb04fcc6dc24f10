// SPDX-License-Identifier: Apache-2.0

import { ParcelReader, ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { place } from "./place.js";

const none = 0;

/**
 * Small values in the local storage: each under its key, as the bytes of its parcel, one in each letter.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  /** What could not be kept; it is there until the page is left. Without a value it was removed.
   * @type {Map<string, Uint8Array | undefined>} */
  const unkept = new Map();
  const nameOf = (/** @type {string} */ key) => `${place}#${key}`;

  const stored = (/** @type {string} */ key) => {
    if (unkept.has(key)) return unkept.get(key);
    try {
      const text = localStorage.getItem(nameOf(key));
      return text === null ? undefined : Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    } catch {
      return undefined;
    }
  };

  return {
    get(/** @type {number} */ address, /** @type {number} */ count) {
      const bytes = stored(part.read(address, count).text());
      const parcel = new ParcelWriter();
      return part.keep(bytes && isWhole(bytes) ? parcel.raw(bytes) : parcel.word(none));
    },
    set(/** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const key = question.text();
      const value = question.rest();
      const isRemoved = new ParcelReader(value).word() === none;
      try {
        if (isRemoved) localStorage.removeItem(nameOf(key));
        else localStorage.setItem(nameOf(key), Array.from(value, (byte) => String.fromCharCode(byte)).join(""));
        unkept.delete(key);
      } catch (error) {
        unkept.set(key, isRemoved ? undefined : value);
        console.warn(`The value of "${key}" can't be kept beyond this page:`, error);
      }
    },
    take: part.take,
  };
}

/** Whether a value can be read; another program may have written it. */
function isWhole(/** @type {Uint8Array} */ bytes) {
  return bytes.length >= 8 && new ParcelReader(bytes).word() <= 6;
}
