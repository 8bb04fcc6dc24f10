// SPDX-License-Identifier: Apache-2.0

/** Elements that accept typing, except those that open a picker. */
const typed = ":read-write:not([inputmode=none], [type^=date], [type=month], [type=time], [type=week])";

/** Whether a software keyboard types into an element. */
export function isEditable(/** @type {Element | null} */ element) {
  return element?.matches(typed) ?? false;
}

/** Returns the focused element, in whichever shadow tree it is. */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}
