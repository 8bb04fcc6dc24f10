// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../../SheetBrowser/Runtime/format/message.js";
import { boxOf, layersIn, placeOf, scrollerAt, viewAt } from "./places.js";
import { mostSteps } from "./recorder.js";
import { storage } from "./storage.js";

/** The storage key under which an app's page leaves its state for the next page. */
const keyOf = (/** @type {string} */ app) => `quire-development-page:${app}`;
/** The maximum number of attempts to reach a detent. No sheet has more detents. */
const mostDetents = 12;
/** The maximum depth of nested views in a recorded path. No app nests deeper. */
const deepest = 200;

/**
 * Stores the state of the page, for the page that is loaded next.
 * @param {import("./recorder.js").Recorder} recorder
 * @param {string} app its name
 */
export function keep(recorder, app) {
  const { container } = recorder;
  recorder.compact();
  const scrolled = [...container.querySelectorAll("[data-quire-scroll]")].filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0);
  /** @type {HTMLInputElement[]} */
  const fields = Array.from(container.querySelectorAll("input[data-quire-view]"));
  const edited = fields.filter((field) => field.type !== "password" && recorder.edited.has(field));
  const left = JSON.stringify({
    steps: [...recorder.steps, ...recorder.pending],
    detents: layersIn(container).map((layer) => boxOf(layer)?.dataset.quireDetent ?? ""),
    offsets: scrolled.map((view) => ({ place: placeOf(container, view), x: view.scrollLeft, y: view.scrollTop })),
    texts: edited.map((view) => ({ place: placeOf(container, view), text: view.value })),
  });
  try {
    storage?.setItem(keyOf(app), left);
  } catch {
    // The storage is full. The next page starts without a state.
  }
}

/**
 * Restores the parts of the previous page's state that still apply. A page that the user loads starts without one.
 * @param {import("./recorder.js").Recorder} recorder
 * @param {string} app its name
 */
export async function restore(recorder, app) {
  const left = storage?.getItem(keyOf(app)) ?? null;
  storage?.removeItem(keyOf(app));
  const state = left === null ? null : read(left);
  if (state === null) return;
  const { steps, detents, offsets, texts } = state;
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
    const view = place && scrollerAt(container, place);
    view?.scrollTo({ left: x, top: y, behavior: "instant" });
  }
}

/**
 * Parses a stored state. Returns `null`, with a warning, if it is damaged.
 * @param {string} left
 * @returns {{ steps: import("./recorder.js").Step[], detents: string[],
 *   offsets: { place: import("./places.js").Place | null, x: number, y: number }[],
 *   texts: { place: import("./places.js").Place | null, text: string }[] } | null}
 */
export function read(left) {
  try {
    const state = JSON.parse(left);
    const isPlace = (/** @type {any} parsed JSON of any shape */ place) =>
      isWhole(place?.layer) && Array.isArray(place.path) && place.path.length <= deepest && place.path.every(isWhole)
      && typeof place.kind === "string" && typeof place.label === "string" && typeof place.around === "string"
      && typeof place.isAlone === "boolean";
    const isStep = (/** @type {any} parsed JSON of any shape */ step) =>
      ["tap", "text", "return"].includes(step?.kind) && isPlace(step.place)
      && [step.x ?? 0, step.y ?? 0].every(Number.isFinite) && typeof (step.text ?? "") === "string";
    const isOffset = (/** @type {any} parsed JSON of any shape */ offset) =>
      (offset?.place === null || isPlace(offset?.place)) && [offset.x, offset.y].every(Number.isFinite);
    const isText = (/** @type {any} parsed JSON of any shape */ text) =>
      (text?.place === null || isPlace(text?.place)) && typeof text.text === "string";
    const isDetent = (/** @type {unknown} */ detent) => typeof detent === "string";
    if (state.steps.length <= mostSteps && state.steps.every(isStep) && state.detents.every(isDetent)
      && state.offsets.every(isOffset) && state.texts.every(isText)) return state;
  } catch {
    // A list is missing.
  }
  console.warn("What the page before left can't be read; the page begins anew.");
  return null;
}

const isWhole = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0;

/** Resolves when the app's first frame is drawn. Never resolves for an app that fails to start. */
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
const port = () => /** @type {any} The window has this property where the app runs. */ (window).quire.port;

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
 * @param {number} x fraction of the view's width
 * @param {number} y fraction of the view's height
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
 * Moves a sheet to the detent that it was dragged to, one step at a time.
 * @param {HTMLElement} layer
 * @param {string} wanted
 */
function restoreDetent(layer, wanted) {
  const box = boxOf(layer);
  if (!box || !wanted) return;
  for (const isUpward of [true, false]) {
    for (let count = 0; count < mostDetents && box.dataset.quireDetent !== wanted; count++) {
      const before = box.dataset.quireDetent;
      port().send(Message.partStepped, (writer) => {
        writer.word(Number(layer.dataset.quireLayer));
        writer.flag(isUpward);
      });
      finish();
      if (box.dataset.quireDetent === before) break;
    }
  }
}
