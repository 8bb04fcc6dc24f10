// SPDX-License-Identifier: Apache-2.0

// All texts about a sheet for assistive technologies. An app provides its own other texts.

/** The texts by their subject. `{}` stands for a number. A detent with its own name may have a text under that name.
 * @type {Record<string, string>} */
const labels = {
  sheet: "Sheet",
  grabber: "Sheet Grabber",
  medium: "Half height",
  large: "Full height",
  height: "{} percent of the height",
  steps: "Changes the height of the sheet. The arrow keys make it larger or smaller.",
  closes: "Closes the sheet where that is allowed.",
};

/** Replaces some or all of the texts, for a page in another language. Applies to sheets that are presented later. */
export function setLabels(/** @type {Record<string, string>} */ texts) {
  Object.assign(labels, texts);
}

/** Returns a text, or `undefined` for a detent without one. */
export function labelOf(/** @type {string} */ name) {
  return /** @type {string | undefined} */ (labels[name]);
}
