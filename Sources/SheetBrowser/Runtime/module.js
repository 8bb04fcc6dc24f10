// SPDX-License-Identifier: Apache-2.0

/**
 * What a module of Quire's gives the page; `format.md` has all of it but the first, which runs the program.
 * @typedef {{
 *   quire_main: () => void,
 *   quire_format: () => number,
 *   quire_room: (words: number) => number,
 *   quire_turn: () => number,
 *   memory: WebAssembly.Memory,
 * }} ModuleExports
 */

/**
 * The exports of a WebAssembly module, whatever type its server gives it.
 *
 * A browser compiles while it loads only what comes as `application/wasm`, and refuses all else; many servers of plain
 * files don't know that type. What comes as something else is loaded first and then compiled. [W41]
 * @param {string | URL} address
 * @param {WebAssembly.Imports} imports
 * @param {(module: WebAssembly.Module) => void} [use] gets the module itself
 * @returns {Promise<ModuleExports>}
 */
export async function instantiate(address, imports, use) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const source = response.headers.get("content-type")?.toLowerCase() === "application/wasm"
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  use?.(source.module);
  return /** @type {ModuleExports} */ (source.instance.exports);
}
