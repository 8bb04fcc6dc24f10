// SPDX-License-Identifier: Apache-2.0

import { Journal } from "./journal.js";
import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { place } from "./place.js";

const table = "values";
const version = 1;
const [kept, full, refused, newer, broken] = [0, 1, 2, 3, 4];

/**
 * How long to wait for the database, in milliseconds. A browser may never answer; the app then starts without its
 * stored values and can't store any.
 */
const longestWait = 5000;

/**
 * Large values in IndexedDB. All are read before the app starts. A page may be left before the database has a value;
 * the journal keeps such values, and the next start puts them into the database.
 * @param {import("./part.js").Page} page
 */
export async function open(page) {
  const part = new Part(page);
  const journal = new Journal();
  /** @type {Map<string, Uint8Array>} */
  let values = new Map();
  /** @type {IDBDatabase | undefined} */
  let database;
  let reason = broken;
  try {
    const found = await Promise.race([opened(), late()]);
    found.onversionchange = () => {
      // A newer version of the app, in another tab, waits until this connection is closed.
      found.close();
      [database, reason] = [undefined, newer];
    };
    values = await read(found);
    database = found;
    for (const { key, mark, value } of journal.entries) {
      keep(values, key, value);
      written(found, key, value).then(() => journal.strike(key, mark), () => {});
    }
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
      const content = isThere ? value : undefined;
      keep(values, key, content);
      const mark = database && journal.write(key, content);
      written(database, key, content).then(
        () => kept, (error) => error ? reasonOf(error) : reason
      ).then((result) => {
        // A value that the database refused is not retried either.
        if (mark) journal.strike(key, mark);
        part.reply(id, new ParcelWriter().word(result));
      });
    },
    take: part.take,
  };
}

/**
 * @param {Map<string, Uint8Array>} values
 * @param {string} key
 * @param {Uint8Array | undefined} value `undefined` for a removal
 */
function keep(values, key, value) {
  if (value) values.set(key, value);
  else values.delete(key);
}

/** @returns {Promise<never>} */
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
    /** @type {string[]} */
    const damaged = [];
    transaction.objectStore(table).openCursor().onsuccess = ({ target }) => {
      const cursor = /** @type {IDBRequest<IDBCursorWithValue | null>} */ (target).result;
      if (!cursor) return;
      if (typeof cursor.key === "string" && cursor.value instanceof ArrayBuffer) values.set(cursor.key, new Uint8Array(cursor.value));
      else damaged.push(String(cursor.key));
      cursor.continue();
    };
    transaction.oncomplete = () => {
      if (damaged.length > 0) console.warn("The app begins without these values, which are damaged:", damaged.join(", "));
      resolve(values);
    };
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Writes a value. Rejects without a reason if there is no database.
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
    // Copies the value without the rest of the message that contained it.
    if (value) values.put(value.slice().buffer, key);
    else values.delete(key);
    // Commits without waiting for the end of the task, because the page may be left before then.
    transaction.commit?.();
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
