// SPDX-License-Identifier: Apache-2.0

/** The styles of `DateFormatter`, and two of `Date.FormatStyle`, which use digits and the full year. */
const lengths = /** @type {const} */ ([undefined, "short", "medium", "long", "full"]);
const numeric = 5;

/**
 * A cache of formatters, which are expensive to make, by their arguments.
 * @type {Map<string, Intl.DateTimeFormat>}
 */
const formatters = new Map();

/**
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
function formatter(locale, options) {
  const key = locale + JSON.stringify(options);
  let kept = formatters.get(key);
  if (!kept) {
    kept = new Intl.DateTimeFormat(locale, options);
    formatters.set(key, kept);
  }
  return kept;
}

/**
 * @param {string} day
 * @param {string} hour
 * @returns {Intl.DateTimeFormatOptions}
 */
export function styled(day, hour) {
  const [date, time] = [Number(day), Number(hour)];
  if (date !== numeric) return { dateStyle: lengths[date], timeStyle: lengths[time] };
  const digits = /** @type {const} */ ({ year: "numeric", month: "numeric", day: "numeric" });
  if (time === 0) return digits;
  if (time === 1) return { ...digits, hour: "numeric", minute: "numeric" };
  const whole = /** @type {const} */ ({ ...digits, hour: "numeric", minute: "numeric", second: "numeric" });
  return time === 2 ? whole : { ...whole, timeZoneName: "short" };
}

/**
 * Returns the options for the fields of a pattern such as `yMMMd`: each letter chooses a field, and its count the
 * length.
 * @param {string} wanted
 * @returns {Intl.DateTimeFormatOptions}
 */
export function fields(wanted) {
  /** @type {Intl.DateTimeFormatOptions} */
  const options = {};
  const name = (/** @type {number} */ count) =>
    /** @type {const} */ (["numeric", "numeric", "2-digit", "short", "long", "narrow"])[Math.min(count, 5)];
  const digits = (/** @type {number} */ count) => count === 2 ? "2-digit" : "numeric";
  for (const [letters] of wanted.matchAll(/(.)\1*/gu)) {
    const count = letters.length;
    switch (letters[0]) {
      case "G": options.era = count > 4 ? "narrow" : count > 3 ? "long" : "short"; break;
      case "y": case "Y": case "u": options.year = digits(count); break;
      case "M": case "L": options.month = name(count); break;
      case "d": options.day = digits(count); break;
      case "E": case "e": case "c": options.weekday = count > 4 ? "narrow" : count > 3 ? "long" : "short"; break;
      case "j": case "J": options.hour = digits(count); break;
      case "h": case "K": options.hour = digits(count); options.hourCycle = "h12"; break;
      case "H": case "k": options.hour = digits(count); options.hourCycle = "h23"; break;
      case "m": options.minute = digits(count); break;
      case "s": options.second = digits(count); break;
      case "S": options.fractionalSecondDigits = /** @type {1 | 2 | 3} */ (Math.min(count, 3)); break;
      case "z": case "v": options.timeZoneName = count > 3 ? "long" : "short"; break;
      case "B": options.dayPeriod = "short"; break;
    }
  }
  return options;
}

/**
 * @param {number} time
 * @param {string} zone
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
export function text(time, zone, locale, options) {
  return formatter(locale, { ...options, timeZone: zone }).format(time);
}

/**
 * Returns the pattern in which the browser writes dates, derived from one sample day, field by field.
 * @param {string} locale
 * @param {Intl.DateTimeFormatOptions} options
 */
export function pattern(locale, options) {
  const made = formatter(locale, { ...options, timeZone: "UTC" });
  const resolved = made.resolvedOptions();
  return made.formatToParts(sample).map(({ type, value }) => {
    const isDigit = /^\p{Nd}+$/u.test(value);
    switch (type) {
      case "era": return "G";
      case "year": return value.length === 2 ? "yy" : "y";
      case "month": return isDigit ? "M".repeat(value.length) : "M".repeat(isWhole(locale, "month", value) ? 4 : 3);
      case "day": return "d".repeat(value.length);
      case "weekday": return isWhole(locale, "weekday", value) ? "EEEE" : "EEE";
      case "hour": return (hours[resolved.hourCycle ?? ""] ?? "H").repeat(value.length);
      case "minute": return "mm";
      case "second": return "ss";
      case "fractionalSecond": return "S".repeat(value.length);
      case "dayPeriod": return "a";
      case "timeZoneName": return value.length > 4 ? "zzzz" : "z";
      default: return /\p{L}/u.test(value) ? `'${value.replaceAll("'", "''")}'` : value;
    }
  }).join("");
}

/** The pattern letters of hours that are not counted from 0 to 23.
 * @type {Record<string, string>} */
const hours = { h11: "K", h12: "h", h24: "k" };

/**
 * Sunday, 3 September 2006, 01:02:04 in the morning: each field that can have one digit has one, and the month's name
 * is long.
 */
const sample = Date.UTC(2006, 8, 3, 1, 2, 4, 123);

/**
 * @param {string} locale
 * @param {"month" | "weekday"} field
 * @param {string} value
 */
function isWhole(locale, field, value) {
  const whole = { day: /** @type {const} */ ("numeric"), month: /** @type {const} */ ("long") };
  const options = field === "month" ? whole : { weekday: /** @type {const} */ ("long") };
  const parts = formatter(locale, { ...options, timeZone: "UTC" }).formatToParts(sample);
  return parts.some((part) => part.type === field && part.value === value);
}

/**
 * Returns the names of months and weekdays, within dates and alone, of day periods and of eras, in the order of
 * `DateNames` in Swift.
 * @param {string} locale
 */
export function names(locale) {
  const all = [];
  const part = (/** @type {string} */ type, /** @type {number} */ time, /** @type {Intl.DateTimeFormatOptions} */ options) =>
    formatter(locale, { ...options, timeZone: "UTC" }).formatToParts(time).find((one) => one.type === type)?.value ?? "";
  for (const day of /** @type {const} */ (["numeric", undefined])) {
    for (const month of /** @type {const} */ (["long", "short", "narrow"])) {
      for (let index = 0; index < 12; index++) all.push(part("month", Date.UTC(2006, index, 10), { month, day }));
    }
  }
  for (const day of /** @type {const} */ (["numeric", undefined])) {
    for (const weekday of /** @type {const} */ (["long", "short", "narrow"])) {
      const options = { weekday, day, month: day && /** @type {const} */ ("short") };
      for (let index = 0; index < 7; index++) all.push(part("weekday", Date.UTC(2006, 0, 1 + index), options));
    }
  }
  for (const hour of [1, 13]) {
    all.push(part("dayPeriod", Date.UTC(2006, 0, 1, hour), { hour: "numeric", hourCycle: "h12" }));
  }
  for (const era of /** @type {const} */ (["short", "long"])) {
    for (const year of [-100, 2006]) all.push(part("era", new Date(Date.UTC(2006, 0, 10)).setUTCFullYear(year), { era }));
  }
  return all;
}
