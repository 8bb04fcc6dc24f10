// SPDX-License-Identifier: Apache-2.0

import { EditorText, showEditorText } from "./editor-text.js";
import { capitals, corrections, keyboards, returnKeys } from "./field-names.js";
import { readString } from "./strings.js";
import { readText, showText } from "./text.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */

const undoKey = 8;
const redoKey = 9;
/** Selections of editors that do not have the focus.
 * @type {Highlight | null} */
const shownSelections = typeof Highlight === "undefined" ? null : new Highlight();
if (shownSelections) CSS.highlights.set("quire-selection", shownSelections);

/**
 * A text of several lines with attributes. The browser edits it; the app owns the text, the attributes and the
 * selection. Nothing is written while an input method composes.
 */
export class Editor {
  /** @type {HTMLElement} */
  input;
  isMultiline = true;
  /** @type {import("./text.js").StyledText | null} */
  #text = null;
  /** The state that was last reported to the app. */
  #lastReported = { text: "", start: 0, end: 0 };
  #isComposing = false;
  #isEnabled = true;
  #isEditable = true;
  /** @type {Range | null} */
  #shownSelection = null;

  /**
   * @param {HTMLElement} input
   * @param {(key: number, timeStamp: number) => void} press reports a key that the app handles
   */
  constructor(input, press) {
    this.input = input;
    input.setAttribute("role", "textbox");
    input.ariaMultiLine = "true";
    input.addEventListener("compositionstart", () => (this.#isComposing = true));
    input.addEventListener("focus", () => this.#showSelection());
    input.addEventListener("blur", () => this.#showSelection());
    input.addEventListener("beforeinput", (event) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      press(event.inputType === "historyUndo" ? undoKey : redoKey, event.timeStamp);
    });
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      press(key === "y" || event.shiftKey ? redoKey : undoKey, event.timeStamp);
    });
    // Pastes plain text only, also in browsers without `plaintext-only`.
    input.addEventListener("paste", (event) => {
      if (input.contentEditable === "plaintext-only") return;
      event.preventDefault();
      document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
    });
  }

  setInput(/** @type {Reader} */ reader) {
    const { input } = this;
    const keyboard = keyboards[reader.word()];
    if (input.inputMode !== keyboard) input.inputMode = keyboard;
    input.enterKeyHint = returnKeys[reader.word()];
    input.autocapitalize = capitals[reader.word()];
    reader.word();
    const checks = reader.word();
    const correction = corrections[checks & 3];
    if (correction) input.setAttribute("autocorrect", correction);
    else input.removeAttribute("autocorrect");
    input.spellcheck = checks > 3 ? checks > 7 : correction !== "off";
    reader.flag();
    this.#isEditable = reader.flag();
    input.classList.toggle("quire-selectable", reader.flag());
    const insets = [reader.real(), reader.real(), reader.real(), reader.real()];
    input.style.padding = [insets[0], insets[3], insets[2], insets[1]].map((inset) => `${inset}px`).join(" ");
    // Skips the placeholder, its color, and the semantics, which only fields use.
    readString(reader);
    reader.word();
    readString(reader);
    this.#showEditable();
  }

  set isEnabled(/** @type {boolean} */ isEnabled) {
    this.#isEnabled = isEnabled;
    this.#showEditable();
  }

  #showEditable() {
    const { input } = this;
    const isEditable = this.#isEnabled && this.#isEditable;
    const mode = isEditable ? "plaintext-only" : "false";
    if (input.contentEditable === mode) return;
    try {
      input.contentEditable = mode;
    } catch {
      // Browsers without `plaintext-only` refuse that value.
      input.contentEditable = "true";
    }
    input.tabIndex = 0;
    input.ariaReadOnly = isEditable ? null : "true";
  }

  setText(/** @type {Reader} */ reader) {
    const text = readText(reader);
    this.#text = text;
    this.#lastReported.text = text.string;
    // A text that arrives while an input method composes is shown when the composition ends.
    this.tidy();
  }

  #show() {
    const text = this.#text;
    if (!text) return;
    showText(this.input, { ...text, lines: 0 }, false);
    const hasFocus = document.activeElement === this.input;
    if (showEditorText(this.input, text) && hasFocus) this.#placeSelection();
    this.#showSelection();
  }

  /**
   * @param {number} start in UTF-16 units, as is `end`
   * @param {number} end
   */
  select(start, end) {
    this.#lastReported.start = start;
    this.#lastReported.end = end;
    if (document.activeElement === this.input && !this.#isComposing) this.#placeSelection();
    this.#showSelection();
  }

  /** Focuses the editor, with the app's selection. */
  focus() {
    const { start, end } = this.#lastReported;
    this.input.focus({ preventScroll: true });
    Object.assign(this.#lastReported, { start, end });
    this.#placeSelection();
  }

  #placeSelection() {
    const { start, end } = this.#lastReported;
    const read = new EditorText(this.input);
    const present = this.#selection(read);
    if (present && present.start === start && present.end === end) return;
    getSelection()?.setBaseAndExtent(...read.point(start), ...read.point(end));
  }

  /** Draws the selection while the editor does not have the focus. */
  #showSelection() {
    if (!shownSelections) return;
    if (this.#shownSelection) shownSelections.delete(this.#shownSelection);
    this.#shownSelection = null;
    const { start, end } = this.#lastReported;
    if (start === end || document.activeElement === this.input || !this.input.isConnected) return;
    const read = new EditorText(this.input);
    const range = document.createRange();
    range.setStart(...read.point(start));
    range.setEnd(...read.point(end));
    shownSelections.add((this.#shownSelection = range));
  }

  /** Removes the drawn selection. */
  end() {
    if (this.#shownSelection) shownSelections?.delete(this.#shownSelection);
  }

  /** Returns the text and the selection, and records them as reported. */
  readEdit(/** @type {boolean} */ isComposing) {
    this.#isComposing = isComposing;
    const read = new EditorText(this.input);
    const { start, end } = this.#selection(read) ?? this.#lastReported;
    this.#lastReported = { text: read.text, start, end };
    if (this.#text) this.#text = { ...this.#text, string: read.text };
    return { text: read.text, start, end, isComposing };
  }

  /** Called after the app has answered an edit. Turns the blocks that the browser created back into paragraphs. */
  tidy() {
    if (!this.#isComposing) this.#show();
  }

  /** Returns the selection if the user changed it since the last report, or `null`. */
  readSelectionChange() {
    if (this.#isComposing) return null;
    const read = new EditorText(this.input);
    const selection = this.#selection(read);
    if (!selection || read.text !== this.#lastReported.text) return null;
    if (selection.start === this.#lastReported.start && selection.end === this.#lastReported.end) return null;
    Object.assign(this.#lastReported, selection);
    return selection;
  }

  #selection(/** @type {EditorText} */ read) {
    const selection = getSelection();
    if (!selection || !this.input.contains(selection.anchorNode)) return null;
    const ends = [
      read.offset(selection.anchorNode, selection.anchorOffset), read.offset(selection.focusNode, selection.focusOffset),
    ];
    return { start: Math.min(...ends), end: Math.max(...ends) };
  }
}
