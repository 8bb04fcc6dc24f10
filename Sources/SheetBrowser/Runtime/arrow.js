// SPDX-License-Identifier: Apache-2.0

import { Styles } from "./layer.js";

const namespace = "http://www.w3.org/2000/svg";

// The width of the arrow's foot on the box's edge and its height above the edge, in points, as in the engine.
const foot = 37;
const height = 13;
/**
 * Directions by number: the name, the clockwise rotation in degrees, and the vector from the tip to the center.
 * @type {[name: string, turn: number, across: number, down: number][]}
 */
const directions = [["", 0, 0, 0], ["up", 0, 0, 1], ["down", 180, 0, -1], ["left", 270, 1, 0], ["right", 90, -1, 0]];
/** The outline with the tip at the top. */
const outline = "M0 13C6.5 13 9.5 10.2 12 7L16.3 1.4Q18.5-1.2 20.7 1.4L25 7C27.5 10.2 30.5 13 37 13Z";

/** A popover's arrow. It is a child of the box, so it moves and fades with the box. */
export class Arrow {
  element;
  #path;
  #styles;
  #direction = -1;

  constructor() {
    const path = document.createElementNS(namespace, "path");
    path.setAttribute("d", outline);
    const element = document.createElementNS(namespace, "svg");
    element.setAttribute("class", "quire-arrow");
    element.setAttribute("viewBox", `0 0 ${foot} ${height}`);
    element.setAttribute("aria-hidden", "true");
    element.append(path);
    this.element = element;
    this.#path = path;
    this.#styles = new Styles(element);
  }

  /** Sets the color behind the content. The empty string is the system's color. */
  set color(/** @type {string} */ color) {
    this.#path.style.fill = color;
  }

  /** Points the arrow as a placement describes. Hides it if the placement has no arrow. */
  point(/** @type {import("./placement.js").Placement} */ placement) {
    const { arrow, tipX, tipY } = placement;
    const [name, angle, across, down] = directions[arrow];
    if (arrow !== this.#direction) {
      this.#direction = arrow;
      this.element.dataset.quireArrow = name;
      this.#styles.set("display", arrow === 0 ? "none" : "");
    }
    // The center of the arrow's own box, which is outside the popover's.
    const x = tipX - placement.x + (across * height - foot) / 2;
    const y = tipY - placement.y + ((down - 1) * height) / 2;
    this.#styles.set("transform", `translate(${x}px, ${y}px) rotate(${angle}deg)`);
  }
}
