// SPDX-License-Identifier: Apache-2.0

import { names, way } from "./app.js";
import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { Unusable, readValue, writeValue } from "./values.js";

const [returned, absent, threw, unusable] = [0, 1, 2, 3];

/**
 * Connects the app with its own script: Swift calls the script's exported functions by name, and the script calls the
 * app.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  let latest = 0;
  /** The script's calls of the app that have not finished.
   * @type {Map<number, { resolve: (value: unknown) => void, reject: (error: Error) => void, name: string }>} */
  const calls = new Map();

  return {
    call(/** @type {number} */ id, /** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const name = question.text();
      const values = [];
      for (let rest = question.word(); rest > 0; rest--) values.push(readValue(question));
      answer(name, values).then((parcel) => part.reply(id, parcel));
    },
    register(/** @type {number} */ id, /** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const name = question.text();
      if (question.word() !== 0) names.add(name);
      else names.delete(name);
      way.send = (called, values) => new Promise((resolve, reject) => {
        const parcel = new ParcelWriter().word(++latest).text(called).word(values.length);
        for (const value of values) writeValue(parcel, value);
        calls.set(latest, { resolve, reject, name: called });
        part.reply(id, parcel);
      });
    },
    answer(/** @type {number} */ number, /** @type {number} */ address, /** @type {number} */ count) {
      const result = part.read(address, count);
      const call = calls.get(number);
      calls.delete(number);
      if (result.word() !== 0) call?.resolve(readValue(result));
      else call?.reject(new Error(`The app has no function ${call.name}.`));
    },
    take: part.take,
  };
}

/**
 * @param {string} name
 * @param {unknown[]} values
 */
async function answer(name, values) {
  const parcel = new ParcelWriter();
  try {
    const script = await own();
    const called = script && Object.hasOwn(script, name) ? script[name] : undefined;
    if (typeof called !== "function") return parcel.word(absent);
    const result = await called(...values);
    return writeValue(parcel.word(returned), result);
  } catch (error) {
    if (error instanceof Unusable) return new ParcelWriter().word(unusable).text(error.message);
    console.warn(`${name} of page.js threw:`, error);
    return new ParcelWriter().word(threw).text(error instanceof Error ? error.message : String(error));
  }
}

/** @type {Promise<Record<string, unknown> | undefined> | undefined} */
let loading;

/** Returns the app's script, which is in the page already if the app has one. */
function own() {
  // The page names the script, so a page without one makes no request for it.
  const element = document.querySelector("script[src$='resources/page.js']");
  loading ??= element instanceof HTMLScriptElement ? import(element.src) : Promise.resolve(undefined);
  return loading;
}
