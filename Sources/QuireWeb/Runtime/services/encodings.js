// SPDX-License-Identifier: Apache-2.0

import { Canvas } from "../canvas.js";
import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

/** @typedef {import("../images.js").Picture} Picture */
/** @typedef {import("../images.js").Pictures} Pictures */

const [resource, held] = [0, 3];

/**
 * The pictures that have been decoded, or are being decoded, for encodings.
 * @type {Map<string, HTMLImageElement>}
 */
const loads = new Map();

/** Begins to decode a picture, so that it can be drawn later. */
function preload(/** @type {string} */ address) {
  if (loads.has(address)) return;
  const image = new Image();
  image.src = address;
  loads.set(address, image);
}

/**
 * Returns a picture that can be drawn now, or `null`.
 * @param {string} address
 * @param {boolean} isKept whether the address is still valid when a later encoding needs it
 */
function decoded(address, isKept) {
  const { href } = new URL(address, document.baseURI);
  const isReady = (/** @type {HTMLImageElement | undefined} */ image) => image?.complete && image.naturalWidth > 0;
  const shown = [...document.images].find((image) => image.src === href && isReady(image)) ?? loads.get(address);
  if (shown && isReady(shown)) return shown;
  if (isKept) preload(address);
  return null;
}

/** Returns the bytes of a file that the page has or finds in its folder, or `null`. */
function fetchNow(/** @type {string} */ address) {
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
  } catch {
    return null;
  }
  if (request.status !== 200 && request.status !== 0) return null;
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 255);
}

const isPNG = (/** @type {Uint8Array} */ bytes) => bytes[0] === 0x89 && bytes[1] === 0x50;
const isJPEG = (/** @type {Uint8Array} */ bytes) => bytes[0] === 0xff && bytes[1] === 0xd8;

/**
 * Returns the file of a picture, or `null` if it can't be drawn yet and has no file.
 * @param {import("../images.js").Drawings} page
 * @param {Pictures} pictures
 * @param {Picture} picture
 * @param {number} width in pixels
 * @param {number} height
 * @param {number} quality that of a JPEG, 0 to 1; -1 for a PNG
 */
function encode(page, pictures, picture, width, height, quality) {
  const isForPNG = quality < 0;
  /** @type {Uint8Array | null} */
  let own = null;
  if (!picture.isShape && (picture.source === resource || picture.source === held)) {
    pictures.find(picture, (address) => (own = fetchNow(address)));
    if (own && (isForPNG ? isPNG(own) : isJPEG(own))) return own;
  }
  const canvas = new Canvas(page, pictures, decoded, width, height);
  if (!isForPNG) canvas.fill("white");
  if (!canvas.draw(picture, 0, 0, width, height)) return own;
  const [, base64] = canvas.element.toDataURL(isForPNG ? "image/png" : "image/jpeg", isForPNG ? undefined : quality).split(",");
  return base64 ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) : own;
}

/**
 * Encodes pictures as PNG and JPEG files.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  page.drawings.preload = preload;
  return {
    /**
     * @param {number} address that of a buffer with a `viewImage`
     * @param {number} width
     * @param {number} height
     * @param {number} quality
     */
    make(address, width, height, quality) {
      const { memory, drawings } = /** @type {Required<import("./part.js").Page>} */ (page);
      const { pictures } = drawings;
      if (!pictures) return 0;
      const reader = drawings.makeReader(memory);
      reader.open(address >>> 0);
      // Skips the command's first word and the view's identifier.
      reader.word();
      reader.word();
      const picture = pictures.read(reader);
      try {
        const bytes = encode(drawings, pictures, picture, width, height, quality);
        return bytes ? part.keep(new ParcelWriter().content(bytes)) : 0;
      } finally {
        pictures.release(picture);
      }
    },
    take: part.take,
  };
}
