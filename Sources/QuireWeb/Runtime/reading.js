// SPDX-License-Identifier: Apache-2.0

import { element } from "../../SheetBrowser/Runtime/layer.js";

/** @type {HTMLElement | undefined} the live region, which assistive technologies read when its text changes */
let region;

/**
 * Makes assistive technologies read a text aloud, even if the text is unchanged.
 * @param {HTMLElement} container
 * @param {string} text
 */
export function announce(container, text) {
  region ??= element("div", "quire-status");
  region.setAttribute("role", "status");
  if (!region.isConnected) container.append(region);
  region.textContent = "";
  // A live region is read only if its text changes while it is in the page.
  requestAnimationFrame(() => region && (region.textContent = text));
}

/** Moves assistive technologies to an element by focusing it. */
export function moveTo(/** @type {HTMLElement} */ node) {
  if (!node.isConnected) return;
  if (!node.hasAttribute("tabindex")) node.tabIndex = -1;
  node.focus();
}
