// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

const [received, finished, failed] = [0, 1, 2];
const [badAddress, offline, unreachable, timedOut, interrupted] = [0, 1, 2, 3, 4];

/** The minimum time between two reports of received bytes, in milliseconds. Each report is a turn of the app. */
const reportEvery = 100;

/** The longest delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Performs the requests that the app makes.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  /** The running requests, by number.
   * @type {Map<number, AbortController>} */
  const loads = new Map();
  return {
    begin(/** @type {number} */ id, /** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const [url, method, timeout] = [question.text(), question.text(), question.number()];
      /** @type {[string, string][]} */
      const fields = [];
      for (let rest = question.word(); rest > 0; rest--) fields.push([question.text(), question.text()]);
      const body = question.content();
      const aborting = new AbortController();
      loads.set(id, aborting);
      load({ url, method, fields, body, timeout }, aborting, (parcel, isLast) => {
        if (!loads.has(id)) return;
        if (isLast) loads.delete(id);
        part.reply(id, parcel);
      });
    },
    cancel(/** @type {number} */ id) {
      const load = loads.get(id);
      loads.delete(id);
      load?.abort();
    },
    take: part.take,
  };
}

/**
 * @param {{ url: string, method: string, fields: [string, string][], body: Uint8Array, timeout: number }} question
 * @param {AbortController} aborting
 * @param {(parcel: ParcelWriter, isLast: boolean) => void} report
 */
async function load({ url, method, fields, body, timeout }, aborting, report) {
  const fail = (/** @type {number} */ reason) => report(new ParcelWriter().word(failed).word(reason), true);
  let hasAnswer = false;
  let isLate = false;
  const wait = Math.min(timeout * 1000, longestWait);
  let timer = 0;
  // The timeout starts again with each part that arrives.
  const startWaiting = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      aborting.abort();
    }, wait);
  };
  try {
    const request = requestOf(url, method, fields, body, aborting.signal);
    if (!request) {
      // Nothing is reported during the call that made the request.
      await undefined;
      return fail(badAddress);
    }
    startWaiting();
    const response = await fetch(request);
    hasAnswer = true;
    const content = await bytesOf(response, (count, expected) => {
      startWaiting();
      report(new ParcelWriter().word(received).number(count).number(expected), false);
    });
    const parcel = new ParcelWriter().word(finished).text(response.url).word(response.status);
    const head = [...response.headers];
    parcel.word(head.length);
    for (const [name, value] of head) parcel.text(name).text(value);
    report(parcel.content(content), true);
  } catch {
    fail(isLate ? timedOut : hasAnswer ? interrupted : navigator.onLine ? unreachable : offline);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns `undefined` if the browser refuses the address, the method or a field.
 * @param {string} url
 * @param {string} method
 * @param {[string, string][]} headers
 * @param {Uint8Array} body
 * @param {AbortSignal} signal
 */
function requestOf(url, method, headers, body, signal) {
  try {
    const address = new URL(url, document.baseURI);
    if (!["http:", "https:", "data:", "blob:"].includes(address.protocol)) return undefined;
    return new Request(address, { method, headers, body: body.length > 0 ? body.slice() : undefined, signal });
  } catch {
    return undefined;
  }
}

/**
 * @param {Response} response
 * @param {(count: number, expected: number) => void} report
 */
async function bytesOf(response, report) {
  if (!response.body) return new Uint8Array(0);
  // The header has the compressed length, which says nothing about the number of decoded bytes.
  const named = response.headers.has("content-encoding") ? null : response.headers.get("content-length");
  const expected = named === null ? -1 : Number(named);
  const reader = response.body.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let [count, last] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    count += value.length;
    const now = performance.now();
    if (now - last >= reportEvery || count === expected) {
      last = now;
      report(count, expected);
    }
  }
  const all = new Uint8Array(count);
  let position = 0;
  for (const part of parts) {
    all.set(part, position);
    position += part.length;
  }
  return all;
}
