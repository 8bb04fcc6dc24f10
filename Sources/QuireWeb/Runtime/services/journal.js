// SPDX-License-Identifier: Apache-2.0

import { place } from "./place.js";

/** The largest value that the journal stores, in bytes. The local storage has room for a few million letters in all. */
const most = 262144;
const prefix = `${place}!`;
/** Distinguishes the entries of this page from those of earlier pages and of other tabs. */
const page = `${Date.now()}.${Math.random()}`;

/**
 * Values that are still being written to the database, stored in the local storage at the same moment. If the page is
 * left before the database has a value, the next start finds it here. Values that are too large are not stored.
 */
export class Journal {
  #count = 0;

  /**
   * Stores a value, in place of an earlier entry for its key.
   * @param {string} key
   * @param {Uint8Array | undefined} value `undefined` for a removal
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
      // The storage is full or not allowed. The value is then only in the database, once that has it. An older entry
      // must not stay here, since it would replace the value later.
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        // Nothing could be removed either.
      }
    }
    return mark;
  }

  /** Removes the entry with a mark, unless a later entry has replaced it. */
  strike(/** @type {string} */ key, /** @type {string} */ mark) {
    try {
      if (localStorage.getItem(prefix + key)?.startsWith(mark)) localStorage.removeItem(prefix + key);
    } catch {
      // There is no storage.
    }
  }

  /** The entries that an earlier page left.
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
