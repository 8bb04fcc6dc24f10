// SPDX-License-Identifier: Apache-2.0

import { element } from "../../SheetBrowser/Runtime/layer.js";
import { alignments } from "./text.js";
import { showParagraph, showRun, spans, split } from "./runs.js";

/** @typedef {import("./text.js").StyledText} StyledText */

/**
 * Maps an editor's elements to the text that they represent, and positions in the text, in UTF-16 units, to points
 * among the elements.
 *
 * A block is a paragraph. One line feed or `br` at its end is filler that the browser inserted. While it edits, the
 * browser may restructure the blocks in any way; this class reads them all.
 */
export class EditorText {
  text = "";
  /** @type {Map<Node, number>} */
  #starts = new Map();
  /** @type {Map<Node, number>} */
  #ends = new Map();
  /** @type {{ node: Text, start: number }[]} */
  #leaves = [];
  #root;

  constructor(/** @type {HTMLElement} */ root) {
    this.#root = root;
    let isOpen = false;
    let start = 0;
    const close = () => {
      if (this.text.length > start && this.text.endsWith("\n")) this.text = this.text.slice(0, -1);
      isOpen = false;
    };
    [...root.childNodes].forEach((child, index) => {
      const isBlock = child instanceof HTMLElement && child.tagName === "DIV";
      if (isOpen && isBlock) close();
      if (!isOpen && index > 0) this.text += "\n";
      if (!isOpen) start = this.text.length;
      this.#walk(child);
      isOpen = true;
      if (isBlock) close();
    });
    if (isOpen) close();
  }

  #walk(/** @type {Node} */ node) {
    this.#starts.set(node, this.text.length);
    if (node instanceof Text) {
      this.#leaves.push({ node, start: this.text.length });
      this.text += node.data;
    } else if (node.nodeName === "BR") {
      this.text += "\n";
    } else {
      for (const child of node.childNodes) this.#walk(child);
    }
    this.#ends.set(node, this.text.length);
  }

  /**
   * Returns the position in the text of a point among the elements.
   * @param {Node | null} node
   * @param {number} offset
   */
  offset(node, offset) {
    if (!node) return 0;
    let place;
    if (node instanceof Text) place = (this.#starts.get(node) ?? 0) + offset;
    else if (offset < node.childNodes.length) place = this.#starts.get(node.childNodes[offset]);
    else if (node === this.#root) place = this.text.length;
    else place = this.#ends.get(node);
    return Math.min(place ?? 0, this.text.length);
  }

  /**
   * Returns the point of a position in the text: in a text node, or at the beginning of an empty block.
   * @param {number} place
   * @returns {[Node, number]}
   */
  point(place) {
    for (const { node, start } of this.#leaves) {
      if (place >= start && place <= start + node.data.length) return [node, place - start];
    }
    for (const child of this.#root.childNodes) {
      if (this.#starts.get(child) === place) return [child, 0];
    }
    return [this.#root, this.#root.childNodes.length];
  }
}

/** @type {WeakMap<Element, string>} the looks of blocks and spans */
const looks = new WeakMap();

/**
 * Shows a text in an editor's elements: a block for each paragraph and an element for each run. Writes only the
 * paragraphs that differ, so a letter typed within a run writes nothing.
 * @param {HTMLElement} root
 * @param {StyledText} text
 * @returns {boolean} whether anything was written
 */
export function showEditorText(root, text) {
  const wanted = split(text).map((part, index) => ({ ...part, style: text.paragraphs[index] ?? null }));
  const blocks = [...root.childNodes];
  const isRight = (/** @type {Node} */ node, /** @type {typeof wanted[0]} */ part) => matches(node, part);
  let before = 0;
  while (before < Math.min(blocks.length, wanted.length) && isRight(blocks[before], wanted[before])) before += 1;
  let after = 0;
  while (
    after < Math.min(blocks.length, wanted.length) - before
    && isRight(blocks[blocks.length - 1 - after], wanted[wanted.length - 1 - after])
  ) after += 1;
  const hasChanged = before + after < Math.max(blocks.length, wanted.length);
  if (hasChanged) {
    const next = blocks[blocks.length - after] ?? null;
    for (const node of blocks.slice(before, blocks.length - after)) node.remove();
    for (const part of wanted.slice(before, wanted.length - after)) root.insertBefore(block(part), next);
  }
  root.style.textAlign = alignments[text.alignment] ?? "start";
  return hasChanged;
}

/** @typedef {{ string: string, runs: import("./runs.js").Run[], style: import("./runs.js").Paragraph | null }} Part */

function block(/** @type {Part} */ { string, runs, style }) {
  const node = element("div", "quire-paragraph");
  showParagraph(node.style, style);
  looks.set(node, JSON.stringify(style));
  if (string === "") node.append(document.createElement("br"));
  else node.append(...spans(string, runs));
  [...node.children].forEach((span, index) => looks.set(span, look(runs[index])));
  return node;
}

/** Returns a run's look, without its length. */
function look(/** @type {import("./runs.js").Run | undefined} */ run) {
  return JSON.stringify({ ...run, length: 0 });
}

/**
 * Returns whether a node shows a paragraph. If only the look of its runs differs, updates the node and returns `true`.
 */
function matches(/** @type {Node} */ node, /** @type {Part} */ { string, runs, style }) {
  if (!(node instanceof HTMLElement) || looks.get(node) !== JSON.stringify(style)) return false;
  const children = [...node.childNodes];
  if (string === "") return children.length === 1 && children[0].nodeName === "BR";
  if (runs.length === 0) return children.length === 1 && children[0] instanceof Text && children[0].data === string;
  if (children.length !== runs.length) return false;
  let start = 0;
  for (const [index, run] of runs.entries()) {
    const child = children[index];
    const part = string.slice(start, (start += run.length));
    if (!(child instanceof HTMLElement) || child.tagName !== "SPAN") return false;
    if (child.childNodes.length !== 1 || !(child.firstChild instanceof Text) || child.textContent !== part) return false;
  }
  for (const [index, run] of runs.entries()) {
    const child = /** @type {HTMLElement} */ (children[index]);
    if (looks.get(child) === look(run)) continue;
    showRun(child.style, run);
    looks.set(child, look(run));
  }
  return true;
}
