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
