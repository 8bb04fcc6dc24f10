// SPDX-License-Identifier: Apache-2.0

/**
 * The look of a layer at one moment, in points of the container.
 *
 * Each move of a finger reads one placement for each layer that moves. The object is reused, so reading allocates
 * nothing.
 */
export class Placement {
  /** The left edge of the frame before scaling. */
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** The scale about the center of the frame's top edge. */
  scale = 1;
  /** The shift, added after scaling. */
  shiftX = 0;
  shiftY = 0;
  /** The radii: top left, top right, bottom right, bottom left. */
  corners = [0, 0, 0, 0];
  alpha = 1;
  dimming = 0;
  shadow = 0;
  grabber = 0;
  /** The direction of a popover's arrow, as an index into `arrows`, and the position of its tip. */
  arrow = 0;
  tipX = 0;
  tipY = 0;

  read(/** @type {import("./reader.js").Reader} */ reader) {
    this.x = reader.real();
    this.y = reader.real();
    this.width = reader.real();
    this.height = reader.real();
    this.scale = reader.real();
    this.shiftX = reader.real();
    this.shiftY = reader.real();
    for (let index = 0; index < 4; index++) this.corners[index] = reader.real();
    this.alpha = reader.real();
    this.dimming = reader.real();
    this.shadow = reader.real();
    this.grabber = reader.real();
    this.arrow = reader.word();
    this.tipX = reader.real();
    this.tipY = reader.real();
    return this;
  }

  // The visible box.

  get left() {
    return this.x + (this.width * (1 - this.scale)) / 2 + this.shiftX;
  }

  get top() {
    return this.y + this.shiftY;
  }

  get bottom() {
    return this.y + this.shiftY + this.height * this.scale;
  }
}

/**
 * Returns the CSS of a transform, for an element at the container's top-left corner, scaled about its own top-left
 * corner.
 * @param {number} left in points
 * @param {number} top
 * @param {number} scale
 */
export function transform(left, top, scale) {
  // More digits would be invisible, and cost time to write and to parse.
  const move = `translate(${Math.round(left * 1e3) / 1e3}px, ${Math.round(top * 1e3) / 1e3}px)`;
  return scale === 1 ? move : `${move} scale(${Math.round(scale * 1e7) / 1e7})`;
}

/**
 * Returns the CSS of a transform for an element around a box, so that the box is shown at a placement although it has
 * the transform of the last placement.
 * @param {Placement} last
 * @param {Placement} placement
 */
export function transformFrom(last, placement) {
  const scale = placement.scale / last.scale;
  return transform(placement.left - last.left * scale, placement.top - last.top * scale, scale);
}

/** Returns the CSS of four radii. */
export function radii(/** @type {number[]} */ corners) {
  return corners.every((corner) => corner === 0) ? "" : corners.map((corner) => `${corner}px`).join(" ");
}
