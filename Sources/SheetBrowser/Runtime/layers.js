// SPDX-License-Identifier: Apache-2.0

import * as Command from "./format/command.js";
import { phases } from "./format/phase.js";
import { Placement } from "./placement.js";
import { Presentation } from "./presentation.js";

/** @typedef {import("./layer.js").Layer} Layer */
/** @typedef {import("./reader.js").Reader} Reader */

/**
 * The root and the presentations above it, as the engine's commands describe them.
 * @template {Presentation} [P=Presentation] the class of the presentations' layers
 */
export class Layers {
  #container;
  #root;
  /** @type {Map<number, P>} */
  #presentations = new Map();
  /** The presentations, bottom to top. Each change makes a new array.
   * @type {readonly P[]} */
  presentations = [];
  #make;
  /** The placement that `layerPlace` reads into. */
  #placement = new Placement();
  /** Whether the focus may have to move: a sheet came to rest, has gone, or became modal or stopped being modal. */
  #isFocusUnsettled = false;
  /** The presentations that were removed in this turn, top to bottom.
   * @type {P[]} */
  #gone = [];

  // The owner of the layers replaces the following functions.

  /** Called when a presentation is inserted, even if its content was inserted before. */
  onInsert(/** @type {P} */ _presentation) {}
  /** Called when a presentation has been removed, together with a focused element in it. */
  onRemove() {}
  /** Called when the set of modal presentations has changed. */
  onModality() {}

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container
   * @param {Layer} root
   * @param {(number: number) => P} make makes the layer of a presentation, by its number
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

  /** Returns a layer by its number. Content may come before the command that shows the layer. */
  layer(/** @type {number} */ number) {
    return number === 0 ? this.#root : this.presentation(number);
  }

  /** Returns the presentation with a number. Makes it if there is none. */
  presentation(/** @type {number} */ number) {
    let presentation = this.#presentations.get(number);
    if (!presentation) {
      presentation = this.#make(number);
      this.#presentations.set(number, presentation);
      this.#list();
    }
    return presentation;
  }

  /** Returns the layer if it exists. */
  find(/** @type {number} */ number) {
    return number === 0 ? this.#root : this.existing(number);
  }

  /** Returns the presentation if it exists. */
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
    // A presentation that was made early for its content moves to the end of the map, which is the top.
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
   * @param {boolean} isInert whether its whole content is unreachable
   * @param {boolean} dimmingTakesTouches whether it makes everything below unreachable
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
   * Moves the focus from covered elements to the topmost dimmed sheet. If no sheet is dimmed, the focus stays where it
   * is. If nothing has the focus, the topmost sheet restores it.
   *
   * Runs after a turn is carried out, because only then is it certain which elements can be reached. Moves the
   * focus only for sheets at rest, because that causes a layout.
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
    // A leaving presentation returns the focus when it has left.
    const above = seen.slice(index);
    if (!above.some(({ phase, hasFocus }) => phase === "dismissing" || hasFocus)) top.acquireFocus();
  }

  #enter(/** @type {number} */ number, /** @type {import("./format/phase.js").Phase} */ phase) {
    const presentation = this.#presentations.get(number);
    if (presentation) presentation.phase = phase;
    if (phase === "resting") this.#isFocusUnsettled = true;
    // The keyboard leaves together with the sheet, not after it.
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
