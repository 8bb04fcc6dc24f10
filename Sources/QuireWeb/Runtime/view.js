// SPDX-License-Identifier: Apache-2.0

import { element, Styles } from "../../SheetBrowser/Runtime/layer.js";
import { radii } from "../../SheetBrowser/Runtime/placement.js";
import { color, opaque } from "./color.js";
import { describe } from "./images.js";
import { readString } from "./strings.js";
import { readText, showText } from "./text.js";
import { readViewMotion, ViewMotion } from "./view-motion.js";
import { continuous, showMask } from "./view-shape.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */
/**
 * @typedef {"box" | "label" | "image" | "button" | "scroll" | "field" | "control" | "section" | "pin" | "editor"} Kind
 * the kind of a view
 */

/** @type {readonly Kind[]} by number */
const kinds = ["box", "label", "image", "button", "scroll", "field", "control", "section", "pin", "editor"];
/** @type {Partial<Record<Kind, "button" | "input">>} the tags of kinds that are not a `div` */
const tags = { button: "button", field: "input" };
const roles = [
  "", "button", "img", "", "heading", "group", "", "switch", "slider", "spinbutton", "radiogroup", "radio", "progressbar",
  "grid", "row", "tablist", "tab", "", "alertdialog", "row",
];
const imageRole = 2;
/** The first of the roles that replace a button's own. */
const toggleRole = 7;
const menuButtonRole = 17;
const alertRole = 18;
/** A list's row that the app counts and the user selects; not a header or a footer. */
const rowRole = 14;

/** Prevents the browser's answer to a second finger. */
function keepPage(/** @type {TouchEvent} */ event) {
  if (event.touches.length > 1) event.preventDefault();
}

/** One view: an element at its parent's top-left corner, moved by a transform. */
export class View {
  id;
  kind;
  /** @type {HTMLElement} */
  element;
  /** The element that contains the children. */
  inside;
  #styles;
  /** The CSS of the view's position and transform. */
  #place = "";
  #transform = "";
  #frame = { x: 0, y: 0, width: -1, height: -1, allotted: -1 };
  /** The text element of a label.
   * @type {HTMLElement | undefined} */
  #text;
  /** The field or editor, for views of these kinds.
   * @type {import("./fields.js").Field | import("./editor.js").Editor | null} */
  field = null;
  /** The behavior of a scroll view, for views of this kind.
   * @type {import("./view-scrolling.js").ViewScrolling | null} */
  scrolling = null;
  /** @type {Element | null} */
  #picture = null;
  #pictures;
  /** The pictures that the view shows and is masked with.
   * @type {{ shown: import("./images.js").Picture | null, mask: import("./images.js").Picture | null }} */
  #using = { shown: null, mask: null };
  #motion = new ViewMotion();
  /** The fraction of the radius at each corner. */
  #cornerShares = [1, 1, 1, 1];
  #radius = 0;
  #isContinuous = false;
  /** The background color in 32 bits. */
  #background = 0;
  #label = "";
  #role = 0;
  #isEnabled = true;
  /** Whether the Tab key reaches the view. */
  #isTabStop = true;
  /** The color of the box of the layer that the view fills, and of a popover's arrow. */
  backing = "";

  /**
   * @param {number} id
   * @param {number} kind index into `kinds`
   * @param {import("./images.js").Pictures} pictures
   */
  constructor(id, kind, pictures) {
    this.id = id;
    this.#pictures = pictures;
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
   * Orders the children, moving only those in the wrong place, because a moved element loses its scroll offset. Returns
   * the children that were not in the page before.
   * @param {HTMLElement[]} children
   */
  arrange(children) {
    const entered = [];
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
      else {
        if (!child.isConnected) entered.push(child);
        this.inside.insertBefore(child, next);
      }
    }
    return entered;
  }

