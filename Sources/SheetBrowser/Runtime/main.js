import { remember, showFailure } from "./failure.js";
import { Message } from "./format.js";
import { instantiate } from "./module.js";
import { Port } from "./port.js";
import { Sheets } from "./sheets.js";
import { writeString } from "./strings.js";
import { TextRuler } from "./text.js";
import { Views } from "./views.js";

const folder = "resources/";
const container = document.querySelector("quire-app");
const decoder = new TextDecoder();

/** The pictures that the build found, with their sizes. */
async function pictures() {
  const response = await fetch(`${folder}index.json`);
  if (!response.ok) throw new Error(`${folder}index.json: ${response.status}`);
  return response.json();
}

async function start() {
  const ruler = new TextRuler(container);
  let memory;
  const bytes = (address, count) => new Uint8Array(memory.buffer, address >>> 0, count);
  const host = {
    measure: ruler.measure,
    random: (address, count) => crypto.getRandomValues(bytes(address, count)),
    write(address, count) {
      const line = decoder.decode(bytes(address, count));
      remember(line);
      console.warn(line);
    },
  };
  const [instance, resources] = await Promise.all([instantiate("app.wasm", { host }), pictures()]);
  memory = instance.exports.memory;
  ruler.memory = memory;
  instance.exports.quire_main();

  const port = new Port(instance.exports);
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
  sheets.environment.observe(port);
  // The first frame stands after the one that is being made now.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    if (!container.querySelector("[role=alert]")) document.documentElement.dataset.quireReady = "";
  }));
  return port;
}

try {
  const port = await start();
  // For a console and for tests: the number of calls into WebAssembly so far, among others.
  Object.defineProperty(window, "quire", { value: Object.freeze({ port }) });
} catch (error) {
  showFailure(container, error);
}
