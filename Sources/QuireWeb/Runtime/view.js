// SPDX-License-Identifier: Apache-2.0

import { element, Styles } from "../../SheetBrowser/Runtime/layer.js";
import { radii } from "../../SheetBrowser/Runtime/placement.js";
import { color } from "./color.js";
import { describe, picture } from "./images.js";
import { readString } from "./strings.js";
import { readText, showText } from "./text.js";
import { readViewMotion, ViewMotion } from "./view-motion.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */
/** @typedef {"box" | "label" | "image" | "button" | "scroll" | "field" | "control" | "editor"} Kind of a view */

/** @type {readonly Kind[]} by number */
const kinds = ["box", "label", "image", "button", "scroll", "field", "control", "editor"];
/** @type {Partial<Record<Kind, "button" | "input">>} the kinds that are no `div` */
const tags = { button: "button", field: "input" };
const roles = [
  "", "button", "img", "", "heading", "group", "", "switch", "slider", "spinbutton", "radiogroup", "radio", "progressbar",
];
const imageRole = 2;
/** The first of the roles that a button may have instead of its own. */
const toggleRole = 7;

/** One view: an element at its parent's top left corner, moved by a transform. */
export class View {
  id;
  kind;
  /** @type {HTMLElement} */
  element;
  /** Holds the children. */
  inside;
  #styles;
  /** The CSS of its position and of its transform. */
  #place = "";
  #transform = "";
  #frame = { x: 0, y: 0, width: -1, height: -1, allotted: -1 };
  /** Of a label.
   * @type {HTMLElement | undefined} */
  #text;
  /** Of a field.
   * @type {import("./fields.js").Field | import("./editor.js").Editor | null} */
  field = null;
  /** Of a scroll view.
   * @type {import("./view-scrolling.js").ViewScrolling | null} */
  scrolling = null;
  /** @type {Element | null} */
  #picture = null;
  #motion = new ViewMotion();
  /** The part of the radius that each corner has. */
  #cornerShares = [1, 1, 1, 1];
  #label = "";
  #role = 0;
  #isEnabled = true;
  /** Whether the tabulator key comes to it. */
  #isTabStop = true;
  /** The color of the box of the layer that the view fills, and of a popover's arrow. */
  backing = "";

