// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

/** @type {("short" | "medium" | "long" | "full" | undefined)[]} */
const styles = [undefined, "short", "medium", "long", "full"];
const [none, short, medium, numeric] = [0, 1, 2, 5];

/**
 * Formatters are dear to make, so they are kept, by their options.
 * @type {Map<number, Intl.DateTimeFormat>}
 */
const formatters = new Map();

/**
 * Dates in the user's language and zone.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  return {
    text: (/** @type {number} */ seconds, /** @type {number} */ date, /** @type {number} */ time) =>
      part.keep(new ParcelWriter().text(text(seconds, date, time))),
    take: part.take,
  };
}

/**
 * @param {number} seconds since the beginning of 1970
 * @param {number} date
 * @param {number} time
 */
function text(seconds, date, time) {
  const key = date * 8 + time;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(
      navigator.languages.filter(isTag), date === numeric ? { ...digits, ...hours(time) }
        : { dateStyle: styles[date], timeStyle: styles[time] });
    formatters.set(key, formatter);
  }
  const day = new Date(seconds * 1000);
  return Number.isNaN(day.getTime()) ? "" : formatter.format(day);
}

/** Whether it names a language that the browser knows: WebKitGTK gives the system's locale, which may be "C". */
function isTag(/** @type {string} */ language) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

/** @type {Intl.DateTimeFormatOptions} */
const digits = { year: "numeric", month: "numeric", day: "numeric" };

/** @returns {Intl.DateTimeFormatOptions} */
function hours(/** @type {number} */ time) {
  if (time === none) return {};
  if (time === short) return { hour: "numeric", minute: "numeric" };
  const whole = /** @type {const} */ ({ hour: "numeric", minute: "numeric", second: "numeric" });
  return time === medium ? whole : { ...whole, timeZoneName: "short" };
}
