import { Motion } from "./motion.js";
import { radii, transform, visibleFrame } from "./placement.js";

/** @typedef {import("./placement.js").Placement} Placement */

export function element(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** Styles that are written only when they change. */
export class Styles {
  #style;
  #known = new Map();

  constructor(/** @type {HTMLElement} */ element) {
    this.#style = element.style;
  }

  set(property, value) {
    if (this.#known.get(property) === value) return;
    this.#known.set(property, value);
    this.#style[property] = value;
  }
}

/**
 * A box that is moved by transforms alone and never resized while it moves; by itself it is the root layer.
 *
 * A placement means one value for each of the layer's tracks, so that standing and running show the same.
 */
export class Layer {
  /** Stands for the layer in the page. */
  host;
  box;
  /** Holds the content. */
  slot;
  /** @type {[Motion, (placement: Placement) => string][]} */
  tracks;
  #styles;

  /**
   * @param {number} number as in the buffer
   * @param {HTMLElement} host
   * @param {HTMLElement} box
   * @param {HTMLElement} slot
   */
  constructor(number, host, box, slot) {
    host.dataset.quireLayer = `${number}`;
    this.host = host;
    this.box = box;
    this.slot = slot;
    this.#styles = new Styles(box);
    this.tracks = [
      [new Motion(box, "transform"), (placement) => this.boxTransform(placement)],
      [new Motion(box, "opacity"), (placement) => `${placement.alpha}`],
    ];
  }

  /** Shows the layer like this from now on. */
  place(width, height, /** @type {Placement} */ placement) {
    this.resize(width, height, [placement]);
    for (const [motion, value] of this.tracks) motion.stand(value(placement));
    this.round(calm(placement.corners, placement.scale));
  }

  /**
   * Runs the layer along key points.
   * @param {number} start in seconds on the display's timeline
   * @param {number[]} times of the keys since the start, in seconds
   * @param {Placement[]} keys
   */
  run(width, height, start, duration, times, keys) {
    this.resize(width, height, keys);
    const offsets = times.map((time) => Math.min(time / duration, 1));
    for (const [motion, value] of this.tracks) motion.run(keys.map(value), offsets, start, duration);
    // No radius is animated: the larger ones stand until the layer is placed.
    const [first, last] = [keys[0], keys.at(-1)];
    const corners = first.corners.map((corner, index) => Math.max(corner, last.corners[index]));
    this.round(calm(corners, first.scale === 1 ? last.scale : first.scale));
  }

  /**
   * Takes up the size to allot; there is a layout only if it changed.
   * @param {Placement[]} _keys all that the layer will look like
   */
  resize(width, height, _keys) {
    this.#styles.set("width", `${width}px`);
    this.#styles.set("height", `${height}px`);
  }

  boxTransform(/** @type {Placement} */ placement) {
    const { left, top } = visibleFrame(placement);
    return transform(left, top, placement.scale);
  }

  round(corners) {
    this.#styles.set("borderRadius", radii(corners));
  }

  set isInert(isInert) {
    this.host.inert = isInert;
  }
}

/** A card's radii change with its scale under the finger; in whole points that is seldom painted. */
function calm(corners, scale) {
  return scale === 1 ? corners : corners.map(Math.ceil);
}
