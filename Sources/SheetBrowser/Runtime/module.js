// SPDX-License-Identifier: Apache-2.0

/**
 * The exports of a Quire module; `quire_main` runs the program, `quire_connect` gives an app with a
 * delegate to the page, and `format.md` describes the others.
 * @typedef {{
 *   quire_main: () => void,
 *   quire_connect?: () => void,
 *   quire_format: () => number,
 *   quire_room: (words: number) => number,
 *   quire_turn: () => number,
 *   memory: WebAssembly.Memory,
 * }} ModuleExports
 */

/**
 * A WebAssembly module, whatever type its server gives it.
 *
 * A browser compiles a module while it loads only if its type is `application/wasm`, and refuses other types; many
 * servers of plain files don't know that type. A module of another type is loaded first and then compiled. [W41]
 * @param {string | URL | Promise<Response>} source its address, or the answer of a request that is under way
 */
export async function compile(source) {
  const response = await (source instanceof Promise ? source : fetch(source));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.headers.get("content-type")?.toLowerCase() === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The exports of a WebAssembly module that `compile` makes.
 * @param {string | URL | Promise<Response>} source as for `compile`
 * @param {WebAssembly.Imports} imports
 * @returns {Promise<ModuleExports>}
 */
export async function instantiate(source, imports) {
  const instance = await WebAssembly.instantiate(await compile(source), imports);
  return /** @type {ModuleExports} */ (instance.exports);
}
