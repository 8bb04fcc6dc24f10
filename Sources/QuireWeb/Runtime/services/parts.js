// SPDX-License-Identifier: Apache-2.0

/**
 * The functions for a module beside those of the host: the script of this folder that each import names, opened.
 *
 * A module imports only what its app calls, and a page loads only these scripts.
 * @param {string[]} names
 * @param {import("./part.js").Page} page
 * @returns {Promise<WebAssembly.Imports>}
 */
export async function open(names, page) {
  return Object.fromEntries(await Promise.all(names.map(async (name) =>
    [name, await (await import(`./${name}.js`)).open(page)])));
}
