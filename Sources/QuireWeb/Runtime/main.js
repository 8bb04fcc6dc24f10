// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { compile } from "../../SheetBrowser/Runtime/module.js";
import { Port } from "../../SheetBrowser/Runtime/port.js";
import { watchActivity } from "./activity.js";
import { remember, showFailure, useModule } from "./failure.js";
import { drawings } from "./images.js";
import { Sheets } from "./sheets.js";
import { writeString } from "./strings.js";
import { TextRuler } from "./text.js";
import { Views } from "./views.js";

const folder = "resources/";
const container = /** @type {HTMLElement} */ (document.querySelector("quire-app"));
const decoder = new TextDecoder();

// By default Chromium keeps ten frames of a stack, and the frames of a Swift trap alone may use all of these.
Object.assign(Error, { stackTraceLimit: 64 });

/**
 * Returns the pictures that the build found, with their sizes in points.
 * @returns {Promise<{ path: string, width: number, height: number }[]>}
 */
async function pictures() {
  const response = await fetch(`${folder}index.json`);
  if (!response.ok) throw new Error(`${folder}index.json: ${response.status}`);
  return response.json();
}

/** Loads the app's own fonts, so that the first texts are measured in them. */
async function fonts() {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

async function start() {
  /** @type {WebAssembly.Memory} */
  let memory;
  const ruler = new TextRuler(container, () => memory);
  const bytes = (/** @type {number} */ address, /** @type {number} */ count) =>
    new Uint8Array(memory.buffer, address >>> 0, count);
  const host = {
    measure: ruler.measure,
    random: (/** @type {number} */ address, /** @type {number} */ count) =>
      crypto.getRandomValues(bytes(address, count)),
    write(/** @type {number} */ address, /** @type {number} */ count) {
      const line = decoder.decode(bytes(address, count));
      remember(line);
      console.warn(line);
    },
  };
  const [module, resources] = await Promise.all([compile("app.wasm"), pictures(), fonts()]);
  useModule(module);
  /** @type {import("./services/part.js").Page} */
  const page = { drawings };
  const parts = new Set(WebAssembly.Module.imports(module).map((each) => each.module));
  parts.delete("host");
  const others = parts.size > 0 ? await (await import("./services/parts.js")).open([...parts], page) : {};
  const instance = await WebAssembly.instantiate(module, { ...others, host });
  const exports = /** @type {import("../../SheetBrowser/Runtime/module.js").ModuleExports} */ (instance.exports);
  memory = page.memory = exports.memory;
  exports.quire_main();
  exports.quire_connect?.();

  const port = page.port = new Port(exports);
  const sheets = new Sheets(port, container);
  new Views(port, container, sheets, (path) => folder + path.split("/").map(encodeURIComponent).join("/"));
  port.send(Message.start, (writer) => {
    sheets.environment.write(writer);
    writer.word(resources.length);
    for (const { path, width, height } of resources) {
      writer.real(width);
      writer.real(height);
      writeString(writer, path);
    }
  });
  sheets.environment.observe();
  watchActivity(port);
  // The app's first frame is drawn after the current one.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    if (!container.querySelector("[role=alert]")) document.documentElement.dataset.quireReady = "";
  }));
  return port;
}

try {
  const port = await start();
  // The port, for the console and for tests. For example, it counts calls into WebAssembly.
  Object.defineProperty(window, "quire", { value: Object.freeze({ port }) });
} catch (error) {
  showFailure(container, error);
}
