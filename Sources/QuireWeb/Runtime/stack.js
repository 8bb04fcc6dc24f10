// SPDX-License-Identifier: Apache-2.0

/** A WebAssembly frame in a stack, as Chromium, Firefox and WebKit print it: with a number or a name. */
const frame = /wasm-function\[([^\]]+)\](?::(0x[0-9a-f]+))?/;

/** Whether a stack has WebAssembly frames. */
export function hasFrames(/** @type {string} */ stack) {
  return frame.test(stack);
}

/**
 * Whether a module has names. A release module has none; its table of names is for `quire symbolicate` only.
 */
export function hasNames(/** @type {WebAssembly.Module} */ module) {
  return WebAssembly.Module.customSections(module, "name").length > 0;
}

/**
 * Returns the frames with their Swift names, one per line. Other lines of the stack are left out.
 * @param {string} stack
 * @param {string} table the text of `app.symbols`
 */
export function readable(stack, table) {
  const names = new Map();
  for (const line of table.split("\n")) {
    const [index, symbol, name = symbol] = line.split("\t");
    if (symbol === undefined) continue;
    names.set(index, name);
    names.set(symbol, name);
  }
  return stack.split("\n").flatMap((line) => {
    const found = frame.exec(line);
    return found ? [names.get(found[1]) ?? found[1]] : [];
  }).join("\n");
}
