// SPDX-License-Identifier: Apache-2.0

import { CloseRequests } from "../../SheetBrowser/Runtime/closing.js";
import { Contacts } from "../../SheetBrowser/Runtime/contacts.js";
import { Environment } from "../../SheetBrowser/Runtime/environment.js";
import * as Command from "../../SheetBrowser/Runtime/format/command.js";
import { SoftKeyboard } from "../../SheetBrowser/Runtime/keyboard.js";
import { Keys } from "../../SheetBrowser/Runtime/keys.js";
import { element } from "../../SheetBrowser/Runtime/layer.js";
import { Layers } from "../../SheetBrowser/Runtime/layers.js";
import { Pointers } from "../../SheetBrowser/Runtime/pointers.js";
import { Touches } from "../../SheetBrowser/Runtime/touches.js";
import { Wake } from "../../SheetBrowser/Runtime/wake.js";
import { Wheels } from "../../SheetBrowser/Runtime/wheels.js";
import { showFailure } from "./failure.js";
import { Presses } from "./presses.js";
import { RootLayer } from "./root-layer.js";
import { readString } from "./strings.js";
import { TextSize } from "./text-size.js";
import { ViewPresentation } from "./view-presentation.js";
import { ViewScrollers } from "./view-scrollers.js";
import { Watches } from "./watches.js";

/**
 * Everything that sheets need from a page, independent of their content: layers, motion, contacts, keys, time and the
 * environment.
 */
export class Sheets {
  /** @type {Layers<ViewPresentation>} */
  layers;
  scrollers;
  /** @type {Environment} */
  environment;

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container fills the page and contains the layers
   */
  constructor(port, container) {
    port.onFailure = (error) => {
      closing.end();
      showFailure(container, error);
    };
    const keyboard = new SoftKeyboard(container, (number) => this.layers.find(number));
    keyboard.watch();
    this.environment = new Environment(port, container, keyboard, new TextSize(container));
    const main = element("main", "quire-root");
    container.append(main);
    const height = () => this.environment.height;
    this.layers = new Layers(
      port, container, new RootLayer(container, main), (number) => new ViewPresentation(number, height));
    port.on(Command.layerDetent, (reader) => {
      const layer = this.layers.existing(reader.word());
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
