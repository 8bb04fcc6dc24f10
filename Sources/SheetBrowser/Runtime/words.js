// SPDX-License-Identifier: Apache-2.0

// The texts about a sheet for assistive technologies, in one place. An app's own texts are up to the app.

/** By what they are about; `{}` stands for a number. A detent with a name of its own may have a text under that name.
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

/** Replaces some or all of the texts, for a page in another language. Sheets that are presented later have them. */
export function setLabels(/** @type {Record<string, string>} */ texts) {
  Object.assign(labels, texts);
}

/** A text; `undefined` for a detent that has none. */
export function labelOf(/** @type {string} */ name) {
  return /** @type {string | undefined} */ (labels[name]);
}
