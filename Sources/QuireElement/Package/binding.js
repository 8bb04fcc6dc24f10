// SPDX-License-Identifier: Apache-2.0

import { QuireSheet } from "./quire-sheet.js";

const descriptors = Object.entries(Object.getOwnPropertyDescriptors(QuireSheet.prototype));

/** The element's settings: the names of its properties that can be set. */
export const settings = descriptors.filter(([, { get, set }]) => get && set).map(([name]) => name);

/** The element's events by the names of a component's functions. */
export const events = {
  onWillPresent: "quire-will-present", onProgress: "quire-progress", onWillSettle: "quire-will-settle",
  onDetentChange: "quire-detent-change", onShouldDismiss: "quire-should-dismiss",
  onDismissAttempt: "quire-dismiss-attempt", onDismiss: "quire-dismiss",
};

/** Keeps an element's settings and listeners equal to those of a component. */
export class Binding {
  #element;
  #shown = {};
  #defaults = {};
  #functions = {};
  #removals = new Map();

  constructor(element) {
    this.#element = element;
  }

  /** Sets what has changed. A setting that is left out, or `undefined`, returns to the element's own value. */
  set(values) {
    for (const name of new Set([...Object.keys(this.#shown), ...Object.keys(values)])) {
      if (Object.is(this.#shown[name], values[name])) continue;
      if (!(name in this.#defaults)) this.#defaults[name] = this.#element[name];
      this.#element[name] = values[name] === undefined ? this.#defaults[name] : values[name];
    }
    this.#shown = { ...values };
  }

  /** Replaces the functions. A listener is added only for one that is there: progress costs a call in each frame. */
  listen(functions) {
    this.#functions = { ...functions };
    for (const [name, type] of Object.entries(events)) {
      const isHeard = this.#removals.has(name);
      if (Boolean(functions[name]) === isHeard) continue;
      if (isHeard) {
        this.#removals.get(name)();
        this.#removals.delete(name);
        continue;
      }
      // The events of sheets in the content bubble to this one.
      const listener = (event) => event.target === this.#element && this.#functions[name]?.(event);
      this.#element.addEventListener(type, listener);
      this.#removals.set(name, () => this.#element.removeEventListener(type, listener));
    }
  }

  /** Removes the listeners. */
  end() {
    this.listen({});
  }
}