  setFrame(/** @type {Reader} */ reader) {
    const x = reader.real();
    const y = reader.real();
    const width = reader.real();
    const height = reader.real();
    const allotted = Math.max(height, reader.real());
    const old = this.#frame;
    this.#frame = { x, y, width, height, allotted };
    // While a finger drags a sheet, its content's height changes with each move, within the allotted height.
    if (this.kind === "section") {
      // A pin in the section sticks according to its layout position, which a transform does not change.
      this.#styles.set("top", `calc(var(--quire-inset-top, 0px) + ${y}px)`);
      this.#styles.set("left", `calc(var(--quire-inset-left, 0px) + ${x}px)`);
    } else if (x !== old.x || y !== old.y) this.#place = placed(x, y);
    if (x !== old.x || y !== old.y || this.#transform !== "") this.#showTransform();
    if (width !== old.width) this.#styles.set("width", `${width}px`);
    if (allotted !== old.allotted) this.#styles.set("height", `${allotted}px`);
    if (this.#isContinuous && (width !== old.width || height !== old.height)) this.#showCorners();
    this.scrolling?.resized(this.#frame.width, this.#frame.height);
  }

  setStyle(/** @type {Reader} */ reader) {
    this.#background = reader.word();
    const background = color(this.#background);
    const alpha = reader.real();
    const isHidden = reader.flag();
    this.#radius = reader.real();
    this.#cornerShares = [reader.real(), reader.real(), reader.real(), reader.real()];
    const [borderWidth, border] = [reader.real(), color(reader.word())];
    const shadow = color(reader.word());
    const [blur, x, y] = [reader.real(), reader.real(), reader.real()];
    const [clips, ignoresTouches, passesTouches] = [reader.flag(), reader.flag(), reader.flag()];
    const [isHeader, passesUnderPopovers] = [reader.flag(), reader.flag()];
    this.backing = color(reader.word());
    this.element.classList.toggle("quire-spins", reader.flag());
    this.#handlePinches(reader.flag());
    this.#styles.set("backgroundColor", background);
    this.#showSolid();
    this.#styles.set("opacity", alpha === 1 ? "" : `${alpha}`);
    this.#styles.set("visibility", isHidden ? "hidden" : "");
    this.#showCorners();
    // As with `CALayer`, the border is drawn inside the box, over its content, and does not affect the layout.
    const isEdged = borderWidth > 0 && border !== "";
    const isOver = isEdged && this.kind !== "field" && this.kind !== "scroll";
    this.element.classList.toggle("quire-edged", isOver);
    this.element.style.setProperty("--quire-edge", isOver ? `${borderWidth}px solid ${border}` : "");
    const edge = isEdged && !isOver ? `inset 0 0 0 ${borderWidth}px ${border}` : "";
    // CSS's blur radius is twice the standard deviation.
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

  /** Runs a motion to the last frame, transform and style that were set. */
  run(/** @type {Reader} */ reader) {
    const rounded = (/** @type {number} */ radius) => this.#rounded(radius) || "0px";
    this.#motion.run(this.element, readViewMotion(reader), { placed, transformed, rounded });
  }

  #rounded(/** @type {number} */ radius) {
    return radii(this.#cornerShares.map((share) => share * (this.#isContinuous ? this.#continuous(radius).radius : radius)));
  }

  #continuous(/** @type {number} */ radius) {
    return continuous(radius, Math.min(this.#frame.width, this.#frame.height) / 2);
  }

  #showCorners() {
    this.#styles.set("borderRadius", this.#rounded(this.#radius));
    if (this.#isContinuous) this.element.style.setProperty("corner-shape", this.#continuous(this.#radius).curve);
  }

  /**
   * @param {Reader} reader
   * @param {number} end the end of the command; the position is there already if there is no mask
   */
  setShape(reader, end) {
    this.#isContinuous = reader.flag();
    this.element.style.removeProperty("corner-shape");
    this.#showCorners();
    const old = this.#using.mask;
    this.#using.mask = showMask(this.element.style, reader, end, this.#pictures);
    this.#pictures.release(old);
  }

  get isHeading() {
    return roles[this.#role] === "heading";
  }

  /** Called when the view is removed for good. */
  end() {
    this.#motion.end();
    this.element.remove();
    this.#pictures.release(this.#using.shown);
    this.#pictures.release(this.#using.mask);
  }

  #showTransform() {
    this.#styles.set("transform", `${this.#place} ${this.#transform}`.trim());
    // The center of the view's own box, which may be higher than the allotted height. It matters only with a transform.
    const { width, height } = this.#frame;
    if (this.#transform !== "") this.#styles.set("transformOrigin", `${width / 2}px ${height / 2}px`);
  }

  setBackdrop(/** @type {Reader} */ reader) {
    const radius = reader.real();
    const filter = radius > 0 ? `blur(${radius}px)` : "";
    this.#styles.set("backdropFilter", filter);
    this.#styles.set("webkitBackdropFilter", filter);
    this.element.classList.toggle("quire-backdrop", radius > 0);
    this.#showSolid();
  }

  /** Keeps two fingers on the view from zooming the page, if the app handles them. */
  #handlePinches(/** @type {boolean} */ isPinched) {
    this.element.classList.toggle("quire-pinched", isPinched);
    // WebKitGTK magnifies the page with two fingers regardless of `touch-action`.
    if (isPinched) this.element.addEventListener("touchstart", keepPage, { passive: false });
    else this.element.removeEventListener("touchstart", keepPage);
  }

  /** Provides the opaque tint of a blur, for reduced transparency and for more contrast. */
  #showSolid() {
    const hasBackdrop = this.element.classList.contains("quire-backdrop");
    this.element.style.setProperty("--quire-solid", hasBackdrop ? opaque(this.#background) : "");
  }

  setText(/** @type {Reader} */ reader) {
    if (this.field) this.field.setText(reader);
    else if (this.#text) showText(this.#text, readText(reader));
  }

  /**
   * @param {Reader} reader
   * @param {number} end the end of the command; the position is there already if there is no picture
   */
  setPicture(reader, end) {
    const [old, unused] = [this.#picture, this.#using.shown];
    const picture = reader.position < end ? this.#pictures.read(reader) : null;
    this.#using.shown = picture;
    this.#picture = picture ? this.#pictures.element(old, picture) : null;
    this.#pictures.release(unused);
    // An image is placed by its view's size. Image views always set it.
    if (this.kind !== "image") this.element.style.setProperty("container-type", picture && !picture.drawing ? "size" : "");
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
    this.scrolling?.resized(this.#frame.width, this.#frame.height);
  }

  /** Adds marks at the scroller's stops. The marks are beside the content, so `arrange` does not affect them. */
  setSnaps(/** @type {Reader} */ reader) {
    const [interval, count] = [reader.real(), reader.word()];
    for (const old of this.element.querySelectorAll(":scope > .quire-snap")) old.remove();
    this.element.classList.toggle("quire-snaps", interval > 0);
    // A wheel also turns at its ends, without moving the sheet.
    this.element.toggleAttribute("data-quire-keeps", interval > 0);
    // Keys go to the surrounding control.
    attribute(this.element, "tabindex", interval > 0 ? "-1" : "");
    if (interval <= 0) return;
    for (let index = 0; index < count; index++) {
      const mark = element("div", "quire-snap");
      mark.style.top = `${index * interval}px`;
      this.element.append(mark);
    }
  }

  setControl(/** @type {Reader} */ reader) {
    const isEnabled = (this.#isEnabled = reader.flag());
    const isHighlighted = reader.flag();
    // Not `disabled`: a browser reports no press of a disabled control, but takes the focus away. [W40]
    attribute(this.element, "aria-disabled", isEnabled ? "" : "true");
    this.#showTabStop();
    if (this.field) this.field.isEnabled = isEnabled;
    this.element.classList.toggle("quire-highlighted", isHighlighted);
  }

  #showTabStop() {
    const isReached = this.#isEnabled && this.#isTabStop;
    // An alert has the focus until a key moves it to one of its buttons.
    const takesFocus = isReached && this.#role !== alertRole;
    attribute(this.element, "tabindex", !takesFocus ? "-1" : this.kind === "control" ? "0" : "");
  }

  /**
   * @param {Reader} reader
   * @param {number} end the end of the command; the position is there already if there is no range
   */
  setAccessibility(reader, end) {
    this.#role = reader.word();
    this.#label = readString(reader);
    const value = readString(reader);
    const isSelected = reader.flag();
    this.#isTabStop = reader.flag();
    const [position, count] = [reader.word(), reader.word()];
    const [hint, identifier] = [readString(reader), readString(reader)];
    attribute(this.element, "aria-hidden", reader.flag() ? "true" : "");
    const isModal = reader.flag();
    const amount = reader.position < end ? [reader.real(), reader.real(), reader.real()] : null;
    const isButton = this.kind === "button";
    const node = this.element;
    const isField = this.kind === "field" || this.kind === "editor";
    const role = this.kind === "editor" ? "textbox" : (isButton && this.#role < toggleRole) || this.kind === "image" ? "" : roles[this.#role];
    attribute(node, "role", role);
    attribute(node, "aria-level", role === "heading" ? "2" : "");
    // Headings have an id, so that they can name a dialog.
    attribute(node, "id", role === "heading" ? `quire-view-${this.id}` : "");
    // A box without a role has no name. A label's name is its text.
    const takesLabel = isButton || isField || role !== "";
    attribute(node, "aria-label", takesLabel ? this.#label : "");
    // A field announces its text by itself, and a switch whether it is on.
    const isChecked = role === "switch" || role === "radio";
    const isDescribed = !isField && !isChecked && !amount;
    attribute(node, "aria-description", [isDescribed ? value : "", hint].filter(Boolean).join(", "));
    attribute(node, "data-testid", identifier);
    attribute(node, "aria-pressed", isButton && isSelected && role === "" ? "true" : "");
    attribute(node, "aria-haspopup", this.#role === menuButtonRole ? "menu" : "");
    attribute(node, "aria-checked", isChecked ? `${isSelected}` : "");
    const isRow = this.#role === rowRole;
    this.#showCell(role === "row");
    attribute(node, "aria-selected", isRow || role === "tab" ? `${isSelected}` : "");
    attribute(node, "aria-rowindex", isRow && position > 0 ? `${position}` : "");
    attribute(node, "aria-rowcount", role === "grid" ? `${count}` : "");
    attribute(node, "aria-valuetext", amount ? value : "");
    ["now", "min", "max"].forEach((end, index) => attribute(node, `aria-value${end}`, amount ? `${+amount[index].toPrecision(7)}` : ""));
    attribute(node, "aria-modal", isModal || this.#role === alertRole ? "true" : "");
    if (isButton || this.kind === "control" || this.#role === alertRole) this.#showTabStop();
    this.#describePicture();
  }

  /** Gives a row one cell with the row's whole content, because a grid's row may have no other children. */
  #showCell(/** @type {boolean} */ isRow) {
    if (isRow && this.inside === this.element) {
      this.inside = element("div", "quire-cell");
      this.inside.append(...this.element.childNodes);
      this.element.append(this.inside);
    }
    if (this.inside.matches(".quire-cell")) attribute(this.inside, "role", isRow ? "gridcell" : "");
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
 * @param {string} value the empty string removes the attribute
 */
function attribute(node, name, value) {
  if (value === "") node.removeAttribute(name);
  else node.setAttribute(name, value);
}
