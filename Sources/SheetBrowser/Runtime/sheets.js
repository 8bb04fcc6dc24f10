import { CloseRequests } from "./closing.js";
import { Contacts } from "./contacts.js";
import { Environment } from "./environment.js";
import { showFailure } from "./failure.js";
import { Command } from "./format.js";
import { SoftKeyboard } from "./keyboard.js";
import { Keys } from "./keys.js";
import { element } from "./layer.js";
import { Layers } from "./layers.js";
import { Pointers } from "./pointers.js";
import { Presses } from "./presses.js";
import { RootLayer } from "./root-layer.js";
import { readString } from "./strings.js";
import { Touches } from "./touches.js";
import { ViewPresentation } from "./view-presentation.js";
import { ViewScrollers } from "./view-scrollers.js";
import { Wake } from "./wake.js";
import { Watches } from "./watches.js";
import { Wheels } from "./wheels.js";

/**
 * All that sheets need of a page, whatever their content is made of: layers, motion, contacts, keys, time and the
 * environment.
 */
export class Sheets {
  layers;
  scrollers;
  environment;

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container fills the page; its layers go into it
   */
  constructor(port, container) {
    port.onFailure = (error) => {
      closing.end();
      showFailure(container, error);
    };
    const keyboard = new SoftKeyboard(container, (number) => this.layers.find(number));
    keyboard.begin();
    this.environment = new Environment(container, keyboard);
    const main = element("main", "quire-slot quire-root");
    container.append(main);
    const height = () => this.environment.height;
    this.layers = new Layers(
      port, container, new RootLayer(container, main), (number) => new ViewPresentation(number, height));
    port.on(Command.layerDetent, (reader) => {
      const layer = this.layers.find(reader.word());
      const [identifier, hasLarger, hasSmaller] = [readString(reader), reader.flag(), reader.flag()];
      layer?.setDetent(identifier, hasLarger, hasSmaller);
    });
    this.layers.onRemove = keyboard.check;
    this.scrollers = new ViewScrollers(port, container);
    const contacts = new Contacts(port, container, this.scrollers);
    new Watches(port, container, contacts);
    const touches = new Touches(contacts, container);
    const wheels = new Wheels(port, this.layers, this.scrollers, touches);
    this.layers.onInsert = (presentation) => {
      touches.watch(presentation.host);
      wheels.watch(presentation.host);
    };
    new Pointers(contacts, container);
    new Presses(contacts, container);
    const closing = new CloseRequests(port, this.layers);
    this.layers.onModality = closing.follow;
    new Keys(port, this.layers, closing).begin();
    new Wake(port);
  }
}
