// SPDX-License-Identifier: Apache-2.0

import { call } from "../QuireWeb/Runtime/services/app.js";

/**
 * Answers later, with the app's reply for a number.
 * @param {string} name
 * @param {number} number
 */
export async function greet(name, number) {
  return `Hello ${name}, from ${await call("harbor", number)}`;
}

/** The name of the screen in the page's address. */
export function address() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Not an address of this app.
    return "";
  }
}

/**
 * Puts the name of a screen into the page's address.
 * @param {string} name
 */
export function showAddress(name) {
  if (name !== address()) history.replaceState(null, "", name ? `#${name}` : location.pathname + location.search);
}

addEventListener("hashchange", () => void call("addressChanged", address()));

/**
 * Gives the parts that the browser draws, such as fields and their insertion points, the app's appearance and direction.
 * @param {string} appearance `light`, `dark`, or empty for the user's own
 * @param {string} direction `ltr`, `rtl`, or empty for that of the page
 */
export function showDisplay(appearance, direction) {
  document.documentElement.dataset.appearance = appearance;
  document.documentElement.dir = direction;
}
