// SPDX-License-Identifier: Apache-2.0

import { place } from "./place.js";

/** The largest value that is written down, in bytes: the local storage has room for a few million letters in all. */
const most = 262144;
const prefix = `${place}!`;
/** Tells the entries of this page from those of an earlier one, and of other tabs. */
const page = `${Date.now()}.${Math.random()}`;

/**
 * Values on their way into the database, written down in the local storage at once: a page that is left before the
 * database has a value finds it there at its next start. Values that are too large are not written down.
 */
export class Journal {
  #count = 0;

  /**
   * Writes a value down, in place of an earlier one of its key.
   * @param {string} key
   * @param {Uint8Array | undefined} value nothing for a removal
   * @returns {string} the mark of the entry, for `strike`
   */
  write(key, value) {
    const mark = `${page}.${++this.#count}`;
    try {
      if (value && value.length > most) {
        localStorage.removeItem(prefix + key);
      } else {
        const letters = value ? Array.from(value, (byte) => String.fromCharCode(byte)).join("") : undefined;
        localStorage.setItem(prefix + key, letters === undefined ? `${mark}-` : `${mark}+${letters}`);
      }
    } catch {
      // It is full, or not allowed: the value is only in the database, as soon as that has it. An entry that stayed here
      // would replace it later.
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        // Nothing was written down either.
      }
    }
    return mark;
  }

  /** Removes the entry with a mark, unless a later one is in its place. */
  strike(/** @type {string} */ key, /** @type {string} */ mark) {
    try {
      if (localStorage.getItem(prefix + key)?.startsWith(mark)) localStorage.removeItem(prefix + key);
    } catch {
      // There is none.
    }
  }

  /** The entries that an earlier page has left.
   * @returns {{ key: string, mark: string, value: Uint8Array | undefined }[]} */
  get entries() {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(prefix)).flatMap((name) => {
        const entry = /^([\d.]+)([+-])([\0-\xff]*)$/.exec(localStorage.getItem(name) ?? "");
        if (!entry) return [];
        const [, mark, sign, letters] = entry;
        const value = sign === "+" ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined;
        return [{ key: name.slice(prefix.length), mark, value }];
      });
    } catch {
      return [];
    }
  }
}
