// SPDX-License-Identifier: Apache-2.0

import { build } from "../svg-markup.js";

/** @typedef {import("../../../SheetBrowser/Runtime/reader.js").Reader} Reader */
/** @typedef {import("../images.js").Picture} Picture */
/** @typedef {import("../images.js").Pictures} Pictures */

/**
 * A drawing that an app has made.
 * @typedef {object} Drawing
 * @property {number} number
 * @property {string} markup SVG elements
 * @property {number[]} box the view box: x, y, width, height
 * @property {boolean} overflows whether content outside the view box is visible
 * @property {Picture[]} images
 * @property {import("../text.js").StyledText[]} texts
 */

const namespace = "http://www.w3.org/2000/svg";
const [aspectFit, aspectFill] = [1, 2];

/** @type {import("../images.js").Drawings} */
let page;

/**
 * The numbers of the drawings that elements show.
 * @type {WeakMap<SVGSVGElement, number>}
 */
const numbers = new WeakMap();

export const kind = {
  /**
   * @param {Reader} reader
   * @param {Pictures} pictures
   * @returns {Drawing}
   */
  read(reader, pictures) {
    const [number, markup] = [reader.word(), page.readString(reader)];
    const box = [reader.real(), reader.real(), reader.real(), reader.real()];
    const overflows = reader.flag();
    const images = Array.from({ length: reader.word() }, () => pictures.read(reader));
    const texts = Array.from({ length: reader.word() }, () => page.readText(reader));
    return { number, markup, box, overflows, images, texts };
  },

  /**
   * Returns the element that shows a drawing.
   * @param {Element | null} old
   * @param {Picture} picture
   * @param {Drawing} drawing
   * @param {Pictures} pictures
   */
  element(old, picture, drawing, pictures) {
    const svg = old instanceof SVGSVGElement ? old : document.createElementNS(namespace, "svg");
    fill(svg, drawing, pictures);
    svg.classList.add("quire-picture");
    // The view, not the drawing, receives touches inside the view's bounds.
    svg.style.pointerEvents = "none";
    svg.style.overflow = drawing.overflows ? "visible" : "hidden";
    const { fit } = picture;
    const isScaled = fit === aspectFit || fit === aspectFill;
    svg.setAttribute("preserveAspectRatio", isScaled ? `xMidYMid ${fit === aspectFit ? "meet" : "slice"}` : "none");
    page.place(svg, isScaled ? { ...picture, fit: 0 } : picture);
    return svg;
  },

  /**
   * Calls `use` with a `data:` URL of the drawing, which contains the images that are available immediately.
   * @param {Drawing} drawing
   * @param {Pictures} pictures
   * @param {(address: string) => void} use
   */
  find(drawing, pictures, use) {
    const svg = document.createElementNS(namespace, "svg");
    fill(svg, drawing, pictures);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("width", `${drawing.box[2]}`);
    svg.setAttribute("height", `${drawing.box[3]}`);
    use(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`);
  },
};

/**
 * @param {SVGSVGElement} svg
 * @param {Drawing} drawing
 * @param {Pictures} pictures
 */
function fill(svg, { number, markup, box, images, texts }, pictures) {
  if (numbers.get(svg) === number) return;
  numbers.set(svg, number);
  svg.setAttribute("viewBox", box.join(" "));
  svg.replaceChildren();
  build(svg, markup);
  for (const node of svg.querySelectorAll("[data-quire-image]")) {
    const image = images[Number(node.getAttribute("data-quire-image"))];
    if (image) pictures.find(image, (address) => node.setAttribute("href", address));
  }
  for (const node of svg.querySelectorAll("[data-quire-text]")) {
    const text = texts[Number(node.getAttribute("data-quire-text"))];
    const block = document.createElement("div");
    block.className = "quire-text";
    if (text) page.showText(block, text);
    node.replaceChildren(block);
  }
  for (const node of svg.querySelectorAll("[data-quire-blend]")) {
    if (node instanceof SVGElement) node.style.mixBlendMode = node.getAttribute("data-quire-blend") ?? "";
  }
}

/**
 * Enables drawings in the page.
 * @param {import("./part.js").Page} page
 */
export function open({ drawings }) {
  page = drawings;
  page.kind = kind;
  return { use() {} };
}