  /**
   * @param {number} id
   * @param {number} kind index into `kinds`
   */
  constructor(id, kind) {
    this.id = id;
    this.kind = kinds[kind];
    this.element = element(tags[this.kind] ?? "div", `quire-view quire-${this.kind}`);
    this.element.dataset.quireView = `${id}`;
    this.inside = this.element;
    if (this.element instanceof HTMLButtonElement) this.element.type = "button";
    if (this.kind === "scroll") {
      this.inside = element("div", "quire-scroll-content");
      this.element.append(this.inside);
    }
    if (this.kind === "label") {
      this.#text = element("span", "quire-text");
      this.element.append(this.#text);
    }
    this.#styles = new Styles(this.element);
  }

  /**
   * Orders the children, moving only those that are out of place: a moved element loses its scroll offset.
   * @param {HTMLElement[]} children
   */
  arrange(children) {
    /** @type {Element | null} */
    const own = this.#text ?? this.#picture;
    /** @type {Set<Element>} */
    const kept = new Set(children);
    for (const child of [...this.inside.children]) {
      if (child !== own && !kept.has(child)) child.remove();
    }
    let next = own && own.parentElement === this.inside ? own.nextElementSibling : this.inside.firstElementChild;
    for (const child of children) {
      if (child === next) next = next.nextElementSibling;
      else this.inside.insertBefore(child, next);
    }
  }

  setFrame(/** @type {Reader} */ reader) {
    const x = reader.real();
    const y = reader.real();
    const width = reader.real();
    const height = reader.real();
    const allotted = Math.max(height, reader.real());
    const old = this.#frame;
    this.#frame = { x, y, width, height, allotted };
    // Under the finger the height of a sheet's content changes with each move, within the allotted height.
    if (x !== old.x || y !== old.y) this.#place = placed(x, y);
    if (x !== old.x || y !== old.y || this.#transform !== "") this.#showTransform();
    if (width !== old.width) this.#styles.set("width", `${width}px`);
    if (allotted !== old.allotted) this.#styles.set("height", `${allotted}px`);
    this.scrolling?.resized();
  }

  setStyle(/** @type {Reader} */ reader) {
    const background = color(reader.word());
    const alpha = reader.real();
    const isHidden = reader.flag();
    const radius = reader.real();
    this.#cornerShares = [reader.real(), reader.real(), reader.real(), reader.real()];
    const [borderWidth, border] = [reader.real(), color(reader.word())];
    const shadow = color(reader.word());
    const [blur, x, y] = [reader.real(), reader.real(), reader.real()];
    const [clips, ignoresTouches, passesTouches] = [reader.flag(), reader.flag(), reader.flag()];
    const [isHeader, passesUnderPopovers] = [reader.flag(), reader.flag()];
    this.backing = color(reader.word());
    this.element.classList.toggle("quire-spins", reader.flag());
    this.#styles.set("backgroundColor", background);
    this.#styles.set("opacity", alpha === 1 ? "" : `${alpha}`);
    this.#styles.set("visibility", isHidden ? "hidden" : "");
    this.#styles.set("borderRadius", this.#rounded(radius));
    // The border is drawn inside the box and does not affect the layout, as `CALayer`'s is.
    const edge = borderWidth > 0 && border !== "" ? `inset 0 0 0 ${borderWidth}px ${border}` : "";
    // The blur's standard deviation is half of what CSS calls its radius.
    const cast = shadow === "" ? "" : `${x}px ${y}px ${blur * 2}px ${shadow}`;
    this.#styles.set("boxShadow", [edge, cast].filter((part) => part !== "").join(", "));
    if (this.kind !== "scroll") this.#styles.set("overflow", clips ? "clip" : "");
    this.#styles.set("pointerEvents", ignoresTouches ? "none" : "");
    this.element.classList.toggle("quire-passes", passesTouches);
    this.element.toggleAttribute("data-quire-header", isHeader);
    this.element.toggleAttribute("data-quire-passthrough", passesUnderPopovers);
  }

  setTransform(/** @type {Reader} */ reader) {
    const [a, b, c, d] = [reader.real(), reader.real(), reader.real(), reader.real()];
    const [x, y] = [reader.real(), reader.real()];
    this.#transform = transformed(a, b, c, d, x, y);
    this.#showTransform();
  }

  /** Runs a motion to the frame, transform and style that were set last. */
  run(/** @type {Reader} */ reader) {
    const rounded = (/** @type {number} */ radius) => this.#rounded(radius) || "0px";
    this.#motion.run(this.element, readViewMotion(reader), { placed, transformed, rounded });
  }

  #rounded(/** @type {number} */ radius) {
    return radii(this.#cornerShares.map((share) => share * radius));
  }

  #showTransform() {
    this.#styles.set("transform", `${this.#place} ${this.#transform}`.trim());
    // The middle of the view's own box, which may be lower than the allotted height. It matters only with a transform.
    const { width, height } = this.#frame;
    if (this.#transform !== "") this.#styles.set("transformOrigin", `${width / 2}px ${height / 2}px`);
  }

  setBackdrop(/** @type {Reader} */ reader) {
    const radius = reader.real();
    const filter = radius > 0 ? `blur(${radius}px)` : "";
    this.#styles.set("backdropFilter", filter);
    this.#styles.set("webkitBackdropFilter", filter);
    this.element.classList.toggle("quire-backdrop", radius > 0);
  }

  setText(/** @type {Reader} */ reader) {
    if (this.field) this.field.setText(reader);
    else if (this.#text) showText(this.#text, readText(reader));
  }

  /**
   * @param {Reader} reader
   * @param {number} end of the command, where there is no picture
   * @param {(path: string) => string} address of a resource
   */
  setPicture(reader, end, address) {
    const old = this.#picture;
    this.#picture = reader.position < end ? picture(old, reader, address) : null;
    if (old !== this.#picture) {
      old?.remove();
      if (this.#picture) this.element.prepend(this.#picture);
    }
    this.#describePicture();
  }

  setScrollContent(/** @type {Reader} */ reader) {
    const [width, height] = [reader.real(), reader.real()];
    const [top, left, bottom, right] = [reader.real(), reader.real(), reader.real(), reader.real()];
    const { style } = this.inside;
    style.width = `${left + width + right}px`;
    style.height = `${top + height + bottom}px`;
    style.setProperty("--quire-inset-left", `${left}px`);
    style.setProperty("--quire-inset-top", `${top}px`);
    this.scrolling?.resized();
  }

  setControl(/** @type {Reader} */ reader) {
    const isEnabled = (this.#isEnabled = reader.flag());
    const isHighlighted = reader.flag();
    // Not `disabled`, since a browser reports no press of a disabled control and still takes the focus away. [W40]
    attribute(this.element, "aria-disabled", isEnabled ? "" : "true");
    this.#showTabStop();
    if (this.field) this.field.isEnabled = isEnabled;
    this.element.classList.toggle("quire-highlighted", isHighlighted);
  }

  #showTabStop() {
    const isReached = this.#isEnabled && this.#isTabStop;
    attribute(this.element, "tabindex", !isReached ? "-1" : this.kind === "control" ? "0" : "");
  }

  /**
   * @param {Reader} reader
   * @param {number} end of the command, where there is no range
   */
  setAccessibility(reader, end) {
    this.#role = reader.word();
    this.#label = readString(reader);
    const value = readString(reader);
    const isSelected = reader.flag();
    this.#isTabStop = reader.flag();
    const amount = reader.position < end ? [reader.real(), reader.real(), reader.real()] : null;
    const isButton = this.kind === "button";
    const node = this.element;
    const isField = this.kind === "field" || this.kind === "editor";
    const role = this.kind === "editor" ? "textbox" : (isButton && this.#role < toggleRole) || this.kind === "image" ? "" : roles[this.#role];
    attribute(node, "role", role);
    attribute(node, "aria-level", role === "heading" ? "2" : "");
    // Headings have an id, so that a dialog can be named by one.
    attribute(node, "id", role === "heading" ? `quire-view-${this.id}` : "");
    // A box without a role has no name; a label's name is its text.
    const takesLabel = isButton || isField || role !== "";
    attribute(node, "aria-label", takesLabel ? this.#label : "");
    // A field says its text by itself, and a switch whether it is on.
    const isChecked = role === "switch" || role === "radio";
    const isDescribed = !isField && !isChecked && !amount;
    attribute(node, "aria-description", isDescribed ? value : "");
    attribute(node, "aria-pressed", isButton && isSelected && !isChecked ? "true" : "");
    attribute(node, "aria-checked", isChecked ? `${isSelected}` : "");
    attribute(node, "aria-valuetext", amount ? value : "");
    ["now", "min", "max"].forEach((end, index) => attribute(node, `aria-value${end}`, amount ? `${+amount[index].toPrecision(7)}` : ""));
    if (isButton || this.kind === "control") this.#showTabStop();
    this.#describePicture();
  }

  #describePicture() {
    if (this.#picture) describe(this.#picture, this.#role === imageRole, this.#label);
  }
}

function placed(/** @type {number} */ x, /** @type {number} */ y) {
  return x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px)`;
}

/** @type {(...matrix: number[]) => string} */
function transformed(a, b, c, d, x, y) {
  const isIdentity = a === 1 && b === 0 && c === 0 && d === 1 && x === 0 && y === 0;
  return isIdentity ? "" : `matrix(${a}, ${b}, ${c}, ${d}, ${x}, ${y})`;
}

/**
 * @param {Element} node
 * @param {string} name
 * @param {string} value the empty string takes the attribute away
 */
function attribute(node, name, value) {
  if (value === "") node.removeAttribute(name);
  else node.setAttribute(name, value);
}
