// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";

/** The keys, indexed by their numbers in the buffer. */
const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
const moved =
  "[data-quire-view]:is([role=slider], [role=spinbutton], [role=radio], [role=row], [role=tab]):not([aria-disabled])";

/** Keys that change a control's value or select another option. The app handles them. */
export class ControlKeys {
  #port;

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   */
  constructor(port, container) {
    this.#port = port;
    container.addEventListener("keydown", this.#pressed);
  }

  #pressed = (/** @type {KeyboardEvent} */ event) => {
    const { target } = event;
    if ((event.key === "Enter" || event.key === " ") && target instanceof HTMLElement && target.matches("[role=row]")) {
      event.preventDefault();
      target.click();
      return;
    }
    if (event.key === "Enter" && target instanceof HTMLElement && target.matches("[role=alertdialog]")) {
      event.preventDefault();
      const alert = Number(target.dataset.quireView);
      this.#port.send(Message.viewActivated, (writer) => writer.word(alert), event.timeStamp);
      return;
    }
    const key = keys.indexOf(event.key);
    if (key < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement)) return;
    const opens = event.key === "ArrowDown" && target.matches("[aria-haspopup]:not([aria-disabled])");
    if (!opens && !target.matches(moved)) return;
    event.preventDefault();
    const id = Number(target.dataset.quireView);
    this.#port.send(Message.viewKey, (writer) => {
      writer.word(id);
      writer.word(key);
    }, event.timeStamp);
    if (target.matches("[role=radio]")) this.#follow(target, "[role=radiogroup]", "[role=radio][aria-checked=true]");
    if (target.matches("[role=tab]")) this.#follow(target, "[role=tablist]", "[role=tab][aria-selected=true]");
    if (target.matches("[role=row]")) this.#follow(target, "[role=grid]", "[role=row][tabindex='0']");
  };

  /**
   * Moves the focus to the selected option, or to the row that the key leads to.
   * @param {HTMLElement} option
   * @param {string} group
   * @param {string} chosen
   */
  #follow(option, group, chosen) {
    /** @type {HTMLElement | null | undefined} */
    const next = option.closest(group)?.querySelector(chosen);
    if (next !== option) next?.focus({ preventScroll: true });
  }
}
