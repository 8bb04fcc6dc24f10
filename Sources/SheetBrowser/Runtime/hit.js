// SPDX-License-Identifier: Apache-2.0

import * as Part from "./format/part.js";

/**
 * The part of a hit that a message names.
 * @typedef {object} Target
 * @property {number} layer as in the buffer
 * @property {number} part one of `Part`
 */

/**
 * What lies under a finger.
 * @typedef {object} Details
 * @property {import("./scrollers.js").Scroller[]} scrollers innermost first
 * @property {number} view the innermost view, or 0
 * @property {Competing[]} competing
 *
 * @typedef {Target & Details} Hit
 */

/**
 * A gesture of something else on an axis: 0 horizontal, 1 vertical, 2 both.
 * @typedef {{ axis: number, hasBegun: boolean }} Competing
 */

const horizontal = 0;
const both = 2;
/** Layers that the page itself shows, also from a sheet's content: what is in them is no part of the sheet. */
export const pageLayers = ":is(:modal, :popover-open, :fullscreen):not(.quire-host)";
/** Those of them that the browser closes by Escape. One that a sheet keeps from being reached does not count. */
const closable = ":modal, :popover-open:not([popover=manual], [inert], [inert] *)";
const fields = "input:not([type=range], [type=button], [type=checkbox], [type=radio]), textarea, [contenteditable]";

/**
 * The elements on an event's path, innermost first: content that is slotted into a layer counts as in it. Valid only
 * while the event is dispatched.
 * @returns {HTMLElement[]}
 */
export function pathOf(/** @type {Event} */ event) {
  // Elements that are not HTML may be among them, so callers test for HTML's own properties first.
  return /** @type {HTMLElement[]} */ (event.composedPath().filter((node) => node instanceof Element));
}

/**
 * The parent in the flat tree: through slots and out of shadow trees.
 * @param {Element} element
 * @returns {HTMLElement | null}
 */
export function parentOf(element) {
  return element.assignedSlot ?? element.parentElement
    ?? /** @type {{ host?: HTMLElement }} */ (element.getRootNode()).host ?? null;
}

/**
 * @param {HTMLElement[]} path as `pathOf` gives it
 * @param {import("./scrollers.js").Scrollers} scrollers
 * @param {{ x: number, y: number } | null} [mouse] where a mouse was pressed, which may want to mark text
 * @returns {Hit | null} `null` outside of all layers, and in a layer of the page's own
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

/** Whether a point of an event that a script made is farther away than a browser can look. */
export const isFar = (/** @type {number} */ x, /** @type {number} */ y) => Math.hypot(x, y) > 1e9;

/**
 * Whether a mouse drag that begins here selects text.
 * @param {HTMLElement[]} inside what lies under it, innermost first
 * @param {{ x: number, y: number }} point in the window
 */
export function marksText(inside, { x, y }) {
  if (inside.length === 0 || isFar(x, y)) return false;
  if (inside.some((element) => element.matches(fields))) return true;
  const { userSelect, webkitUserSelect } = getComputedStyle(inside[0]);
  if ((userSelect ?? webkitUserSelect) === "none") return false;
  const text = document.caretPositionFromPoint?.(x, y)?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
  // The browser finds the nearest text from any place; it counts only if it lies under the mouse.
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

/** The part name of the innermost of a layer's own elements. */
export function nameOf(/** @type {HTMLElement[]} */ path) {
  return path.find(({ dataset }) => dataset?.quirePart)?.dataset.quirePart;
}

/** Whether an element has a layer's number. */
export function isLayer(/** @type {HTMLElement} */ { dataset }) {
  return dataset?.quireLayer !== undefined;
}

/** The number of the layer that an element is in, at any depth; `null` outside of all layers, as for `hit`. */
export function layerOf(/** @type {HTMLElement | null} */ element) {
  for (let node = element; node && !node.matches(pageLayers); node = parentOf(node)) {
    if (isLayer(node)) return Number(node.dataset.quireLayer);
  }
  return null;
}

/** Whether an element is in another one, in the flat tree, or is that one. */
export function isIn(/** @type {Element} */ element, /** @type {Element} */ other) {
  /** @type {Element | null} */
  let node = element;
  while (node && node !== other) node = parentOf(node);
  return node !== null;
}

/**
 * Whether the browser closes something by Escape that the page shows above the sheets.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} hosts of the sheets
 */
export function closesAbove(event, hosts) {
  // The focus may be in a shadow tree, where a search does not come.
  return [...pathOf(event), ...document.querySelectorAll(closable)].some(
    (layer) => layer.matches(closable) && !hosts.some((host) => isIn(host, layer)));
}

/**
 * Writes a target as a message has it.
 * @param {import("./writer.js").Writer} writer
 * @param {Target} target
 */
export function writeTarget(writer, { layer, part }) {
  writer.word(layer);
  writer.word(part);
}
