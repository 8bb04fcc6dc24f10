/**
 * An instance of a WebAssembly module, whatever type its server gives it.
 *
 * A browser compiles while it loads only what comes as `application/wasm`, and refuses all else; many servers of plain
 * files don't know that type. What comes as something else is loaded first and then compiled. [W41]
 * @param {string | URL} address
 * @param {WebAssembly.Imports} imports
 */
export async function instantiate(address, imports) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const source = response.headers.get("content-type")?.toLowerCase() === "application/wasm"
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return source.instance;
}
