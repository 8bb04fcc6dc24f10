/** The kinds of `input` that a software keyboard comes up for. */
const typed = new Set(["", "text", "search", "url", "tel", "email", "password", "number"]);

/** Whether an element takes what a software keyboard types. */
export function isEditable(/** @type {Element | null} */ element) {
  if (!(element instanceof HTMLElement) || element.inputMode === "none") return false;
  if (element instanceof HTMLInputElement) {
    return typed.has(element.getAttribute("type") ?? "") && !element.readOnly && !element.disabled;
  }
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  return element.isContentEditable;
}

/** What has the focus, in whichever shadow tree it lies. */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
