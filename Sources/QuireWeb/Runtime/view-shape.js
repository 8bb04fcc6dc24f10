// SPDX-License-Identifier: Apache-2.0

import { radii } from "../../SheetBrowser/Runtime/placement.js";
import { boxOf } from "./images.js";
import { readString } from "./strings.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */
/** @typedef {import("./images.js").Picture} Picture */
/** @typedef {import("./images.js").Pictures} Pictures */

/** The largest distance from the corner at which a continuous corner begins, in radii of the quarter circle. [W80] */
const reach = 1.528;
/** The distance of a quarter circle of radius 1 from its corner on the diagonal, measured along each side. */
const bulge = 1 - Math.SQRT1_2;
const hasCornerShape = CSS.supports("corner-shape", "superellipse(2)");

/**
 * Returns a corner that joins its sides without a visible start: a larger corner of a flatter curve, through the point
 * where the quarter circle crosses the diagonal.
 * @param {number} radius of the quarter circle
 * @param {number} limit the largest radius that fits
 * @returns {{ radius: number, curve: string }} the radius and the CSS of `corner-shape`
 */
export function continuous(radius, limit) {
  if (!hasCornerShape || !(radius > 0)) return { radius, curve: "" };
  const larger = Math.max(radius, Math.min(radius * reach, limit));
  if (larger === radius) return { radius, curve: "" };
  // A superellipse with the exponent n is 1 - 2^(-1/n) inside its corner. CSS expects the exponent's logarithm.
  const exponent = -Math.LN2 / Math.log(1 - (bulge * radius) / larger);
  return { radius: larger, curve: `superellipse(${Math.round(Math.log2(exponent) * 1000) / 1000})` };
}

/**
 * Masks an element.
 * @param {CSSStyleDeclaration} style the element's style
 * @param {Reader} reader
 * @param {number} end the end of the command; the position is there already if there is no mask
 * @param {Pictures} pictures
 * @returns {Picture | null} the picture of the mask
 */
export function showMask(style, reader, end, pictures) {
  style.clipPath = "";
  style.mask = "";
  if (reader.position >= end) return null;
  const [x, y, width, height] = [reader.real(), reader.real(), reader.real(), reader.real()];
  const corners = [reader.real(), reader.real(), reader.real(), reader.real()];
  const alpha = reader.real();
  const [path, isEvenOdd] = [readString(reader), reader.flag()];
  if (path !== "") {
    style.clipPath = `path(${isEvenOdd ? "evenodd" : "nonzero"}, "${path}")`;
    if (alpha < 1) style.mask = `linear-gradient(rgb(0 0 0 / ${alpha}) 0 0)`;
    return null;
  }
  const picture = reader.position < end ? pictures.read(reader) : null;
  if (!picture) {
    const round = radii(corners);
    // From the top-left corner, independent of the element's size.
    style.clipPath = `inset(${y}px calc(100% - ${x + width}px) calc(100% - ${y + height}px) ${x}px`
      + `${round === "" ? "" : ` round ${round}`})`;
    if (alpha < 1) style.mask = `linear-gradient(rgb(0 0 0 / ${alpha}) 0 0)`;
    return null;
  }
  const [left, top, across, down] = boxOf(picture, width, height);
  const box = `${x + left}px ${y + top}px / ${across}px ${down}px no-repeat`;
  style.mask = `linear-gradient(transparent 0 0)`;
  pictures.find(picture, (address) => (style.mask = `url("${address}") ${box}`));
  return picture;
}
