import { Command, phases } from "./format.js";
import { Placement } from "./placement.js";
import { Presentation } from "./presentation.js";

/** @typedef {import("./layer.js").Layer} Layer */

/** The root and the presentations above it, as the engine wants them shown. */
export class Layers {
  #container;
  #root;
  /** @type {Map<number, Presentation>} */
  #presentations = new Map();
  /** Bottom to top; made anew with each change.
   * @type {readonly Presentation[]} */
  presentations = [];
  #make;
  /** The one that is read last, for a layer that stands. */
  #placement = new Placement();

  /** @type {(presentation: Presentation) => void} */
  onInsert;
  /** A presentation has gone, and with it what had the focus in it. */
  onRemove;
  /** Which of them are in the way is another thing now. */
  onModality;

  /**
   * @param {import("./port.js").Port} port
   * @param {HTMLElement} container
   * @param {Layer} root
   * @param {(number: number) => Presentation} make the layer of a presentation, by its number
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
  }

  /** A layer by its number; content may come before the command that shows the layer. */
  layer(number) {
    return number === 0 ? this.#root : this.presentation(number);
  }

  presentation(number) {
    let presentation = this.#presentations.get(number);
    if (!presentation) {
      presentation = this.#make(number);
      this.#presentations.set(number, presentation);
      this.#list();
    }
    return presentation;
  }

  /** The layer if it is there. */
  find(number) {
    return number === 0 ? this.#root : this.#presentations.get(number);
  }

  #list() {
    this.presentations = [...this.#presentations.values()];
  }

  #insert(number, form) {
    const presentation = this.presentation(number);
    // What stood in the map for its content alone goes to the top.
    this.#presentations.delete(number);
    this.#presentations.set(number, presentation);
    this.#list();
    presentation.form = form;
    this.onInsert(presentation);
    presentation.show(this.#container);
  }

  #remove(number) {
    this.#presentations.get(number)?.remove();
    this.#presentations.delete(number);
    this.#list();
    this.onRemove();
    this.onModality();
    this.#markMotion();
  }

  #run(reader) {
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

  #rule(number, isInert, dimmingTakesTouches) {
    const layer = this.layer(number);
    layer.isInert = isInert;
    if (!(layer instanceof Presentation)) return;
    layer.dimmingTakesTouches = dimmingTakesTouches;
    this.onModality();
  }

  #enter(number, phase) {
    const presentation = this.#presentations.get(number);
    if (presentation) presentation.phase = phase;
    // The keyboard goes with the sheet, not after it.
    if (phase === "dismissing") this.#endEditing(number);
    this.#markMotion();
  }

  /** Layers of their own in the compositor are for what moves, and only as long. */
  #markMotion() {
    const isMoving = this.presentations.some(({ phase }) => phase !== undefined && phase !== "resting");
    this.#container.classList.toggle("quire-moving", isMoving);
  }

  #endEditing(number) {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.#presentations.get(number)?.hasFocus) focused.blur();
  }
}
