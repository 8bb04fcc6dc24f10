/**
 * How a layer looks at one moment, in points of the container.
 * @typedef {object} Placement
 * @property {number} x of the frame before scaling
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} scale about the middle of the frame's top edge
 * @property {number} shiftX added after scaling
 * @property {number} shiftY
 * @property {number[]} corners radii top left, top right, bottom right, bottom left
 * @property {number} alpha
 * @property {number} dimming
 * @property {number} shadow
 * @property {number} grabber
 * @property {number} arrow 0 none, 1 up, 2 down, 3 left, 4 right
 * @property {number} tipX of the arrow
 * @property {number} tipY
 */

/**
 * @param {import("./reader.js").Reader} reader
 * @returns {Placement}
 */
export function readPlacement(reader) {
  return {
    x: reader.value(),
    y: reader.value(),
    width: reader.value(),
    height: reader.value(),
    scale: reader.value(),
    shiftX: reader.value(),
    shiftY: reader.value(),
    corners: [reader.value(), reader.value(), reader.value(), reader.value()],
    alpha: reader.value(),
    dimming: reader.value(),
    shadow: reader.value(),
    grabber: reader.value(),
    arrow: reader.word(),
    tipX: reader.value(),
    tipY: reader.value(),
  };
}

/** The box that a person sees. */
export function visibleFrame(/** @type {Placement} */ p) {
  return {
    left: p.x + (p.width * (1 - p.scale)) / 2 + p.shiftX,
    top: p.y + p.shiftY,
    bottom: p.y + p.shiftY + p.height * p.scale,
  };
}

/** For an element at the container's top left corner, scaled about its own. */
export function transform(left, top, scale) {
  const move = `translate(${left}px, ${top}px)`;
  return scale === 1 ? move : `${move} scale(${scale})`;
}

/** The CSS of four radii. */
export function radii(corners) {
  return corners.every((corner) => corner === 0) ? "" : corners.map((corner) => `${corner}px`).join(" ");
}
