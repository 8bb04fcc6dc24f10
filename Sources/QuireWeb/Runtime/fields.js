// SPDX-License-Identifier: Apache-2.0

import * as Command from "../../SheetBrowser/Runtime/format/command.js";
import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { color } from "./color.js";
import { Editor } from "./editor.js";
import { capitals, corrections, keyboards, returnKeys } from "./field-names.js";
import { readString, writeString } from "./strings.js";
import { readText, showText } from "./text.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */
/** @typedef {import("../../SheetBrowser/Runtime/writer.js").Writer} Writer */

const borders = ["", "quire-field-line", "quire-field-rounded"];

/** A line of text: the browser's own field, which does all the editing. */
export class Field {
  /** @type {HTMLInputElement} */
  input;
  isMultiline = false;
  /** The state that was last reported to the app. */
  #lastReported = { text: "", start: 0, end: 0 };
  /** Whether an input method is composing. */
  #isComposing = false;
  #isEnabled = true;
  #isEditable = true;

  /** @param {HTMLInputElement} input */
  constructor(input) {
    this.input = input;
    input.addEventListener("compositionstart", () => (this.#isComposing = true));
  }

  setInput(/** @type {Reader} */ reader) {
    const { input } = this;
    const keyboard = keyboards[reader.word()];
    if (input.inputMode !== keyboard) input.inputMode = keyboard;
    input.enterKeyHint = returnKeys[reader.word()];
    input.autocapitalize = capitals[reader.word()];
    const border = borders[reader.word()];
    for (const name of borders) if (name !== "") input.classList.toggle(name, name === border);
    const checks = reader.word();
    const correction = corrections[checks & 3];
    if (correction) input.setAttribute("autocorrect", correction);
    else input.removeAttribute("autocorrect");
    input.spellcheck = checks > 3 ? checks > 7 : correction !== "off";
    const type = reader.flag() ? "password" : "text";
    if (input.type !== type) input.type = type;
    this.#isEditable = reader.flag();
    this.#showEditable();
    // Skips the flag for selectable text, which only editors use.
    reader.flag();
    const insets = [reader.real(), reader.real(), reader.real(), reader.real()];
    const isUsual = insets.every((inset) => inset === 0);
    input.style.padding = isUsual ? "" : [0, 3, 2, 1].map((edge) => `${insets[edge]}px`).join(" ");
    input.placeholder = readString(reader);
    const placeholderColor = color(reader.word());
    if (placeholderColor) input.style.setProperty("--quire-placeholder", placeholderColor);
    else input.style.removeProperty("--quire-placeholder");
    input.autocomplete = readString(reader) || "off";
  }

  set isEnabled(/** @type {boolean} */ isEnabled) {
    this.#isEnabled = isEnabled;
    this.#showEditable();
  }

  #showEditable() {
    this.input.readOnly = !this.#isEnabled || !this.#isEditable;
  }

  setText(/** @type {Reader} */ reader) {
    const text = readText(reader);
    // Writing the value moves the caret, and ends an input method's composition.
    if (this.input.value !== text.string) this.input.value = text.string;
    this.#lastReported.text = text.string;
    showText(this.input, { ...text, string: "" });
  }

  /**
   * @param {number} start in UTF-16 units, as is `end`
   * @param {number} end
   */
  select(start, end) {
    this.#lastReported.start = start;
    this.#lastReported.end = end;
    this.input.setSelectionRange(start, end);
  }

  focus() {
    this.input.focus({ preventScroll: true });
  }

  /** Called after the app has answered an edit. A field needs no tidying. */
  tidy() {}

  end() {}

  /** Returns the field's text and selection, and records them as reported. */
  readEdit(/** @type {boolean} */ isComposing) {
    this.#isComposing = isComposing;
    const { value } = this.input;
    const { start, end } = this.#selection;
    this.#lastReported = { text: value, start, end };
    return { text: value, start, end, isComposing };
  }

  /** Returns the selection if the user changed it since the last report, or `null`. */
  readSelectionChange() {
    if (this.#isComposing || this.input.value !== this.#lastReported.text) return null;
    const { start, end } = this.#selection;
    if (start === this.#lastReported.start && end === this.#lastReported.end) return null;
    this.#lastReported.start = start;
    this.#lastReported.end = end;
    return { start, end };
  }

  get #selection() {
    const { selectionStart, selectionEnd, value } = this.input;
    return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
  }
}

/** All fields: the app's commands for them, and the user's edits. */
export class Fields {
  #port;
  /** @type {Map<number, Field | Editor>} */
  #fields = new Map();
  /** The field that had the focus before views moved to another parent in this turn, until it has the focus again.
   * @type {HTMLElement | null} */
  #moved = null;

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   */
  constructor(port, container) {
    this.#port = port;
    port.onTurn(() => this.#arrive());
    port.on(Command.viewInput, (reader) => this.#field(reader).setInput(reader));
    port.on(Command.viewSelection, (reader) => this.#field(reader).select(reader.word(), reader.word()));
    port.on(Command.viewFocus, (reader) => {
      this.#arrive();
      const field = this.#field(reader);
      // `SoftKeyboard` scrolls the field to a visible position.
      if (reader.flag()) field.focus();
      else field.input.blur();
    });
    container.addEventListener("focusin", (event) => {
      if (!this.#moved) this.#focused(event.target, true, event.timeStamp);
    });
    container.addEventListener("focusout", (event) => {
      if (this.#moved) return;
      // The whole window lost the focus; within the window the field still has it.
      if (document.activeElement === event.target) return;
      // If the focus moves to another field, that field's message is enough.
      if (event.relatedTarget === null || this.#find(event.relatedTarget) === null) {
        this.#focused(event.target, false, event.timeStamp);
      }
    });
    container.addEventListener("input", (event) => {
      this.#edited(event.target, /** @type {InputEvent} */ (event).isComposing === true, event);
    });
    container.addEventListener("compositionend", (event) => this.#edited(event.target, false, event));
    container.addEventListener("keydown", this.#keyDown);
    document.addEventListener("selectionchange", (event) => this.#selected(event.timeStamp));
  }

  /** Makes a field or an editor from a view's element. */
  add(/** @type {number} */ id, /** @type {HTMLElement} */ input) {
    const press = (/** @type {number} */ key, /** @type {number} */ timeStamp) => {
      const write = (/** @type {Writer} */ writer) => {
        writer.word(id);
        writer.word(key);
      };
      this.#port.send(Message.viewKey, write, timeStamp);
    };
    const field = input instanceof HTMLInputElement ? new Field(input) : new Editor(input, press);
    this.#fields.set(id, field);
    return field;
  }

  remove(/** @type {number} */ id) {
    this.#fields.get(id)?.end();
    this.#fields.delete(id);
  }

  /**
   * Moves views to another parent in the page. A field in them thereby loses the focus, and gets it back as soon as it
   * is in the page again.
   * @param {() => void} move
   */
  keepFocus(move) {
    const element = document.activeElement;
    if (element instanceof HTMLElement && this.#find(element) !== null) this.#moved ??= element;
    move();
    if (this.#moved?.isConnected) this.#arrive();
  }

  /** Returns the focus to the field that was moved, or reports that the focus is lost. */
  #arrive() {
    const field = this.#moved;
    if (!field) return;
    if (field.isConnected && document.activeElement === document.body) field.focus({ preventScroll: true });
    this.#moved = null;
    const { activeElement } = document;
    if (activeElement === field) return;
    if (this.#find(activeElement) === null) this.#focused(field, false, performance.now());
    else this.#focused(activeElement, true, performance.now());
  }

  #field(/** @type {Reader} */ reader) {
    const id = reader.word();
    const field = this.#fields.get(id);
    if (!field) throw new Error(`There is no field ${id}.`);
    return field;
  }

  /** Returns the number of the field with an element. */
  #find(/** @type {EventTarget | null} */ target) {
    const id = target instanceof HTMLElement ? Number(target.dataset.quireView) : Number.NaN;
    return this.#fields.has(id) ? id : null;
  }

  /**
   * @param {EventTarget | null} target
   * @param {boolean} isFocused
   * @param {number} timeStamp in milliseconds
   */
  #focused(target, isFocused, timeStamp) {
    const id = this.#find(target);
    if (id === null) return;
    const write = (/** @type {Writer} */ writer) => {
      writer.word(id);
      writer.flag(isFocused);
    };
    this.#port.send(Message.viewFocused, write, timeStamp);
  }

  /**
   * @param {EventTarget | null} target
   * @param {boolean} isComposing
   * @param {Event} event
   */
  #edited(target, isComposing, { timeStamp }) {
    const id = this.#find(target);
    const edit = id === null ? null : this.#fields.get(id)?.readEdit(isComposing);
    if (id === null || !edit) return;
    const { text, start, end } = edit;
    const write = (/** @type {Writer} */ writer) => {
      writer.word(id);
      writer.word(start);
      writer.word(end);
      writer.flag(isComposing);
      writeString(writer, text);
    };
    this.#port.send(Message.viewEdited, write, timeStamp);
    this.#fields.get(id)?.tidy();
  }

  #selected(/** @type {number} */ timeStamp) {
    const id = this.#find(document.activeElement);
    const selection = id === null ? null : this.#fields.get(id)?.readSelectionChange();
    if (id === null || !selection) return;
    const write = (/** @type {Writer} */ writer) => {
      writer.word(id);
      writer.word(selection.start);
      writer.word(selection.end);
    };
    this.#port.send(Message.viewSelected, write, timeStamp);
  }

  #keyDown = (/** @type {KeyboardEvent} */ event) => {
    const id = event.key === "Enter" && !event.isComposing ? this.#find(event.target) : null;
    if (id === null || this.#fields.get(id)?.isMultiline) return;
    event.preventDefault();
    this.#port.send(Message.viewReturned, (writer) => writer.word(id), event.timeStamp);
  };
}
