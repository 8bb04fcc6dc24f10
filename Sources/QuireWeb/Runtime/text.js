// SPDX-License-Identifier: Apache-2.0

import { element } from "../../SheetBrowser/Runtime/layer.js";
import { Reader } from "../../SheetBrowser/Runtime/reader.js";
import { color } from "./color.js";
import { readParagraphs, readRuns, showRuns } from "./runs.js";
import { readString } from "./strings.js";

const families = [
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  'ui-serif, "New York", Georgia, "Times New Roman", serif',
  'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, system-ui, sans-serif',
  'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, monospace',
];
/** The index of the design with digits of equal width. */
const evenDigits = 4;
export const alignments = ["start", "left", "center", "right", "justify"];
/** The classes for the end of a text that is too long. Without a class, it ends with an ellipsis; the others cut it
 * off. */
const ends = ["", "quire-words", "quire-characters", "quire-cut"];

/**
 * @typedef {object} StyledText
 * @property {string} string
 * @property {number} size in points
 * @property {number} weight
 * @property {number} design index into `families`
 * @property {boolean} isItalic
 * @property {number} color
 * @property {number} alignment index into `alignments`
 * @property {number} lines the maximum number of lines; 0 for no limit
 * @property {number} end the end of a text that is too long: an index into `ends`
 * @property {string} shortened shown instead of the string, which is still read out; empty if not shortened
 * @property {string} family a font family of the device; empty for the system's font
 * @property {import("./runs.js").Run[]} runs empty if all letters have the same look
 * @property {import("./runs.js").Paragraph[]} paragraphs empty if all have the text's own style
 */

/**
 * @param {Reader} reader
 * @returns {StyledText}
 */
export function readText(reader) {
  return {
    string: readString(reader),
    size: reader.real(),
    weight: reader.word(),
    design: reader.word(),
    isItalic: reader.flag(),
    color: reader.word(),
    alignment: reader.word(),
    lines: reader.word(),
    end: reader.word(),
    shortened: readString(reader),
    family: readString(reader),
    runs: readRuns(reader),
    paragraphs: readParagraphs(reader),
  };
}

/**
 * Sets the font properties of a text or a run.
 * @param {CSSStyleDeclaration} style
 * @param {{ size: number, weight: number, design: number, family: string, isItalic: boolean }} font
 */
export function showFont(style, { size, weight, design, family, isItalic }) {
  const own = families[design] ?? families[0];
  style.fontFamily = family === "" ? own : `${JSON.stringify(family)}, ${own}`;
  style.fontSize = `${size}px`;
  style.fontWeight = `${weight}`;
  style.fontStyle = isItalic ? "italic" : "";
  style.fontVariantNumeric = design === evenDigits ? "tabular-nums" : "";
}

/**
 * Shows a text in an element of the class `quire-text`.
 * @param {HTMLElement} node
 * @param {StyledText} text
 * @param {boolean} writes whether to write the text itself, or only its look
 */
export function showText(node, text, writes = true) {
  const { style } = node;
  showFont(style, text);
  style.textAlign = alignments[text.alignment] ?? "start";
  style.color = color(text.color) || "transparent";
  const isWhole = text.end === 0;
  node.classList.toggle("quire-one-line", isWhole && text.lines === 1);
  node.classList.toggle("quire-clamped", isWhole && text.lines > 1);
  style.setProperty("-webkit-line-clamp", isWhole && text.lines > 1 ? `${text.lines}` : "");
  ends.forEach((name, index) => name !== "" && node.classList.toggle(name, index === text.end));
  style.maxHeight = isWhole || text.lines === 0 ? "" : `${text.lines * 1.193359375}em`;
  if (!writes) return;
  if (text.shortened !== "") showShortened(node, text);
  else if (text.runs.length > 0 || text.paragraphs.length > 0 || node.classList.contains("quire-rich")) showRuns(node, text);
  else if (node.textContent !== text.string || node.firstElementChild) node.textContent = text.string;
}

/** Shows the shortened text, and keeps the whole text for assistive technologies. */
function showShortened(/** @type {HTMLElement} */ node, /** @type {StyledText} */ text) {
  const [seen, read] = [element("span", ""), element("span", "quire-unseen")];
  seen.ariaHidden = "true";
  seen.textContent = text.shortened;
  read.textContent = text.string;
  node.replaceChildren(seen, read);
}

/** Measures texts with a hidden element that is laid out like a label. */
export class TextRuler {
  #memory;
  #ruler = element("div", "quire-ruler");
  /** @type {HTMLElement[]} one for each text of the largest query so far */
  #nodes = [];

  /**
   * @param {HTMLElement} container
   * @param {() => WebAssembly.Memory} memory returns the memory with the texts and for the answers, once the module is
   * loaded
   */
  constructor(container, memory) {
    this.#memory = memory;
    this.#ruler.ariaHidden = "true";
    container.append(this.#ruler);
  }

  /**
   * The import `host.measure`. Writes all texts and then reads all sizes, so that the page is laid out once.
   * @param {number} commands the address of a buffer with a `viewText` for each text
   * @param {number} count the number of texts
   * @param {number} limits the address of the maximum width of each text in points; 0 and below mean no limit
   * @param {number} results the address for the width and the height of each
   */
  measure = (commands, count, limits, results) => {
    const reader = new Reader(this.#memory());
    reader.open(commands >>> 0);
    const view = new DataView(this.#memory().buffer);
    const nodes = this.#nodes;
    while (nodes.length < count) nodes.push(element("div", "quire-text"));
    while (this.#ruler.childElementCount > count) this.#ruler.lastElementChild?.remove();
    for (let index = 0; index < count; index += 1) {
      const node = nodes[index];
      if (!node.isConnected) this.#ruler.append(node);
      // Skips the command's first word and the view's identifier.
      reader.word();
      reader.word();
      showText(node, readText(reader));
      const width = view.getFloat64((limits >>> 0) + index * 8, true);
      node.style.maxWidth = width > 0 ? `${width}px` : "";
    }
    for (let index = 0; index < count; index += 1) {
      const size = nodes[index].getBoundingClientRect();
      const at = (results >>> 0) + index * 16;
      // Rounded up to whole device pixels, so that a box of exactly this size holds the text.
      view.setFloat64(at, Math.ceil(size.width * devicePixelRatio) / devicePixelRatio, true);
      view.setFloat64(at + 8, Math.ceil(size.height * devicePixelRatio) / devicePixelRatio, true);
    }
  };
}
