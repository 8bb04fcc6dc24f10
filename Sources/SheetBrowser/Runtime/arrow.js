import { Styles } from "./layer.js";

const namespace = "http://www.w3.org/2000/svg";

// In points: the foot on the box's edge and the height above it, as the engine counts them.
const foot = 37;
const height = 13;
const [none, up, down, left, right] = [0, 1, 2, 3, 4];
// The tip is drawn at the top; clockwise from there.
const turns = { [up]: 0, [right]: 90, [down]: 180, [left]: 270 };
const outline = "M0 13C6.5 13 9.5 10.2 12 7L16.3 1.4Q18.5-1.2 20.7 1.4L25 7C27.5 10.2 30.5 13 37 13Z";

/** A popover's arrow. It belongs to the box, so it moves and fades with it. */
export class Arrow {
  element;
  #path;
  #styles;
  #direction = none;

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

  /** The color of what is behind the content; the empty string for the system's. */
  set color(color) {
    this.#path.style.fill = color;
  }

  /** Points as a placement says; a placement without an arrow hides it. */
  point(/** @type {import("./placement.js").Placement} */ placement) {
    const { arrow, tipX, tipY } = placement;
    if (arrow !== this.#direction) {
      this.#direction = arrow;
      if (arrow === none) delete this.element.dataset.quireArrow;
      else this.element.dataset.quireArrow = ["", "up", "down", "left", "right"][arrow];
    }
    this.#styles.set("display", arrow === none ? "none" : "");
    if (arrow === none) return;
    // The middle of the arrow's own box, which lies outside of the popover's.
    let x = tipX - placement.x;
    let y = tipY - placement.y;
    if (arrow === up) y += height / 2;
    else if (arrow === down) y -= height / 2;
    else if (arrow === left) x += height / 2;
    else x -= height / 2;
    this.#styles.set("transform", `translate(${x - foot / 2}px, ${y - height / 2}px) rotate(${turns[arrow]}deg)`);
  }
}
