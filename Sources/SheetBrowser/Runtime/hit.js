// SPDX-License-Identifier: Apache-2.0

import * as Part from "./format/part.js";

/**
 * The part of a hit that a message names.
 * @typedef {object} Target
 * @property {number} layer its number in the buffer
 * @property {number} part one of `Part`
 */

/**
 * The elements under a finger.
 * @typedef {object} Details
 * @property {import("./scrollers.js").Scroller[]} scrollers innermost first
 * @property {number} view the innermost view, or 0
 * @property {Competing[]} competing
 *
 * @typedef {Target & Details} Hit
 */

/**
 * The axes of a competing gesture.
 * @typedef {{ axis: number, hasBegun: boolean }} Competing
 */

const horizontal = 0;
const both = 2;
/** Layers that the page itself shows, possibly from a sheet's content. Their content is not part of the sheet. */
export const pageLayers = ":is(:modal, :popover-open, :fullscreen):not(.quire-host)";
/** The page's own layers that the browser closes on Escape, except layers that a sheet makes unreachable. */
const closable = ":modal, :popover-open:not([popover=manual], [inert], [inert] *)";
const fields = "input:not([type=range], [type=button], [type=checkbox], [type=radio]), textarea, [contenteditable]";

/**
 * Returns the elements on an event's path, innermost first. Content that is slotted into a layer counts as inside it.
 * Valid only while the event is dispatched.
 * @returns {HTMLElement[]}
 */
export function pathOf(/** @type {Event} */ event) {
  // Elements that are not HTML may be among them, so callers first check for HTML's own properties.
  return /** @type {HTMLElement[]} */ (event.composedPath().filter((node) => node instanceof Element));
}

/**
 * Returns the parent in the flat tree: through slots and out of shadow trees.
 * @param {Element} element
 * @returns {HTMLElement | null}
 */
export function parentOf(element) {
  return element.assignedSlot ?? element.parentElement
    ?? /** @type {{ host?: HTMLElement }} */ (element.getRootNode()).host ?? null;
}

/**
 * @param {HTMLElement[]} path the result of `pathOf`
 * @param {import("./scrollers.js").Scrollers} scrollers
 * @param {{ x: number, y: number } | null} [mouse] the position of a mouse press, which may be the start of a text
 * selection
 * @returns {Hit | null} `null` outside all layers, and in a layer of the page's own
 */
export function hit(path, scrollers, mouse = null) {
  const layer = path.find(isLayer);
  if (!layer) return null;
  const inside = path.slice(0, path.indexOf(layer));
  if (inside.some((element) => element.matches(pageLayers))) return null;
  const competing = scrollers.competing(inside, mouse !== null);
  if (inside.some((element) => element.matches("input[type=range]"))) competing.push({ axis: horizontal, hasBegun: false });
  if (mouse && marksText(inside, mouse)) competing.push({ axis: both, hasBegun: false });
  return {
    layer: Number(layer.dataset.quireLayer),
    part: partOf(inside, layer),
    scrollers: scrollers.around(inside),
    view: Number(inside.find(({ dataset }) => dataset?.quireView)?.dataset.quireView ?? 0),
    competing,
  };
}

/** Whether a point is too far away for the browser's hit tests. Events that a script creates may have such points. */
export const isFar = (/** @type {number} */ x, /** @type {number} */ y) => Math.hypot(x, y) > 1e9;

/**
 * Whether a mouse drag that begins here selects text.
 * @param {HTMLElement[]} inside the elements under it, innermost first
 * @param {{ x: number, y: number }} point in the window
 */
export function marksText(inside, { x, y }) {
  if (inside.length === 0 || isFar(x, y)) return false;
  if (inside.some((element) => element.matches(fields))) return true;
  const { userSelect, webkitUserSelect } = getComputedStyle(inside[0]);
  if ((userSelect ?? webkitUserSelect) === "none") return false;
  const text = document.caretPositionFromPoint?.(x, y)?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
  // The browser finds the nearest text from any point. It counts only if it is under the mouse.
  if (!(text instanceof Text) || !inside.includes(/** @type {HTMLElement} */ (text.parentElement))) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

function partOf(/** @type {HTMLElement[]} */ inside, /** @type {HTMLElement} */ layer) {
  const name = nameOf(inside);
  if (name === "grabber") return Part.grabber;
  if (name === "dimming") return layer.querySelector("[data-quire-part=popover]") ? Part.outside : Part.dimming;
  return inside.some((element) => element.hasAttribute("data-quire-header")) ? Part.header : Part.content;
}

/** Returns the part name of the innermost of a layer's own elements. */
export function nameOf(/** @type {HTMLElement[]} */ path) {
  return path.find(({ dataset }) => dataset?.quirePart)?.dataset.quirePart;
}

/** Whether an element has a layer's number. */
export function isLayer(/** @type {HTMLElement} */ { dataset }) {
  return dataset?.quireLayer !== undefined;
}

/**
 * Returns the number of the layer that contains an element at any depth, or `null` outside all layers, as for `hit`.
 */
export function layerOf(/** @type {HTMLElement | null} */ element) {
  for (let node = element; node && !node.matches(pageLayers); node = parentOf(node)) {
    if (isLayer(node)) return Number(node.dataset.quireLayer);
  }
  return null;
}

/** Whether an element is another element or inside it, in the flat tree. */
export function isIn(/** @type {Element} */ element, /** @type {Element} */ other) {
  /** @type {Element | null} */
  let node = element;
  while (node && node !== other) node = parentOf(node);
  return node !== null;
}

/**
 * Whether Escape makes the browser close something that the page shows above the sheets.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} hosts the hosts of the sheets
 */
export function closesAbove(event, hosts) {
  // The focus may be in a shadow tree, where a selector search finds nothing.
  return [...pathOf(event), ...document.querySelectorAll(closable)].some(
    (layer) => layer.matches(closable) && !hosts.some((host) => isIn(host, layer)));
}

/**
 * Writes a target into a message.
 * @param {import("./writer.js").Writer} writer
 * @param {Target} target
 */
export function writeTarget(writer, { layer, part }) {
  writer.word(layer);
  writer.word(part);
}
