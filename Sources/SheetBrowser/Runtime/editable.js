// SPDX-License-Identifier: Apache-2.0

/** Elements that accept typing, except those that open a picker. */
const typed = ":read-write:not([inputmode=none], [type^=date], [type=month], [type=time], [type=week])";

/** Whether an element takes what a software keyboard types. */
export function isEditable(/** @type {Element | null} */ element) {
  return element?.matches(typed) ?? false;
}

/** The focused element, in whichever shadow tree it lies. */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}
