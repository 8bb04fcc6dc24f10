// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";
import { fields, names, pattern, styled, text } from "./locale-dates.js";
import { compared, displayName, number, signs } from "./locale-numbers.js";
import { spans, week, zoneName } from "./locale-zones.js";

/**
 * Answers the app's questions about languages, zones and numbers with the browser's data.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  return {
    ask(/** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const answer = questions[question.word()];
      const words = Array.from({ length: question.word() }, () => question.text());
      const texts = answered(answer, words);
      const parcel = new ParcelWriter().word(texts.length);
      for (const one of texts) parcel.text(one);
      return part.keep(parcel);
    },
    take: part.take,
  };
}

/**
 * The questions, in the order of `LocaleQuestion` in Swift.
 * @type {((...words: string[]) => string[])[]}
 */
const questions = [
  languages,
  () => [new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC"],
  spans,
  (locale, zone, time, style) => zoneName(locale, zone, Number(time), style),
  week,
  names,
  (locale, zone, time, day, hour) => [text(Number(time), zone, locale, styled(day, hour))],
  (locale, zone, time, wanted) => [text(Number(time), zone, locale, fields(wanted))],
  (locale, day, hour) => [pattern(locale, styled(day, hour))],
  (locale, wanted) => [pattern(locale, fields(wanted))],
  number,
  signs,
  compared,
  displayName,
];

/**
 * Returns an answer's words. Returns none for a zone, a language or a currency that the browser does not know.
 * @param {(...words: string[]) => string[]} answer
 * @param {string[]} words
 */
function answered(answer, words) {
  try {
    return answer(...words);
  } catch {
    return [];
  }
}

/**
 * Returns the user's languages for which the browser has data. WebKitGTK reports the system's locale, which may be "C".
 */
function languages() {
  const known = navigator.languages.filter((language) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
  return known.length > 0 ? known : ["en-US"];
}
