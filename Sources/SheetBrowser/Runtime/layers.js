// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import { phases } from "./format/phase.js";
import { Placement } from "./placement.js";
import { Presentation } from "./presentation.js";

/** @typedef {import("./layer.js").Layer} Layer */
/** @typedef {import("./reader.js").Reader} Reader */

/**
 * The root and the presentations above it, as the engine wants them shown.
 * @template {Presentation} [P=Presentation] what the layers of presentations are here
 */
export class Layers {
  #container;
  #root;
  /** @type {Map<number, P>} */
  #presentations = new Map();
  /** Bottom to top; a new array after each change.
   * @type {readonly P[]} */
  presentations = [];
  #make;
  /** The placement that `layerPlace` reads into. */
  #placement = new Placement();
  /** Whether the focus may have to move: a sheet came to rest, became modal or ceased to be, or has gone. */
  #isFocusUnsettled = false;
  /** Presentations that were removed in this turn, top to bottom.
   * @type {P[]} */
  #gone = [];

  // The owner of the layers replaces these functions.

  /** Called when a presentation is inserted, also if its content came before it. */
  onInsert(/** @type {P} */ _presentation) {}
  /** Called when a presentation has been removed, with whatever had the focus in it. */
  onRemove() {}
  /** Called when another set of presentations is modal. */
  onModality() {}

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container
   * @param {Layer} root
   * @param {(number: number) => P} make the layer of a presentation, by its number
   */
  constructor(port, container, root, make) {
    this.#container = container;
    this.#root = root;
    this.#make = make;

    port.on(Command.layerInsert, (reader) => this.#insert(reader.word(), reader.word()));
    port.on(Command.layerRemove, (reader) => this.#remove(reader.word()));
    port.on(Command.layerReshape, (reader) => (this.presentation(reader.word()).form = reader.word()));
    port.on(Command.layerPlace, (reader) => {
      const layer = this.layer(reader.word());
      const width = reader.real();
      const height = reader.real();
      layer.place(width, height, this.#placement.read(reader));
    });
    port.on(Command.layerMove, (reader) => this.#run(reader));
    port.on(Command.layerTouches, (reader) => this.#rule(reader.word(), reader.flag(), reader.flag()));
    port.on(Command.layerPhase, (reader) => this.#enter(reader.word(), phases[reader.word()]));
    port.on(Command.editingEnd, (reader) => this.#endEditing(reader.word()));
    port.onTurn(() => this.#isFocusUnsettled && this.settleFocus());
  }

  /** A layer by its number; content may come before the command that shows the layer. */
  layer(/** @type {number} */ number) {
    return number === 0 ? this.#root : this.presentation(number);
  }

  /** The presentation of a number, made if there is none. */
  presentation(/** @type {number} */ number) {
    let presentation = this.#presentations.get(number);
    if (!presentation) {
      presentation = this.#make(number);
      this.#presentations.set(number, presentation);
      this.#list();
    }
    return presentation;
  }

  /** The layer if it is there. */
  find(/** @type {number} */ number) {
    return number === 0 ? this.#root : this.existing(number);
  }

  /** The presentation if it is there. */
  existing(/** @type {number} */ number) {
    return this.#presentations.get(number);
  }

  #list() {
    this.presentations = [...this.#presentations.values()];
  }

  /**
   * @param {number} number
   * @param {number} form one of `Form`
   */
  #insert(number, form) {
    const presentation = this.presentation(number);
    // One that was made early for its content moves to the end of the map, which is the top.
    this.#presentations.delete(number);
    this.#presentations.set(number, presentation);
    this.#list();
    presentation.form = form;
    this.onInsert(presentation);
    presentation.show(this.#container);
  }

  #remove(/** @type {number} */ number) {
    const presentation = this.#presentations.get(number);
    if (presentation) {
      presentation.leave();
      this.#gone.push(presentation);
    }
    this.#isFocusUnsettled = true;
    this.#presentations.delete(number);
    this.#list();
    this.onRemove();
    this.onModality();
    this.#markMotion();
  }

  #run(/** @type {Reader} */ reader) {
    const layer = this.layer(reader.word());
    const [width, height] = [reader.real(), reader.real()];
    const [start, duration] = [reader.time(), reader.time()];
    const times = [];
    const keys = [];
    for (let count = reader.word(); count > 0; count--) {
      times.push(reader.time());
      keys.push(new Placement().read(reader));
    }
    layer.run(width, height, start, duration, times, keys);
  }

  /**
   * @param {number} number
   * @param {boolean} isInert whether nothing in it can be reached
   * @param {boolean} dimmingTakesTouches whether it keeps everything below from being reached
   */
  #rule(number, isInert, dimmingTakesTouches) {
    const layer = this.layer(number);
    layer.isInert = isInert;
    if (!(layer instanceof Presentation)) return;
    layer.dimmingTakesTouches = dimmingTakesTouches;
    this.#isFocusUnsettled = true;
    this.onModality();
  }

  /**
   * The topmost dimmed sheet takes the focus from what it covers. If none is dimmed, the focus stays where it is; if
   * nothing has it, the topmost sheet gives it back.
   *
   * It runs after a turn is carried out, because only then it is known what can be reached; and only for sheets at
   * rest, because moving the focus causes a layout.
   */
  settleFocus() {
    this.#isFocusUnsettled = false;
    for (const presentation of this.#gone.splice(0)) presentation.giveFocusBack();
    const seen = this.presentations.filter(({ isSeen }) => isSeen);
    const index = seen.findLastIndex(({ isModal }) => isModal);
    const top = seen.at(index);
    if (top?.phase !== "resting") return;
    if (index < 0) {
      if (document.activeElement === document.body) top.giveFocusBack();
      return;
    }
    // A presentation that leaves gives the focus back when it has left.
    const above = seen.slice(index);
    if (!above.some(({ phase, hasFocus }) => phase === "dismissing" || hasFocus)) top.acquireFocus();
  }

  #enter(/** @type {number} */ number, /** @type {import("./format/phase.js").Phase} */ phase) {
    const presentation = this.#presentations.get(number);
    if (presentation) presentation.phase = phase;
    if (phase === "resting") this.#isFocusUnsettled = true;
    // The keyboard goes with the sheet, not after it.
    if (phase === "dismissing") this.#endEditing(number);
    this.#markMotion();
  }

  /** Only moving layers get compositor layers, and only while they move. */
  #markMotion() {
    const isMoving = this.presentations.some(({ phase }) => phase !== undefined && phase !== "resting");
    this.#container.classList.toggle("quire-moving", isMoving);
  }

  #endEditing(/** @type {number} */ number) {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.#presentations.get(number)?.hasFocus) focused.blur();
  }
}
