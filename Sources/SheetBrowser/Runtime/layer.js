// SPDX-License-Identifier: Apache-2.0

import { Motion } from "./motion.js";
import { radii, transform, transformFrom } from "./placement.js";

/** @typedef {import("./placement.js").Placement} Placement */

/**
 * Makes an element.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className one class or several
 * @param {...(Node | string)} children
 */
export function element(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/**
 * A property of CSS, by its name in scripts.
 * @typedef {{ [Name in keyof CSSStyleDeclaration & string]: CSSStyleDeclaration[Name] extends string ? Name : never
 *   }[keyof CSSStyleDeclaration & string]} StyleName
 */

/** Styles that are written only when they change. */
export class Styles {
  #style;
  /** @type {Map<StyleName, string>} */
  #known = new Map();

  constructor(/** @type {ElementCSSInlineStyle} */ element) {
    this.#style = element.style;
  }

  set(/** @type {StyleName} */ property, /** @type {string} */ value) {
    if (this.#known.get(property) === value) return;
    this.#known.set(property, value);
    this.#style[property] = value;
  }
}

/**
 * A box that moves by transforms alone and is never resized while it moves. Used directly, it is the root layer.
 *
 * A placement has one value for each of the layer's tracks, so a layer at rest and a layer in motion look the same.
 */
export class Layer {
  /** The layer's element in the page. */
  host;
  box;
  /** The element that contains the content. */
  slot;
  /** The y of the upper edge, or of its target while the layer moves. */
  restTop = 0;
  /** All animated properties but the box's transform.
   * @type {[Motion, (placement: Placement) => string | number][]} */
  motionTracks;
  #place;
  #styles;
  #width = -1;
  #height = -1;
  #corners = [0, 0, 0, 0];

  /**
   * @param {number} number the layer's number in the buffer
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
    this.#place = new Motion(box, "transform");
    this.motionTracks = [[new Motion(box, "opacity"), (placement) => placement.alpha]];
  }

  /**
   * Shows the layer at a placement. The placement object may be reused afterward.
   * @param {number} width the width of its box, in points
   * @param {number} height
   * @param {Placement} placement
   */
  place(width, height, placement) {
    this.resize(width, height, placement, null);
    this.restTop = placement.top;
    this.#place.stand(this.boxTransform(placement));
    // An indexed loop, because each move of a finger runs it, even before the browser has compiled it.
    for (let index = 0; index < this.motionTracks.length; index++) {
      const track = this.motionTracks[index];
      track[0].stand(track[1](placement));
    }
    this.#shapeCorners(placement.corners, placement.corners, placement.scale);
  }

  /**
   * Runs the layer along key points.
   * @param {number} width the width of its box until the end, in points
   * @param {number} height
   * @param {number} start in seconds on the display's timeline
   * @param {number} duration in seconds
   * @param {number[]} times the times of the key points since the start, in seconds
   * @param {Placement[]} keys one for each time, at least one
   */
  run(width, height, start, duration, times, keys) {
    this.resize(width, height, keys[0], keys);
    const last = keys[keys.length - 1];
    this.restTop = last.top;
    const offsets = times.map((time) => Math.min(time / duration, 1));
    const { carrier: element } = this;
    const carrier = element ? { element, values: keys.map((key) => transformFrom(last, key)) } : undefined;
    this.#place.run(keys.map((key) => this.boxTransform(key)), offsets, start, duration, carrier);
    for (const [motion, value] of this.motionTracks) motion.run(keys.map(value), offsets, start, duration);
    // Radii are not animated. The larger ones are shown until the layer is placed again.
    this.#shapeCorners(keys[0].corners, last.corners, keys[0].scale === 1 ? last.scale : keys[0].scale);
  }

  /**
   * Sets the size to allot. Causes a layout only if it changed.
   * @param {number} width
   * @param {number} height
   * @param {Placement} _first the layer's current look
   * @param {Placement[] | null} _keys the key points of its motion, or `null` if it does not move
   */
  resize(width, height, _first, _keys) {
    if (width !== this.#width) this.#styles.set("width", `${width}px`);
    if (height !== this.#height) this.#styles.set("height", `${height}px`);
    this.#width = width;
    this.#height = height;
  }

  /**
   * An element around the box that plays the box's motions and has no transform at rest. In Chromium, styling a moved
   * element takes more time for the rest of its life once the element has been animated.
   * @returns {HTMLElement | null}
   */
  get carrier() {
    return null;
  }

  boxTransform(/** @type {Placement} */ placement) {
    return transform(placement.left, placement.top, placement.scale);
  }

  /**
   * Shows the larger radii of two sets of corners. While a finger drags a sheet, a card's radii change with its scale.
   * Radii rounded to whole points are seldom repainted.
   * @param {number[]} first
   * @param {number[]} last
   * @param {number} scale
   */
  #shapeCorners(first, last, scale) {
    let isNew = false;
    for (let index = 0; index < 4; index++) {
      const wanted = Math.max(first[index], last[index]);
      const corner = scale === 1 ? wanted : Math.ceil(wanted);
      isNew ||= corner !== this.#corners[index];
      this.#corners[index] = corner;
    }
    if (isNew) this.round(this.#corners);
  }

  round(/** @type {number[]} */ corners) {
    this.#styles.set("borderRadius", radii(corners));
  }

  /** Writes the corners again, for example when the element with the box's corners has changed. */
  roundAnew() {
    this.round(this.#corners);
  }

  set isInert(/** @type {boolean} */ isInert) {
    this.host.inert = isInert;
  }
}
