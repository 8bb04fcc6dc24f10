// SPDX-License-Identifier: Apache-2.0

import { tapSlop } from "../../../SheetBrowser/Runtime/contacts.js";
import { layersIn, placeOf } from "./places.js";

/**
 * A recorded action of the user.
 * @typedef {object} Step
 * @property {"tap" | "text" | "return"} kind
 * @property {import("./places.js").Place} place
 * @property {number} [x] for a tap: fraction of the view's width
 * @property {number} [y]
 * @property {string} [text]
 * @property {number} before the number of presentations before it
 * @property {number} most the maximum number of presentations after it, until the next step
 * @property {Element} [view] used only while this page exists; never stored
 */

/** The maximum number of recorded steps: more than a user takes between two edits. */
export const mostSteps = 300;

/** Records the steps that led to the current presentations. */
export class Recorder {
  container;
  /** @type {Step[]} */
  steps = [];
  /**
   * The steps of the previous page that are still to be replayed.
   * @type {Step[]}
   */
  pending = [];
  /** The fields that the user edited.
   * @type {WeakSet<Element>} */
  edited = new WeakSet();
  #pressed = { id: Number.NaN, x: 0, y: 0, target: /** @type {EventTarget | null} */ (null) };

  constructor(/** @type {HTMLElement} */ container) {
    this.container = container;
  }

  begin() {
    /** @type {<T extends keyof WindowEventMap>(type: T, heard: (event: WindowEventMap[T]) => void) => void} */
    const listen = (type, heard) =>
      addEventListener(type, (event) => event.isTrusted && heard(event), { capture: true });
    listen("pointerdown", ({ pointerId, clientX, clientY, target }) => {
      this.#pressed = { id: pointerId, x: clientX, y: clientY, target };
    });
    listen("pointerup", ({ pointerId, clientX, clientY }) => {
      const { id, x, y, target } = this.#pressed;
      if (pointerId === id && Math.hypot(clientX - x, clientY - y) <= tapSlop) this.#tapped(target, x, y);
    });
    // A click without a press comes from a key or an assistive technology.
    listen("click", ({ detail, target }) => detail === 0 && this.#tapped(target));
    listen("input", ({ target }) => this.#wrote(target));
    listen("keydown", ({ key, isComposing, target }) => {
      if (key === "Enter" && !isComposing && target instanceof HTMLInputElement) this.note("return", target);
    });
    new MutationObserver(() => this.#count()).observe(this.container, { childList: true });
  }

  get #depth() {
    return layersIn(this.container).length - 1;
  }

  /** Whether the app has stopped, in which case the page no longer shows its views. */
  get hasFailed() {
    return this.container.querySelector(".quire-failure") !== null;
  }

  #count() {
    const last = this.steps.at(-1);
    if (last && !this.hasFailed) last.most = Math.max(last.most, this.#depth);
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} [x] in the window, as is `y`; both are missing for a press without a position
   * @param {number} [y]
   */
  #tapped(target, x, y) {
    const view = target instanceof Element ? target.closest("[data-quire-view]") : null;
    if (!view) return;
    const { left, top, width, height } = view.getBoundingClientRect();
    const at = x === undefined || y === undefined ? {} : { x: (x - left) / width, y: (y - top) / height };
    this.note("tap", view, at);
  }

  #wrote(/** @type {EventTarget | null} */ target) {
    if (!(target instanceof HTMLInputElement) || target.type === "password" || !this.container.contains(target)) return;
    const last = this.steps.at(-1);
    const isSame = last?.kind === "text" && this.edited.has(target) && last.view === target;
    this.edited.add(target);
    if (isSame) last.text = target.value;
    else this.note("text", target, { text: target.value });
  }

  /** Records a step before its effect. */
  note(/** @type {Step["kind"]} */ kind, /** @type {Element} */ view, more = {}) {
    if (!this.container.contains(view)) return;
    const place = placeOf(this.container, view);
    if (!place) return;
    this.compact();
    if (this.steps.length >= mostSteps) this.steps = [];
    const step = { kind, place, ...more, before: this.#depth, most: this.#depth };
    Object.defineProperty(step, "view", { value: view });
    this.steps.push(step);
  }

  /** Removes the steps that led to presentations that have gone. */
  compact() {
    if (this.hasFailed) return;
    const depth = this.#depth;
    let index = this.steps.length;
    while (index > 0 && this.steps[index - 1].before > depth) index--;
    const opener = this.steps[index - 1];
    if (opener?.before === depth && opener.most > depth) index--;
    this.steps.length = index;
  }
}
