// SPDX-License-Identifier: Apache-2.0

/** What can be typed into, without what a picker comes up for. */
const typed = ":read-write:not([inputmode=none], [type^=date], [type=month], [type=time], [type=week])";

/** Whether an element takes what a software keyboard types. */
export function isEditable(/** @type {Element | null} */ element) {
  return element?.matches(typed) ?? false;
}

/** What has the focus, in whichever shadow tree it lies. */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}
