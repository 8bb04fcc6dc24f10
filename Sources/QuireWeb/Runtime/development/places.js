// SPDX-License-Identifier: Apache-2.0

// Finds the same view again in the next build. The numbers of views change between builds, so a place describes a view
// by its layer, path and label.

const kinds = ["quire-box", "quire-label", "quire-image", "quire-button", "quire-scroll", "quire-field"];

/**
 * @typedef {object} Place
 * @property {number} layer counted from the app's own, which is 0
 * @property {number[]} path child indexes, from the layer inward
 * @property {string} kind
 * @property {string} label the text that a person reads or hears for it
 * @property {string} around the text of the nearest enclosing view that says more, such as the row of a button
 * @property {boolean} isAlone whether the view is the only one in the layer with this kind and label
 */

/** Returns the box of a presentation's layer. */
export function boxOf(/** @type {Element} */ layer) {
  return /** @type {HTMLElement | null} */ (layer.querySelector("[data-quire-part=sheet], [data-quire-part=popover]"));
}

/** Returns the app's own layer and the layers above it that are not leaving, from bottom to top. */
export function layersIn(/** @type {Element} */ container) {
  /** @type {HTMLElement[]} */
  const layers = Array.from(container.querySelectorAll("[data-quire-layer]"));
  return layers.filter((layer) => boxOf(layer)?.dataset.quirePhase !== "dismissing");
}

const kindOf = (/** @type {Element} */ view) => kinds.find((kind) => view.classList.contains(kind)) ?? "";

const labelOf = (/** @type {Element} */ view) =>
  (view.getAttribute("aria-label") ?? view.getAttribute("placeholder") ?? view.textContent ?? "").trim().slice(0, 80);

/**
 * @param {Element} view
 * @param {Element | null} layer
 */
function aroundOf(view, layer) {
  const own = view.textContent ?? "";
  let outer = view.parentElement;
  while (outer && outer !== layer && (outer.textContent ?? "") === own) outer = outer.parentElement;
  return outer && outer !== layer ? (outer.textContent ?? "").trim().slice(0, 80) : "";
}

/**
 * @param {Element | null} layer
 * @param {string} kind
 * @param {string} label
 * @returns {HTMLElement[]}
 */
function alikeIn(layer, kind, label) {
  const all = layer && kind ? layer.querySelectorAll(`.${kind}`) : [];
  return /** @type {HTMLElement[]} */ (Array.from(all)).filter((view) => labelOf(view) === label);
}

/**
 * @param {Element} container
 * @param {Element} view
 * @returns {Place | null} `null` if the view is in no layer
 */
export function placeOf(container, view) {
  /** @type {number[]} */
  const path = [];
  const element = view.closest("[data-quire-layer]");
  const layer = layersIn(container).findIndex((one) => one === element);
  if (layer < 0) return null;
  for (let node = view; node !== element && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  const [kind, label] = [kindOf(view), labelOf(view)];
  const isAlone = alikeIn(element, kind, label).length < 2;
  return { layer, path, kind, label, around: aroundOf(view, element), isAlone };
}

/**
 * Returns the view at a place: the one with the same label. If several have the label, it is the one with the same text
 * around it. Returns `null` if no view has the label, or if several can't be told apart.
 * @param {Element} container
 * @param {Place} place
 * @returns {HTMLElement | null}
 */
export function viewAt(container, { layer, path, kind, label, around, isAlone }) {
  const element = layersIn(container)[layer];
  if (!element || !kinds.includes(kind)) return null;
  const there = at(element, path, kind);
  if (label === "") return there && labelOf(there) === "" && aroundOf(there, element) === around ? there : null;
  const alike = alikeIn(element, kind, label);
  if (isAlone && alike.length === 1) return alike[0];
  const same = alike.filter((view) => aroundOf(view, element) === around);
  return same.length === 1 ? same[0] : there && same.includes(there) ? there : null;
}

/**
 * Returns the scroller at a place, regardless of its text, since scrolling presses nothing.
 * @param {Element} container
 * @param {Place} place
 */
export function scrollerAt(container, { layer, path, kind }) {
  const element = layersIn(container)[layer];
  return element ? at(element, path, kind) : null;
}

/**
 * @param {Element} element
 * @param {number[]} path
 * @param {string} kind
 */
function at(element, path, kind) {
  /** @type {Element | undefined} */
  let inner = element;
  for (const index of path) inner = inner?.children[index];
  const fits = inner instanceof HTMLElement && inner.matches("[data-quire-view]") && kindOf(inner) === kind;
  return fits ? /** @type {HTMLElement} */ (inner) : null;
}
