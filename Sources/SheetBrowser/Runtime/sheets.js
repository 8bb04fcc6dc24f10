import { CloseRequests } from "./closing.js";
import { Contacts } from "./contacts.js";
import { Environment } from "./environment.js";
import { showFailure } from "./failure.js";
import { SoftKeyboard } from "./keyboard.js";
import { Keys } from "./keys.js";
import { element, Layer } from "./layer.js";
import { Layers } from "./layers.js";
import { Pointers } from "./pointers.js";
import { Scrollers } from "./scrollers.js";
import { Touches } from "./touches.js";
import { ViewPresentation } from "./view-presentation.js";
import { Wake } from "./wake.js";
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
      port, container, new Layer(0, main, main, main), (number) => new ViewPresentation(number, height));
    this.layers.onRemove = keyboard.check;
    this.scrollers = new Scrollers(port, container);
    const contacts = new Contacts(port, container, this.scrollers);
    const touches = new Touches(contacts, container);
    const wheels = new Wheels(port, this.layers, this.scrollers, touches);
    this.layers.onInsert = (presentation) => {
      touches.watch(presentation.host);
      wheels.watch(presentation.host);
    };
    new Pointers(contacts, container);
    const closing = new CloseRequests(port, this.layers);
    this.layers.onModality = closing.follow;
    new Keys(port, this.layers, closing).begin();
    new Wake(port);
  }
}
