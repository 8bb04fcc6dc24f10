// SPDX-License-Identifier: Apache-2.0

import { color } from "./color.js";
import { readString } from "./strings.js";

const namespace = "http://www.w3.org/2000/svg";
const fits = ["fill", "contain", "cover", "none"];
const ratios = ["none", "xMidYMid meet", "xMidYMid slice", "xMidYMid meet"];

/**
 * The element that shows a picture; a new one is made only if its kind changes.
 * @param {Element | null} old
 * @param {import("../../SheetBrowser/Runtime/reader.js").Reader} reader at the words of a picture
 * @param {(path: string) => string} address of a resource
 */
export function picture(old, reader, address) {
  const isSymbol = reader.flag();
  const path = readString(reader);
  const fit = reader.word();
  const tint = reader.word();
  return isSymbol ? symbol(old, path, fit, tint) : photo(old, address(path), fit);
}

/**
 * @param {Element | null} old
 * @param {string} source
 * @param {number} fit index into `fits`
 */
function photo(old, source, fit) {
  const image = old instanceof HTMLImageElement ? old : document.createElement("img");
  image.className = "quire-picture";
  image.decoding = "async";
  image.draggable = false;
  if (image.getAttribute("src") !== source) image.src = source;
  image.style.objectFit = fits[fit];
  return image;
}

/**
 * @param {Element | null} old
 * @param {string} path in a box of 24 by 24
 * @param {number} fit index into `ratios`
 * @param {number} tint
 */
function symbol(old, path, fit, tint) {
  const image = old instanceof SVGElement ? old : document.createElementNS(namespace, "svg");
  if (image !== old) {
    image.setAttribute("class", "quire-picture");
    image.setAttribute("viewBox", "0 0 24 24");
    image.append(document.createElementNS(namespace, "path"));
  }
  image.setAttribute("preserveAspectRatio", ratios[fit]);
  image.firstElementChild?.setAttribute("d", path);
  image.style.fill = color(tint) || "transparent";
  return image;
}

/**
 * Gives the picture its role and name; without a name it is decoration.
 * @param {Element} image
 * @param {boolean} isPicture whether it counts as one to assistive technologies
 * @param {string} label
 */
export function describe(image, isPicture, label) {
  if (isPicture && label !== "") {
    image.setAttribute("role", "img");
    image.setAttribute("aria-label", label);
    image.removeAttribute("aria-hidden");
    if (image instanceof HTMLImageElement) image.alt = label;
    return;
  }
  image.removeAttribute("role");
  image.removeAttribute("aria-label");
  image.setAttribute("aria-hidden", "true");
  if (image instanceof HTMLImageElement) image.alt = "";
}
