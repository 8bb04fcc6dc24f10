// SPDX-License-Identifier: Apache-2.0

import { Reader } from "../../SheetBrowser/Runtime/reader.js";
import { color } from "./color.js";
import { readString } from "./strings.js";
import { systemImage } from "./system-images.js";
import { readText, showText } from "./text.js";

/**
 * A picture as the buffer describes it.
 * @typedef {object} Picture
 * @property {number} source 0 for a resource, 1 for a system image, 2 for a file of the app, 3 for a file of the user,
 * 4 for a drawing
 * @property {string} name a path, or the name of a system image
 * @property {number} lineWidth for a system image
 * @property {number} file the number of the file; 0 for the other sources
 * @property {number} fit a code of the buffer format
 * @property {boolean} isShape whether only its shape is shown, in the tint
 * @property {string} tint a CSS color
 * @property {number} width in points
 * @property {number} height
 * @property {import("./services/drawings.js").Drawing | null} drawing
 */

const system = 1;
const held = 3;
const drawn = 4;
/**
 * The code that shows drawings, and what it and the encodings use of the page. `kind` is `null` unless the app draws,
 * because only then the page loads it. It imports none of the page's scripts: a script that two others share would be a
 * file of its own.
 * @typedef {object} Drawings
 * @property {typeof import("./services/drawings.js").kind | null} kind
 * @property {typeof place} place
 * @property {typeof readString} readString
 * @property {typeof readText} readText
 * @property {typeof showText} showText
 * @property {Pictures | null} pictures
 * @property {(memory: WebAssembly.Memory) => Reader} makeReader
 * @property {(address: string) => void} [preload] begins to decode a picture; only if the app encodes pictures
 */

/** @type {Drawings} */
export const drawings = { kind: null, place, readString, readText, showText, pictures: null, makeReader: (memory) => new Reader(memory) };
const fill = 0;
const aspectFit = 1;
const aspectFill = 2;
/** The position of a picture with its own size in its box, as fractions of the free width and height, by fit. */
const places = [[0, 0], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0], [0.5, 1], [0, 0.5], [1, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]];
/** Names that depend on the reading direction. */
const directed = /\.(back|for)ward(\.|$)/;

/** Reads pictures, and keeps the files that the app sent as long as a view shows them. */
export class Pictures {
  #address;
  /** @type {Map<number, { address: string, users: number }>} by the file's number */
  #files = new Map();

  /** @param {(path: string) => string} address returns the address of a resource */
  constructor(address) {
    this.#address = address;
    drawings.pictures = this;
  }

  /**
   * Reads a picture. Keeps its file, if it has one, until `release`.
   * @param {Reader} reader
   * @returns {Picture}
   */
  read(reader) {
    const source = reader.word();
    const drawing = source === drawn ? drawings.kind?.read(reader, this) ?? null : null;
    // A drawing's name is its number, which is unique.
    const name = source <= system ? readString(reader) : `${drawing?.number ?? ""}`;
    const lineWidth = source === system ? reader.real() : 0;
    const file = source === held ? this.#use(reader.word()) : source === held - 1 ? this.#keep(reader) : 0;
    const [fit, isShape, tint] = [reader.word(), reader.flag(), color(reader.word()) || "transparent"];
    return { source, name, lineWidth, file, fit, isShape, tint, width: reader.real(), height: reader.real(), drawing };
  }

