// SPDX-License-Identifier: Apache-2.0

/** The names of the functions that the app has registered.
 * @type {Set<string>} */
export const names = new Set();

/** Sends a call to the app.
 * @type {{ send: (name: string, values: unknown[]) => Promise<unknown> }} */
export const way = { send: async () => undefined };

/**
 * Calls a function that the app registered with `PageScript.register`, in a separate turn. For the app's `page.js`.
 * Rejects if there is no such function.
 * @param {string} name
 * @param {...unknown} values numbers, strings, Booleans, bytes, `null` or `undefined`, and lists of these
 */
export async function call(name, ...values) {
  if (!names.has(name)) throw new Error(`The app has no function ${name}.`);
  return way.send(name, values);
}
