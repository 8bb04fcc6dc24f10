// SPDX-License-Identifier: Apache-2.0

/** The functions that the app has registered.
 * @type {Set<string>} */
export const names = new Set();

/** Takes a call to the app.
 * @type {{ send: (name: string, values: unknown[]) => Promise<unknown> }} */
export const way = { send: async () => undefined };

/**
 * Calls a function that the app has registered by `PageScript.register`, in a turn of its own; for the app's `page.js`.
 * The promise is rejected if there is no such function.
 * @param {string} name
 * @param {...unknown} values numbers, texts, flags, bytes, nothing, and lists of them
 */
export async function call(name, ...values) {
  if (!names.has(name)) throw new Error(`The app has no function ${name}.`);
  return way.send(name, values);
}
