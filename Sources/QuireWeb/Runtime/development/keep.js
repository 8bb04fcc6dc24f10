// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../../SheetBrowser/Runtime/format/message.js";
import { boxOf, layersIn, placeOf, viewAt } from "./places.js";

/** The storage key under which a page leaves its state for the next one. */
const key = "quire-development-page";
/** The most steps to try: a sheet has no more detents than this. */
const mostDetents = 12;

/** Stores what the page shows, for the page that is loaded next. */
export function keep(/** @type {import("./recorder.js").Recorder} */ recorder) {
  const { container } = recorder;
  recorder.compact();
  const scrolled = [...container.querySelectorAll("[data-quire-scroll]")].filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0);
  /** @type {HTMLInputElement[]} */
  const fields = Array.from(container.querySelectorAll("input[data-quire-view]"));
  const edited = fields.filter((field) => field.type !== "password" && recorder.edited.has(field));
  sessionStorage.setItem(key, JSON.stringify({
    steps: [...recorder.steps, ...recorder.pending],
    detents: layersIn(container).map((layer) => boxOf(layer)?.dataset.quireDetent ?? ""),
    offsets: scrolled.map((view) => ({ place: placeOf(container, view), x: view.scrollLeft, y: view.scrollTop })),
    texts: edited.map((view) => ({ place: placeOf(container, view), text: view.value })),
  }));
}

/** Restores the state that the page before left, as far as it still fits. A page that the user loads begins anew. */
export async function restore(/** @type {import("./recorder.js").Recorder} */ recorder) {
  const left = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (left === null) return;
  const { steps, detents, offsets, texts } = JSON.parse(left);
  recorder.pending = steps;
  await ready();
  const { container } = recorder;
  while (recorder.pending.length > 0) {
    const step = recorder.pending.shift();
    const view = step && viewAt(container, step.place);
    if (!step || !view || recorder.hasFailed) break;
    recorder.note(step.kind, view, { x: step.x, y: step.y, text: step.text });
    repeat(step, view, recorder);
    finish();
    await frame();
  }
  recorder.pending = [];
  layersIn(container).forEach((layer, index) => restoreDetent(layer, detents[index]));
  for (const { place, text } of texts) {
    const field = place && viewAt(container, place);
    if (field instanceof HTMLInputElement && field.value !== text) write(field, text, recorder);
  }
  await frame();
  for (const { place, x, y } of offsets) {
    const view = place && viewAt(container, place);
    view?.scrollTo({ left: x, top: y, behavior: "instant" });
  }
}

/** Resolves when the app's first frame is drawn; never for an app that fails to start. */
function ready() {
  const root = document.documentElement;
  const isReady = () => root.dataset.quireReady !== undefined;
  if (isReady()) return Promise.resolve();
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ["data-quire-ready"] });
  }));
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * The object that the app's page provides for other scripts.
 * @returns {import("../../../SheetBrowser/Runtime/port.js").Port}
 */
const port = () => /** @type {any} The window has it where the app runs. */ (window).quire.port;

/** Ends all motions at their targets. */
const finish = () => port().send(Message.finishMotion);

/**
 * @param {import("./recorder.js").Step} step
 * @param {HTMLElement} view
 * @param {import("./recorder.js").Recorder} recorder
 */
function repeat({ kind, x = 0.5, y = 0.5, text = "" }, view, recorder) {
  if (kind === "text") {
    if (view instanceof HTMLInputElement) write(view, text, recorder);
  } else if (kind === "return") view.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  else tap(view, x, y);
}

/**
 * A tap with a pen, which no browser treats specially.
 * @param {HTMLElement} view
 * @param {number} x fraction of its width
 * @param {number} y fraction of its height
 */
function tap(view, x, y) {
  const { left, top, width, height } = view.getBoundingClientRect();
  const at = { clientX: left + x * width, clientY: top + y * height, bubbles: true, cancelable: true, composed: true };
  const pen = { ...at, pointerId: 9_999, pointerType: "pen", isPrimary: true, button: 0 };
  view.dispatchEvent(new PointerEvent("pointerdown", { ...pen, buttons: 1 }));
  view.dispatchEvent(new PointerEvent("pointerup", { ...pen, buttons: 0 }));
  view.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
}

/**
 * @param {HTMLInputElement} field
 * @param {string} text
 * @param {import("./recorder.js").Recorder} recorder
 */
function write(field, text, recorder) {
  recorder.edited.add(field);
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * A sheet goes to the detent that it was dragged to, a step at a time.
 * @param {HTMLElement} layer
 * @param {string} wanted
 */
function restoreDetent(layer, wanted) {
  const box = boxOf(layer);
  if (!box || !wanted) return;
  for (const isUpwards of [true, false]) {
    for (let count = 0; count < mostDetents && box.dataset.quireDetent !== wanted; count++) {
      const before = box.dataset.quireDetent;
      port().send(Message.partStepped, (writer) => {
        writer.word(Number(layer.dataset.quireLayer));
        writer.flag(isUpwards);
      });
      finish();
      if (box.dataset.quireDetent === before) break;
    }
  }
}
