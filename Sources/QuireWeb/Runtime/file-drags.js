// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";

const phases = { over: 0, gone: 1, dropped: 2 };
/** The drop effects, indexed by the number in the app's answer. */
const effects = /** @type {const} */ (["none", "none", "copy", "move"]);
/** The first identifier of drags, distinct from those of dialogs. */
const firstNumber = 0x8000_0000;
/** The types that a file reports if its real type is not known before the drop. */
const unknownKinds = ["", "application/x-moz-file"];

/** Files that are dragged over the page. The app decides whether it takes them; the page never navigates to one. */
export class FileDrags {
  #port;
  #take;
  #latest = firstNumber;
  #isOver = false;
  #answer = 0;
  /** The last reported position of the drag. */
  #place = { x: NaN, y: NaN };

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   * @param {(request: number, files: File[]) => void} take
   */
  constructor(port, container, take) {
    this.#port = port;
    this.#take = take;
    container.addEventListener("dragover", this.#moved);
    container.addEventListener("dragleave", this.#left);
    container.addEventListener("drop", this.#dropped);
  }

  answer(/** @type {number} */ answer) {
    this.#answer = answer;
  }

  #moved = (/** @type {DragEvent} */ event) => {
    const { dataTransfer } = event;
    if (!dataTransfer) return;
    if (!this.#isOver) {
      this.#isOver = true;
      this.#latest++;
    }
    if (event.clientX !== this.#place.x || event.clientY !== this.#place.y) this.#report(event, phases.over);
    this.#decide(event, dataTransfer);
  };

  /**
   * Prevents the default for files, because a file dropped where nothing takes it would replace the page. Leaves a
   * dropped text to the element that edits it.
   */
  #decide(/** @type {DragEvent} */ event, /** @type {DataTransfer} */ dataTransfer) {
    if (effects[this.#answer] === "none" && !dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = effects[this.#answer];
  }

  #left = (/** @type {DragEvent} */ event) => {
    // The drag only moved to another element within the page.
    if (event.relatedTarget instanceof Node || !this.#isOver) return;
    this.#report(event, phases.gone);
    this.#isOver = false;
  };

  #dropped = (/** @type {DragEvent} */ event) => {
    const { dataTransfer } = event;
    if (!dataTransfer) return;
    if (!this.#isOver) this.#moved(event);
    const isTaken = effects[this.#answer] !== "none";
    this.#decide(event, dataTransfer);
    // The files can be read only during the event.
    const files = [...dataTransfer.files];
    this.#report(event, isTaken ? phases.dropped : phases.gone);
    this.#isOver = false;
    if (isTaken) this.#take(this.#latest, files);
  };

  #report(/** @type {DragEvent} */ event, /** @type {number} */ phase) {
    this.#place = phase === phases.over ? { x: event.clientX, y: event.clientY } : { x: NaN, y: NaN };
    this.#answer = 0;
    const { pictures, others } = counted(/** @type {DataTransfer} */ (event.dataTransfer));
    const view = event.target instanceof Element ? event.target.closest("[data-quire-view]") : null;
    this.#port.send(Message.filesDragged, (writer) => {
      writer.word(this.#latest);
      writer.real(event.clientX);
      writer.real(event.clientY);
      writer.word(view instanceof HTMLElement ? Number(view.dataset.quireView) : 0);
      writer.word(pictures);
      writer.word(others);
      writer.word(phase);
    }, event.timeStamp);
  }
}

/** Returns the types of the dragged files. Before the drop, a browser may reveal only that there are files. */
function counted(/** @type {DataTransfer} */ { items, types }) {
  const kinds = [...items].map(({ kind, type }) => kind === "file" && (unknownKinds.includes(type) || type.startsWith("image/")));
  const pictures = kinds.filter((isPicture) => isPicture).length;
  if (kinds.length > 0) return { pictures, others: kinds.length - pictures };
  return types.includes("Files") ? { pictures: 1, others: 0 } : { pictures: 0, others: 1 };
}
