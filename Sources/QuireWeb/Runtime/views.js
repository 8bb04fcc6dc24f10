// SPDX-License-Identifier: Apache-2.0

import * as Command from "../../SheetBrowser/Runtime/format/command.js";
import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { ControlKeys } from "./control-keys.js";
import { Fields } from "./fields.js";
import { Holes } from "./holes.js";
import { Pictures } from "./images.js";
import { announce, moveTo } from "./reading.js";
import { readString } from "./strings.js";
import { View } from "./view.js";
import { ViewScrolling } from "./view-scrolling.js";

/** @typedef {import("../../SheetBrowser/Runtime/reader.js").Reader} Reader */

const controls = "button[data-quire-view], .quire-control, .quire-field";
const pressed = "button:not([aria-disabled]), [role=row]";

/** The view layer in the page. Carries out the app's commands, and reports which control was pressed. */
export class Views {
  #sheets;
  #fields;
  #pictures;
  /** The user's own files; loaded when first used.
   * @type {import("./files.js").Files | undefined} */
  #files;
  /** @type {Promise<import("./files.js").Files> | undefined} */
  #loading;
  /** @type {Map<number, View>} */
  #views = new Map();
  /** @type {Map<number, number>} the layers that views fill, by view */
  #filled = new Map();
  /** The elements that were put into the page in this turn.
   * @type {HTMLElement[]} */
  #entered = [];
  /** Whether dialogs need new names after this turn. */
  #areNamesStale = false;

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   * @param {import("./sheets.js").Sheets} sheets
   * @param {(path: string) => string} address returns the address of a resource
   */
  constructor(port, container, sheets, address) {
    this.#sheets = sheets;
    this.#fields = new Fields(port, container);
    new Holes(port, container, sheets.layers);
    new ControlKeys(port, container);
    this.#pictures = new Pictures(address);
    port.onTurn(() => {
      for (const element of this.#entered.splice(0)) sheets.scrollers.restore(element);
    });
    port.on(Command.openAddress, (reader) => void window.open(readString(reader), "_blank", "noopener"));
    port.on(Command.announcement, (reader) => {
      const text = readString(reader);
      announce(container, text);
    });
    port.on(Command.viewReading, (reader) => {
      const { element } = this.#view(reader);
      // After the turn, in which the element may still be added.
      queueMicrotask(() => moveTo(element));
    });
    port.on(Command.viewCreate, (reader) => this.#create(reader.word(), reader.word()));
    port.on(Command.viewRemove, (reader) => this.#remove(reader.word()));
    port.on(Command.viewChildren, (reader, end) => {
      const view = this.#view(reader);
      /** @type {HTMLElement[]} */
      const children = [];
      while (reader.position < end) children.push(this.#view(reader).element);
      this.#fields.keepFocus(() => void this.#entered.push(...view.arrange(children)));
    });
    port.on(Command.viewContent, (reader, end) => {
      const layer = reader.word();
      this.#fill(layer, reader.position < end ? this.#view(reader) : null);
    });
    port.on(Command.viewPopoverBackground, (reader, end) => {
      const number = reader.word();
      const castsShadow = reader.flag();
      const view = reader.position < end ? this.#view(reader).element : null;
      const layer = view ? sheets.layers.presentation(number) : sheets.layers.existing(number);
      layer?.popoverBackground(view, castsShadow);
    });
    port.on(Command.viewFrame, (reader) => this.#view(reader).setFrame(reader));
    port.on(Command.viewStyle, (reader) => {
      const view = this.#view(reader);
      view.setStyle(reader);
      this.#colorLayer(view);
      this.#nameLayers(view);
    });
    port.on(Command.viewTransform, (reader) => this.#view(reader).setTransform(reader));
    port.on(Command.viewMotion, (reader) => this.#view(reader).run(reader));
    port.on(Command.viewBackdrop, (reader) => this.#view(reader).setBackdrop(reader));
    port.on(Command.viewText, (reader) => {
      const view = this.#view(reader);
      view.setText(reader);
      this.#nameLayers(view);
    });
    port.on(Command.viewImage, (reader, end) => this.#view(reader).setPicture(reader, end));
    port.on(Command.viewShape, (reader, end) => this.#view(reader).setShape(reader, end));
    port.on(Command.viewScrollContent, (reader) => this.#view(reader).setScrollContent(reader));
    port.on(Command.viewScrollSnaps, (reader) => this.#view(reader).setSnaps(reader));
    port.on(Command.viewScrollOffset, (reader) => {
      sheets.scrollers.scrollForApp(reader.word(), reader.real(), reader.real());
    });
    port.on(Command.viewScrolling, (reader) => this.#view(reader).scrolling?.set(reader.word()));
    port.on(Command.viewControl, (reader) => this.#view(reader).setControl(reader));
    port.on(Command.files, (reader) => {
      const [what, number] = [reader.word(), reader.word()];
      if (this.#files) return this.#files.carryOut(what, number);
      // The script is loaded only if the app asks for files.
      this.#loading ??= import("./files.js").then(({ Files }) => (this.#files = new Files(port, container, this.#pictures)));
      this.#loading.then((files) => files.carryOut(what, number));
    });
    port.on(Command.viewAccessibility, (reader, end) => {
      const view = this.#view(reader);
      const wasHeading = view.isHeading;
      view.setAccessibility(reader, end);
      if (wasHeading !== view.isHeading) this.#nameLayers();
    });

    container.addEventListener("click", (event) => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (!(control instanceof HTMLElement) || !control.matches(pressed)) return;
      const id = Number(control.dataset.quireView);
      port.send(Message.viewActivated, (writer) => writer.word(id), event.timeStamp);
    });
  }

  #view(/** @type {Reader} */ reader) {
    const id = reader.word();
    const view = this.#views.get(id);
    if (!view) throw new Error(`There is no view ${id}.`);
    return view;
  }

  #create(/** @type {number} */ id, /** @type {number} */ kind) {
    const view = new View(id, kind, this.#pictures);
    this.#views.set(id, view);
    if (view.kind === "scroll") {
      const { scrollers } = this.#sheets;
      view.scrolling = new ViewScrolling(scrollers.port, id, view.element, view.inside);
      scrollers.know(id, view.element);
      scrollers.join(id, view.scrolling);
    }
    if (view.kind === "field" || view.kind === "editor") view.field = this.#fields.add(id, view.element);
  }

  #remove(/** @type {number} */ id) {
    const view = this.#views.get(id);
    if (view) this.#nameLayers(view);
    view?.end();
    this.#views.delete(id);
    this.#filled.delete(id);
    this.#sheets.scrollers.remove(id);
    this.#fields.remove(id);
  }

  #fill(/** @type {number} */ number, /** @type {View | null} */ view) {
    // The view that filled the layer before may now be inside the view that fills it.
    for (const [id, other] of this.#filled) if (other === number) this.#filled.delete(id);
    const layer = view ? this.#sheets.layers.layer(number) : this.#sheets.layers.find(number);
    if (view && !view.element.isConnected) this.#entered.push(view.element);
    this.#fields.keepFocus(() => layer?.slot.replaceChildren(...(view ? [view.element] : [])));
    this.#sheets.layers.existing(number)?.updateName();
    if (!view) return;
    this.#filled.set(view.id, number);
    this.#colorLayer(view);
  }

  /**
   * Updates the names of dialogs. A dialog's first heading names it, and changes if a heading appears or disappears.
   */
  #nameLayers(/** @type {View | undefined} */ changed = undefined) {
    if (this.#areNamesStale || changed?.isHeading === false) return;
    this.#areNamesStale = true;
    queueMicrotask(() => {
      this.#areNamesStale = false;
      for (const layer of this.#sheets.layers.presentations) layer.updateName();
    });
  }

  /** Gives a sheet's box its content's background color, so that no strip of another color shows. */
  #colorLayer(/** @type {View} */ view) {
    const number = this.#filled.get(view.id);
    if (number === undefined || number === 0) return;
    this.#sheets.layers.presentation(number).background = view.backing;
  }
}
