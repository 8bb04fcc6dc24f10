import { parts } from "./format.js";

/**
 * What lies under a finger.
 * @typedef {object} Hit
 * @property {number} layer as in the buffer
 * @property {number} part index into `parts`
 * @property {import("./scrollers.js").Scroller[]} scrollers innermost first
 * @property {{ axis: number, hasBegun: boolean }[]} rivals
 */

const horizontal = 0;

/**
 * @param {EventTarget | null} target
 * @param {import("./scrollers.js").Scrollers} scrollers
 * @returns {Hit | null} `null` outside of all layers
 */
export function hit(target, scrollers) {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  const layer = element?.closest("[data-quire-layer]");
  if (!(layer instanceof HTMLElement)) return null;
  return {
    layer: Number(layer.dataset.quireLayer),
    part: parts.indexOf(partName(element, layer)),
    scrollers: scrollers.around(element, layer),
    rivals: element.closest("input[type=range]") ? [{ axis: horizontal, hasBegun: false }] : [],
  };
}

function partName(/** @type {Element} */ element, /** @type {HTMLElement} */ layer) {
  const part = element.closest("[data-quire-part]")?.getAttribute("data-quire-part");
  if (part === "grabber") return "grabber";
  if (part === "dimming") return layer.querySelector(":scope [data-quire-part=popover]") ? "outside" : "dimming";
  return element.closest("[data-quire-header]") ? "header" : "content";
}

/** Writes a target as a message has it. */
export function writeTarget(writer, /** @type {Hit} */ { layer, part }) {
  writer.word(layer);
  writer.word(part);
}
