// SPDX-License-Identifier: Apache-2.0

// The texts about a sheet for assistive technologies, in one place. An app's own texts are up to the app.

/** The grabber's name. */
export const grabberName = "Sheet Grabber";

/**
 * A sheet's height in words.
 * @param {string} detent identifier of the detent
 * @param {number} share fraction of the container's height, 0 to 1
 */
export function heightName(detent, share) {
  if (detent.endsWith(".medium")) return "Half height";
  if (detent.endsWith(".large")) return "Full height";
  return `${Math.round(share * 100)} percent of the height`;
}

/**
 * What the grabber does, in words.
 * @param {boolean} hasLarger whether there is a larger detent
 * @param {boolean} hasSmaller
 */
export function grabberUse(hasLarger, hasSmaller) {
  if (!hasLarger && !hasSmaller) return "Closes the sheet where that is allowed.";
  return "Changes the height of the sheet. The arrow keys make it larger or smaller.";
}
