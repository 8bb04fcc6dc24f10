// SPDX-License-Identifier: Apache-2.0

/** A cache of formatters, by time zone.
 * @type {Map<string, Intl.DateTimeFormat>} */
const clocks = new Map();

/** Returns a zone's offset from Greenwich at a time given in seconds since 1970, in seconds. */
function offset(/** @type {string} */ zone, /** @type {number} */ second) {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US-u-ca-iso8601", {
      timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric",
      minute: "numeric", second: "numeric", era: "short",
    });
    clocks.set(zone, clock);
  }
  /** @type {Record<string, string>} */
  const parts = {};
  for (const { type, value } of clock.formatToParts(second * 1000)) parts[type] = value;
  const year = parts.era?.startsWith("B") ? 1 - Number(parts.year) : Number(parts.year);
  const local = new Date(Date.UTC(2000, Number(parts.month) - 1, Number(parts.day), Number(parts.hour),
    Number(parts.minute), Number(parts.second))).setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
  return Math.round(local / 1000) - second;
}

/**
 * Returns the parts of the year around a time in which a zone's offset does not change: start, end and offset of each.
 * @param {string} zone
 * @param {string} time in seconds since 1970
 */
export function spans(zone, time) {
  const year = new Date(Number(time) * 1000).getUTCFullYear();
  const month = (/** @type {number} */ index) => new Date(0).setUTCFullYear(year, index, 1) / 1000;
  const all = [];
  let [start, current] = [month(0), offset(zone, month(0))];
  for (let index = 1; index <= 12; index++) {
    const next = offset(zone, month(index));
    if (next === current) continue;
    let [low, high] = [month(index - 1), month(index)];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(zone, middle) === current) low = middle;
      else high = middle;
    }
    all.push(start, high, current);
    // Two changes within a month are rare. The second is found from the first.
    [start, current] = [high, offset(zone, high)];
    if (current !== next) index--;
  }
  all.push(start, month(12), current);
  return all.map(String);
}

/**
 * @param {string} locale
 * @param {string} zone
 * @param {number} time
 * @param {string} style
 */
export function zoneName(locale, zone, time, style) {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: zone, timeZoneName: /** @type {Intl.DateTimeFormatOptions["timeZoneName"]} */ (style),
  });
  const name = format.formatToParts(time).find((part) => part.type === "timeZoneName")?.value;
  return name === undefined ? [] : [name];
}

/** Regions whose weeks begin on Sunday and on Saturday, and those whose first week has four days or more, by CLDR. */
const sunday = "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE "
  + "PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const saturday = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
const fourDays = "AD AN AT AX BE BG CH CZ DE DK ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO PL "
  + "RE RU SE SJ SK SM VA";

/**
 * Returns the first day of a week, from 1 for Sunday, and the minimal number of days in a year's first week. Not every
 * browser has these.
 */
export function week(/** @type {string} */ locale) {
  const region = new Intl.Locale(locale).maximize().region ?? "";
  const first = sunday.includes(region) ? 1 : saturday.includes(region) ? 7 : region === "MV" ? 6 : 2;
  return [String(first), fourDays.includes(region) ? "4" : "1"];
}
