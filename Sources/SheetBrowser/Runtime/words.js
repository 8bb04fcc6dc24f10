// SPDX-License-Identifier: Apache-2.0

// What assistive technologies are told of a sheet, in one place. The app's own language is the app's.

/** The grabber's name. */
export const grabberName = "Sheet Grabber";

/**
 * How high a sheet stands.
 * @param {string} detent identifier of the detent
 * @param {number} share of the container's height, 0 to 1
 */
export function heightName(detent, share) {
  if (detent.endsWith(".medium")) return "Half height";
  if (detent.endsWith(".large")) return "Full height";
  return `${Math.round(share * 100)} percent of the height`;
}

/**
 * What the grabber does.
 * @param {boolean} hasLarger whether there is a higher place to rest at
 * @param {boolean} hasSmaller
 */
export function grabberUse(hasLarger, hasSmaller) {
  if (!hasLarger && !hasSmaller) return "Closes the sheet where that is allowed.";
  return "Changes the height of the sheet. The arrow keys make it larger or smaller.";
}
