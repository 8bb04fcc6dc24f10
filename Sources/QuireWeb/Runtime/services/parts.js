// SPDX-License-Identifier: Apache-2.0

/**
 * Returns the functions that a module imports besides those of the host. Each import names a script of this folder,
 * which is loaded and opened.
 *
 * A module imports only the functions that its app calls, so a page loads only the scripts that it uses.
 * @param {string[]} names
 * @param {import("./part.js").Page} page
 * @returns {Promise<WebAssembly.Imports>}
 */
export async function open(names, page) {
  return Object.fromEntries(await Promise.all(names.map(async (name) =>
    [name, await (await import(`./${name}.js`)).open(page)])));
}
