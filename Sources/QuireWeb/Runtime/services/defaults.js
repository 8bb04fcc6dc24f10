// SPDX-License-Identifier: Apache-2.0

import { ParcelReader, ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { place } from "./place.js";

const [none, text, integer, number, flag, bytes, texts, list] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Small values in the local storage. Each has its own key and is stored as its parcel's bytes, one per letter.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  /** Values that could not be stored. They last until the page is left. `undefined` marks a removed value.
   * @type {Map<string, Uint8Array | undefined>} */
  const unkept = new Map();
  /** The keys with damaged values.
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
 * Whether a stored value is complete. Another program may have written it, or it may be truncated.
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
