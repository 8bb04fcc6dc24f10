// SPDX-License-Identifier: Apache-2.0

import { ParcelReader, ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { place } from "./place.js";

const [none, text, integer, number, flag, bytes, texts, list] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Small values in the local storage: each under its key, as the bytes of its parcel, one in each letter.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  /** What could not be kept; it is there until the page is left. Without a value it was removed.
   * @type {Map<string, Uint8Array | undefined>} */
  const unkept = new Map();
  /** The keys whose values are damaged.
   * @type {Set<string>} */
  const damaged = new Set();
  const nameOf = (/** @type {string} */ key) => `${place}#${key}`;

  const stored = (/** @type {string} */ key) => {
    if (unkept.has(key)) return unkept.get(key);
    try {
      const letters = localStorage.getItem(nameOf(key));
      if (letters === null) return undefined;
      const value = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
      if (!/[^\0-\xff]/.test(letters) && isWhole(value)) return value;
      if (!damaged.has(key)) console.warn(`The value of "${key}" in the local storage is damaged. The app begins without it.`);
      damaged.add(key);
      return undefined;
    } catch {
      return undefined;
    }
  };

  return {
    get(/** @type {number} */ address, /** @type {number} */ count) {
      const value = stored(part.read(address, count).text());
      const parcel = new ParcelWriter();
      return part.keep(value ? parcel.raw(value) : parcel.word(none));
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

/**
 * Whether a value is what `set` writes: another program may have written it, or it may be cut off.
 * @param {Uint8Array} value
 */
function isWhole(value) {
  const view = new DataView(value.buffer);
  let position = 4;
  const word = (/** @type {number} */ at) => at + 4 <= value.length ? view.getUint32(at, true) : Infinity;
  const skip = () => void (position += 4 + word(position));
  switch (word(0)) {
    case text: case integer: case bytes: case list: skip(); break;
    case number: position += 8; break;
    case flag: position += 4; break;
    case texts:
      position += 4;
      for (let left = word(4); left > 0; left--) {
        if (position >= value.length) return false;
        skip();
      }
      break;
    default: return false;
  }
  return position === value.length;
}