  #keep(/** @type {Reader} */ reader) {
    const [number, start, length] = [reader.word(), reader.word(), reader.word()];
    const known = this.#files.get(number);
    if (known) known.users++;
    else {
      // The bytes are copied, because the module reuses the memory.
      const bytes = new Uint8Array(reader.memory.buffer, start, length).slice();
      this.#files.set(number, { address: URL.createObjectURL(new Blob([bytes])), users: 1 });
    }
    return number;
  }

  /**
   * Keeps a file of the user as long as the app uses it.
   * @param {number} number
   * @param {string} address
   */
  hold(number, address) {
    this.#files.set(number, { address, users: 1 });
    drawings.preload?.(address);
  }

  #use(/** @type {number} */ number) {
    const file = this.#files.get(number);
    if (file) file.users++;
    return number;
  }

  release(/** @type {{ file: number, drawing?: Picture["drawing"] } | null} */ picture) {
    for (const image of picture?.drawing?.images ?? []) this.release(image);
    const file = picture ? this.#files.get(picture.file) : undefined;
    if (!picture || !file || --file.users > 0) return;
    URL.revokeObjectURL(file.address);
    this.#files.delete(picture.file);
  }

  /**
   * Calls back with the address of a picture: immediately, except for a system image that has not loaded yet.
   * @param {Picture} picture
   * @param {(address: string) => void} use
   */
  find(picture, use) {
    if (picture.drawing) drawings.kind?.find(picture.drawing, this, use);
    else if (picture.source === system) systemImage(picture.name, picture.lineWidth, use);
    else use(this.#files.get(picture.file)?.address ?? this.#address(picture.name));
  }

  /**
   * Returns the element that shows a picture. Makes a new one only if the kind of picture changes.
   * @param {Element | null} old
   * @param {Picture} picture
   */
  element(old, picture) {
    if (picture.drawing && !picture.isShape && drawings.kind) return drawings.kind.element(old, picture, picture.drawing, this);
    const element = picture.isShape ? this.#shape(old, picture) : this.#photo(old, picture);
    element.className = `quire-picture${picture.isShape ? " quire-shape" : ""}${directed.test(picture.name) ? " quire-mirrors" : ""}`;
    place(element, picture);
    return element;
  }

  #photo(/** @type {Element | null} */ old, /** @type {Picture} */ picture) {
    const image = old instanceof HTMLImageElement ? old : document.createElement("img");
    if (image !== old) {
      // The picture is decoded off the main thread. The view stays empty until then, or if decoding fails.
      image.decoding = "async";
      image.draggable = false;
      image.onerror = () => (image.style.visibility = "hidden");
      image.onload = () => (image.style.visibility = "");
    }
    this.find(picture, (source) => {
      if (image.getAttribute("src") !== source) image.src = source;
    });
    return image;
  }

  #shape(/** @type {Element | null} */ old, /** @type {Picture} */ picture) {
    const shape = old instanceof HTMLElement && !(old instanceof HTMLImageElement) ? old : document.createElement("div");
    const key = `${picture.source} ${picture.name} ${picture.lineWidth} ${picture.file}`;
    if (shape.dataset.quireImage !== key) {
      shape.dataset.quireImage = key;
      shape.style.maskImage = "linear-gradient(transparent 0 0)";
      this.find(picture, (source) => {
        if (shape.dataset.quireImage === key) shape.style.maskImage = `url("${source}")`;
      });
    }
    shape.style.backgroundColor = picture.tint;
    return shape;
  }
}

/** Places a picture in its view with CSS alone, so that it follows the view's size. */
function place(/** @type {HTMLElement | SVGElement} */ { style }, /** @type {Picture} */ { fit, width, height }) {
  const ratio = width / height;
  const [x, y] = places[fit];
  const end = fit === aspectFill ? "max" : "min";
  const isScaled = fit === aspectFit || fit === aspectFill;
  const [across, down] =
    fit === fill ? ["", ""]
    : isScaled ? [`${end}(100cqw, 100cqh * ${ratio})`, `${end}(100cqh, 100cqw / ${ratio})`]
    : [`${width}px`, `${height}px`];
  style.width = across;
  style.height = down;
  style.left = x === 0 ? "" : `${x * 100}%`;
  style.top = y === 0 ? "" : `${y * 100}%`;
  style.translate = x === 0 && y === 0 ? "" : `${-x * 100}% ${-y * 100}%`;
}

/**
 * Returns the box of a picture in a box of another size: x, y, width, height.
 * @param {Picture} picture
 * @param {number} width
 * @param {number} height
 */
export function boxOf({ fit, width: ownWidth, height: ownHeight }, width, height) {
  const [across, down] = [width / ownWidth, height / ownHeight];
  const even = fit === aspectFit ? Math.min(across, down) : fit === aspectFill ? Math.max(across, down) : 1;
  const [w, h] = fit === fill ? [width, height] : [ownWidth * even, ownHeight * even];
  const [x, y] = places[fit];
  return [(width - w) * x, (height - h) * y, w, h];
}

/**
 * Gives the picture its role and name. Without a name it counts as decoration.
 * @param {Element} image
 * @param {boolean} isPicture whether assistive technologies announce it
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
