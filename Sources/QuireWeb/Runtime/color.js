// SPDX-License-Identifier: Apache-2.0

/** Returns the CSS of a color in 32 bits. Clear is the empty string, which removes the style. */
export function color(/** @type {number} */ bits) {
  const alpha = bits & 255;
  if (alpha === 0) return "";
  const parts = `${bits >>> 24} ${(bits >>> 16) & 255} ${(bits >>> 8) & 255}`;
  return alpha === 255 ? `rgb(${parts})` : `rgb(${parts} / ${alpha / 255})`;
}

/** Returns the color without its alpha. */
export function opaque(/** @type {number} */ bits) {
  return color((bits | 255) >>> 0);
}
