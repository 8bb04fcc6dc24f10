// SPDX-License-Identifier: Apache-2.0

/**
 * The exports of a Quire module. `quire_main` runs the program, `quire_connect` connects an app with a delegate to the
 * page, and `format.md` describes the others.
 * @typedef {{
 *   quire_main: () => void,
 *   quire_connect?: () => void,
 *   quire_format: () => number,
 *   quire_room: (words: number) => number,
 *   quire_turn: () => number,
 *   memory: WebAssembly.Memory,
 * }} ModuleExports
 *
 * @typedef {{
 *   memory: WebAssembly.Memory,
 *   __heap_base: WebAssembly.Global,
 *   unpack: (packed: number, length: number) => number,
 * }} UnpackerExports
 */

/**
 * Compiles a WebAssembly module, regardless of the content type that its server sends.
 *
 * A browser compiles a module during loading only if its type is `application/wasm`, and refuses other types. Many
 * static file servers don't know that type. A module of another type is loaded first and then compiled. [W41]
 * @param {string | URL | Promise<Response>} source its address, or the response of a running request
 */
export async function compile(source) {
  const response = await (source instanceof Promise ? source : fetch(source));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return unpacked(await (response.headers.get("content-type")?.toLowerCase() === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())));
}

/**
 * Unpacks a module that a release build has packed into another module, which contains the code to unpack it. Returns
 * other modules unchanged.
 */
async function unpacked(/** @type {WebAssembly.Module} */ module) {
  const [packed] = WebAssembly.Module.customSections(module, "packed");
  if (!packed) return module;
  const { exports } = await WebAssembly.instantiate(module);
  const { memory, unpack, __heap_base: { value: start } } = /** @type {UnpackerExports} */ (exports);
  const end = start + packed.byteLength;
  // The unpacked module is less than twice as large.
  memory.grow((end + 2 * packed.byteLength >> 16) + 1);
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(new Uint8Array(packed), start);
  return WebAssembly.compile(bytes.subarray(end, unpack(start, packed.byteLength)));
}

/**
 * Compiles and instantiates a WebAssembly module. Returns its exports.
 * @param {string | URL | Promise<Response>} source its address, or the response of a running request
 * @param {WebAssembly.Imports} imports
 * @returns {Promise<ModuleExports>}
 */
export async function instantiate(source, imports) {
  const instance = await WebAssembly.instantiate(await compile(source), imports);
  return /** @type {ModuleExports} */ (instance.exports);
}
