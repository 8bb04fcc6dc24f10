// SPDX-License-Identifier: Apache-2.0

import { element } from "../../SheetBrowser/Runtime/layer.js";
import { color } from "./color.js";
import { readString } from "./strings.js";
import { alignments, showFont } from "./text.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */

/**
 * @typedef {object} Run a sequence of letters with one look
 * @property {number} length in UTF-16 units
 * @property {number} size
 * @property {number} weight
 * @property {number} design
 * @property {string} family
 * @property {boolean} isItalic
 * @property {number} color
 * @property {number} background
 * @property {number} underline as in `NSUnderlineStyle`
 * @property {number} underlineColor
 * @property {number} strike
 * @property {number} strikeColor
 * @property {number} spacing between letters
 * @property {number} rise above the baseline
 * @property {Effect | null} effect
 */

/**
 * @typedef {object} Effect a shadow behind letters, and an outline around them
 * @property {number} shadow its color, or 0
 * @property {number} x the offset of the shadow
 * @property {number} y
 * @property {number} blur the blur radius of the shadow
 * @property {number} stroke the width of the outline, or 0
 * @property {number} strokeColor
 */

/**
 * @typedef {object} Paragraph
 * @property {number} alignment
 * @property {number} lineSpacing
 * @property {number} spacing after it
 * @property {number} firstIndent
 * @property {number} indent
 * @property {number} factor multiplies the height of lines; 0 counts as 1
 * @property {number} least the minimum height of a line
 * @property {number} largest the maximum height of a line
 */

/**
 * @param {Reader} reader
 * @returns {Run[]}
 */
export function readRuns(reader) {
  return Array.from({ length: reader.word() }, () => ({
    length: reader.word(),
    size: reader.real(),
    weight: reader.word(),
    design: reader.word(),
    family: readString(reader),
    isItalic: reader.flag(),
    color: reader.word(),
    background: reader.word(),
    underline: reader.word(),
    underlineColor: reader.word(),
    strike: reader.word(),
    strikeColor: reader.word(),
    spacing: reader.real(),
    rise: reader.real(),
    effect: reader.flag() ? {
      shadow: reader.word(),
      x: reader.real(),
      y: reader.real(),
      blur: reader.real(),
      stroke: reader.real(),
      strokeColor: reader.word(),
    } : null,
  }));
}

/**
 * @param {Reader} reader
 * @returns {Paragraph[]}
 */
export function readParagraphs(reader) {
  return Array.from({ length: reader.word() }, () => ({
    alignment: reader.word(),
    lineSpacing: reader.real(),
    spacing: reader.real(),
    firstIndent: reader.real(),
    indent: reader.real(),
    factor: reader.real(),
    least: reader.real(),
    largest: reader.real(),
  }));
}

/**
 * Shows a text's runs and paragraphs in an element that has the text's own look. A single paragraph gets no element of
 * its own, so that it can end with an ellipsis.
 * @param {HTMLElement} node
 * @param {import("./text.js").StyledText} text
 */
export function showRuns(node, text) {
  node.classList.toggle("quire-rich", text.runs.length > 0 || text.paragraphs.length > 0);
  const hasBlocks = text.paragraphs.length > 1;
  if (!hasBlocks && text.paragraphs.length === 1) showParagraph(node.style, text.paragraphs[0]);
  else showParagraph(node.style, null);
  node.style.textAlign = alignments[(hasBlocks ? null : text.paragraphs[0])?.alignment ?? text.alignment] ?? "start";
  if (!hasBlocks) {
    node.replaceChildren(...spans(text.string, text.runs));
    return;
  }
  node.replaceChildren(...split(text).map(({ string, runs }, index) => {
    const block = element("div", "quire-paragraph");
    showParagraph(block.style, text.paragraphs[index] ?? null);
    if (string === "") block.append(document.createElement("br"));
    else block.append(...spans(string, runs));
    return block;
  }));
}

/**
 * Splits a text into paragraphs with their runs.
 * @param {{ string: string, runs: Run[] }} text
 */
export function split({ string, runs }) {
  let index = 0;
  let used = 0;
  return string.split("\n").map((part) => {
    /** @type {Run[]} */
    const own = [];
    for (let left = part.length; left > 0 && index < runs.length; ) {
      const length = Math.min(left, runs[index].length - used);
      if (length > 0) own.push({ ...runs[index], length });
      left -= length;
      used += length;
      if (used >= runs[index].length) [index, used] = [index + 1, 0];
    }
    // The line feed itself.
    if (index < runs.length && (used += 1) >= runs[index].length) [index, used] = [index + 1, 0];
    return { string: part, runs: own };
  });
}

/**
 * @param {string} string
 * @param {Run[]} runs
 * @returns {(HTMLElement | string)[]}
 */
export function spans(string, runs) {
  if (runs.length === 0) return [string];
  let start = 0;
  return runs.map((run) => {
    const span = element("span", "quire-run");
    showRun(span.style, run);
    span.textContent = string.slice(start, (start += run.length));
    return span;
  });
}

export function showRun(/** @type {CSSStyleDeclaration} */ style, /** @type {Run} */ run) {
  showFont(style, run);
  style.color = color(run.color) || "transparent";
  style.backgroundColor = color(run.background);
  style.letterSpacing = run.spacing === 0 ? "" : `${run.spacing}px`;
  style.verticalAlign = run.rise === 0 ? "" : `${run.rise}px`;
  const lines = [];
  if (run.underline & 0xff) lines.push("underline");
  if (run.strike & 0xff) lines.push("line-through");
  style.textDecorationLine = lines.join(" ");
  const look = run.underline & 0xff ? run.underline : run.strike;
  style.textDecorationColor = lines.length > 0 ? color(run.underline & 0xff ? run.underlineColor : run.strikeColor) : "";
  style.textDecorationStyle = look & 0x200 ? "dashed" : look & 0x100 ? "dotted" : (look & 0xff) === 9 ? "double" : "";
  style.textDecorationThickness = (look & 0xff) === 2 ? "0.12em" : "";
  const { effect } = run;
  style.textShadow = effect?.shadow ? `${effect.x}px ${effect.y}px ${effect.blur}px ${color(effect.shadow)}` : "";
  style.webkitTextStroke = effect?.stroke ? `${effect.stroke}px ${color(effect.strokeColor) || "transparent"}` : "";
}

/** Sets a paragraph's own properties. `null` removes them. */
export function showParagraph(/** @type {CSSStyleDeclaration} */ style, /** @type {Paragraph | null} */ paragraph) {
  if (!paragraph) {
    for (const name of ["textAlign", "lineHeight", "paddingBottom", "paddingInlineStart", "textIndent"]) {
      Object.assign(style, { [name]: "" });
    }
    return;
  }
  const { alignment, lineSpacing, spacing, firstIndent, indent, factor, least, largest } = paragraph;
  style.textAlign = alignments[alignment] ?? "start";
  let height = `${1.193359375 * (factor || 1)}em`;
  if (least > 0) height = `max(${height}, ${least}px)`;
  if (largest > 0) height = `min(${height}, ${largest}px)`;
  const isUsual = lineSpacing === 0 && !factor && !least && !largest;
  style.lineHeight = isUsual ? "" : `calc(${height} + ${lineSpacing}px)`;
  style.paddingBottom = spacing > 0 ? `${spacing}px` : "";
  style.paddingInlineStart = indent > 0 ? `${indent}px` : "";
  style.textIndent = firstIndent === indent ? "" : `${firstIndent - indent}px`;
}
