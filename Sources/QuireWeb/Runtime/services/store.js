// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { place } from "./place.js";

const table = "values";
const version = 1;
const [kept, full, refused, newer, broken] = [0, 1, 2, 3, 4];

/** A browser may never answer; the app begins without its values then, and can't write any. In milliseconds. */
const longestWait = 5000;

/**
 * Large values in IndexedDB. They are all read before the app begins.
 * @param {import("./part.js").Page} page
 */
export async function open(page) {
  const part = new Part(page);
  /** @type {Map<string, Uint8Array>} */
  let values = new Map();
  /** @type {IDBDatabase | undefined} */
  let database;
  let reason = broken;
  try {
    const opening = opened();
    database = await Promise.race([opening, late()]);
    database.onversionchange = () => {
      // A newer version of the app, in another tab, waits for this one to let go.
      database?.close();
      [database, reason] = [undefined, newer];
    };
    values = await read(database);
  } catch (error) {
    [database, reason] = [undefined, reasonOf(error)];
    console.warn("The app's values can't be read:", error);
  }

  return {
    keys() {
      const parcel = new ParcelWriter().word(values.size);
      for (const key of values.keys()) parcel.text(key);
      return part.keep(parcel);
    },
    get(/** @type {number} */ address, /** @type {number} */ count) {
      const value = values.get(part.read(address, count).text());
      return value ? part.keep(new ParcelWriter().content(value)) : -1;
    },
    set(/** @type {number} */ id, /** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const [key, isThere, value] = [question.text(), question.word() !== 0, question.content()];
      if (isThere) values.set(key, value);
      else values.delete(key);
      written(database, key, isThere ? value : undefined).then(
        () => kept, (error) => error ? reasonOf(error) : reason
      ).then((result) => part.reply(id, new ParcelWriter().word(result)));
    },
    take: part.take,
  };
}

function late() {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error("The browser does not open its database.")), longestWait));
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(place, version);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * @param {IDBDatabase} database
 * @returns {Promise<Map<string, Uint8Array>>}
 */
function read(database) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table);
    const values = new Map();
    transaction.objectStore(table).openCursor().onsuccess = ({ target }) => {
      const cursor = /** @type {IDBRequest<IDBCursorWithValue | null>} */ (target).result;
      if (!cursor) return;
      values.set(String(cursor.key), new Uint8Array(cursor.value));
      cursor.continue();
    };
    transaction.oncomplete = () => resolve(values);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Rejects with nothing if there is no database.
 * @param {IDBDatabase | undefined} database
 * @param {string} key
 * @param {Uint8Array | undefined} value
 * @returns {Promise<void>}
 */
function written(database, key, value) {
  return new Promise((resolve, reject) => {
    if (!database) return reject(undefined);
    const transaction = database.transaction(table, "readwrite");
    const values = transaction.objectStore(table);
    // A copy, without the rest of the message that it came in.
    if (value) values.put(value.slice().buffer, key);
    else values.delete(key);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser took the value back."));
  });
}

function reasonOf(/** @type {unknown} */ error) {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return full;
  if (name === "VersionError") return newer;
  return ["SecurityError", "InvalidStateError", "NotAllowedError"].includes(name) ? refused : broken;
}
