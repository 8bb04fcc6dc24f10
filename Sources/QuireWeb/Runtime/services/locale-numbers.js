// SPDX-License-Identifier: Apache-2.0

/** A cache of formatters, by their arguments.
 * @type {Map<string, Intl.NumberFormat>} */
const formatters = new Map();
/** @type {Map<string, Intl.Collator>} */
const collators = new Map();

/**
 * @template Kept
 * @param {Map<string, Kept>} all
 * @param {string} key
 * @param {() => Kept} make
 */
function kept(all, key, make) {
  let one = all.get(key);
  if (!one) {
    one = make();
    all.set(key, one);
  }
  return one;
}

/**
 * Formats a number. Options are names and values of `Intl.NumberFormat`. `group`, `decimal` and `symbol` replace signs.
 * @param {string} locale
 * @param {string} value
 * @param {...string} words
 */
export function number(locale, value, ...words) {
  /** @type {Record<string, string | number | boolean>} */
  const options = {};
  /** @type {Record<string, string>} */
  const signs = {};
  for (let index = 0; index + 1 < words.length; index += 2) {
    const [name, text] = [words[index], words[index + 1]];
    if (["group", "decimal", "currencySign"].includes(name)) signs[name === "currencySign" ? "currency" : name] = text;
    else options[name] = /^\d+$/.test(text) ? Number(text) : text === "false" ? false : text;
  }
  const formatter = kept(formatters, locale + JSON.stringify(options), () =>
    new Intl.NumberFormat(locale, /** @type {Intl.NumberFormatOptions} */ (options)));
  // A string keeps the digits that a JavaScript number would lose.
  const exact = /** @type {number} */ (/** @type {unknown} */ (/^-?\d+$/.test(value) ? BigInt(value) : Number(value)));
  if (Object.keys(signs).length === 0) return [formatter.format(exact)];
  return [formatter.formatToParts(exact).map((part) => signs[part.type] ?? part.value).join("")];
}

/**
 * Returns the signs used in numbers, in the order of `NumberSigns` in Swift.
 * @param {string} locale
 * @param {string} currency
 */
export function signs(locale, currency) {
  const find = (/** @type {string} */ type, /** @type {number} */ value, /** @type {Intl.NumberFormatOptions} */ options) =>
    kept(formatters, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))
      .formatToParts(value).find((part) => part.type === type)?.value ?? "";
  const code = currency || currencyOf(locale);
  return [
    find("decimal", 1.5, {}), find("group", 12_345_678, { useGrouping: true }), find("minusSign", -1, {}),
    find("percentSign", 1, { style: "percent" }), find("plusSign", 1, { signDisplay: "always" }),
    find("currency", 1, { style: "currency", currency: code }), code, find("nan", NaN, {}), find("infinity", Infinity, {}),
  ];
}

/** The currency of each region. The browser knows the names and signs of currencies, but not which region uses which.
 * @type {Record<string, string>} */
const currencies = {
  US: "USD", CA: "CAD", MX: "MXN", BR: "BRL", AR: "ARS", CL: "CLP", CO: "COP", PE: "PEN", GB: "GBP", CH: "CHF", LI: "CHF",
  DK: "DKK", NO: "NOK", SE: "SEK", IS: "ISK", PL: "PLN", CZ: "CZK", HU: "HUF", RO: "RON", UA: "UAH", RU: "RUB", TR: "TRY",
  IL: "ILS", AE: "AED", SA: "SAR", EG: "EGP", ZA: "ZAR", NG: "NGN", KE: "KES", IN: "INR", PK: "PKR", BD: "BDT", LK: "LKR",
  CN: "CNY", HK: "HKD", TW: "TWD", JP: "JPY", KR: "KRW", TH: "THB", VN: "VND", ID: "IDR", MY: "MYR", PH: "PHP", SG: "SGD",
  AU: "AUD", NZ: "NZD", AT: "EUR", BE: "EUR", BG: "EUR", CY: "EUR", DE: "EUR", EE: "EUR", ES: "EUR", FI: "EUR", FR: "EUR",
  GR: "EUR", HR: "EUR", IE: "EUR", IT: "EUR", LT: "EUR", LU: "EUR", LV: "EUR", MT: "EUR", NL: "EUR", PT: "EUR", SI: "EUR",
  SK: "EUR",
};

/** "XXX" stands for no currency. */
function currencyOf(/** @type {string} */ locale) {
  return currencies[new Intl.Locale(locale).region ?? ""] ?? "XXX";
}

/**
 * @param {string} locale
 * @param {string} left
 * @param {string} right
 * @param {string} isNumeric
 * @param {Intl.CollatorOptions["sensitivity"] & string} sensitivity
 */
export function compared(locale, left, right, isNumeric, sensitivity) {
  const collator = kept(collators, locale + isNumeric + sensitivity, () =>
    new Intl.Collator(locale, { numeric: isNumeric === "1", sensitivity }));
  return [String(Math.sign(collator.compare(left, right)))];
}

/**
 * @param {string} locale
 * @param {string} kind language, region or currency
 * @param {string} code
 */
export function displayName(locale, kind, code) {
  const type = /** @type {"language" | "region" | "currency"} */ (kind);
  const name = new Intl.DisplayNames(locale, { type, fallback: "none" }).of(code);
  return name ? [name] : [];
}
