import { parts } from "./format.js";

/**
 * What lies under a finger.
 * @typedef {object} Hit
 * @property {number} layer as in the buffer
 * @property {number} part index into `parts`
 * @property {import("./scrollers.js").Scroller[]} scrollers innermost first
 * @property {number} view the innermost view, or 0
 * @property {{ axis: number, hasBegun: boolean }[]} rivals
 */

const horizontal = 0;

/**
 * The elements that an event goes through, innermost first: content that is slotted into a layer counts as in it.
 * Known only while the event is under way.
 * @returns {HTMLElement[]}
 */
export function pathOf(/** @type {Event} */ event) {
  return event.composedPath().filter((node) => node instanceof Element);
}

/** The parent as a person sees it: through slots and out of shadow trees. */
export function parentOf(/** @type {Element} */ element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
}

/**
 * @param {HTMLElement[]} path as `pathOf` gives it
 * @param {import("./scrollers.js").Scrollers} scrollers
 * @returns {Hit | null} `null` outside of all layers
 */
export function hit(path, scrollers) {
  const layer = path.find(({ dataset }) => dataset?.quireLayer !== undefined);
  if (!layer) return null;
  const inside = path.slice(0, path.indexOf(layer));
  const hasSlider = inside.some((element) => element.matches("input[type=range]"));
  return {
    layer: Number(layer.dataset.quireLayer),
    part: parts.indexOf(partName(inside, layer)),
    scrollers: scrollers.around(inside),
    view: Number(inside.find(({ dataset }) => dataset?.quireView !== undefined)?.dataset.quireView ?? 0),
    rivals: hasSlider ? [{ axis: horizontal, hasBegun: false }] : [],
  };
}

function partName(/** @type {HTMLElement[]} */ inside, /** @type {HTMLElement} */ layer) {
  const part = inside.find(({ dataset }) => dataset?.quirePart !== undefined)?.dataset.quirePart;
  if (part === "grabber") return "grabber";
  if (part === "dimming") return layer.querySelector(":scope [data-quire-part=popover]") ? "outside" : "dimming";
  return inside.some((element) => element.hasAttribute("data-quire-header")) ? "header" : "content";
}

/** Writes a target as a message has it. */
export function writeTarget(writer, /** @type {Hit} */ { layer, part }) {
  writer.word(layer);
  writer.word(part);
}
