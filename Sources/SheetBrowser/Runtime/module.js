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
 * The exports of a WebAssembly module, whatever type its server gives it.
 *
 * A browser compiles a module while it loads only if its type is `application/wasm`, and refuses other types; many
 * servers of plain files don't know that type. A module of another type is loaded first and then compiled. [W41]
 * @param {string | URL | Promise<Response>} source its address, or the answer of a request that is under way
 * @param {WebAssembly.Imports} imports
 * @param {(module: WebAssembly.Module) => void} [use] gets the module itself
 * @returns {Promise<ModuleExports>}
 */
export async function instantiate(source, imports, use) {
  const response = await (source instanceof Promise ? source : fetch(source));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const made = response.headers.get("content-type")?.toLowerCase() === "application/wasm"
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  use?.(made.module);
  return /** @type {ModuleExports} */ (made.instance.exports);
}
