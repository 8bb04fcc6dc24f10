// SPDX-License-Identifier: Apache-2.0

// Where views are in the page, in terms that stay valid in the next build. The numbers of views do not.

const kinds = ["quire-box", "quire-label", "quire-image", "quire-button", "quire-scroll", "quire-field"];

/**
 * @typedef {object} Place
 * @property {number} layer counted from the app's own, which is 0
 * @property {number[]} path which child it is, from the layer inwards
 * @property {string} kind
 * @property {string} label what a person reads or hears of it
 */

/** The box of a presentation's layer. */
export function boxOf(/** @type {Element} */ layer) {
  return /** @type {HTMLElement | null} */ (layer.querySelector("[data-quire-part=sheet], [data-quire-part=popover]"));
}

/** The app's own layer and those above it that are not leaving, bottom to top. */
export function layersIn(/** @type {Element} */ container) {
  /** @type {HTMLElement[]} */
  const layers = Array.from(container.querySelectorAll("[data-quire-layer]"));
  return layers.filter((layer) => boxOf(layer)?.dataset.quirePhase !== "dismissing");
}

const kindOf = (/** @type {Element} */ view) => kinds.find((kind) => view.classList.contains(kind)) ?? "";

const labelOf = (/** @type {Element} */ view) =>
  (view.getAttribute("aria-label") ?? view.getAttribute("placeholder") ?? view.textContent ?? "").trim().slice(0, 80);

/**
 * @param {Element} container
 * @param {Element} view
 * @returns {Place | null} `null` for what lies in no layer
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
  return { layer, path, kind: kindOf(view), label: labelOf(view) };
}

/**
 * The view at a place. A view with the same label is preferred, there or elsewhere in the layer; otherwise a view of
 * the same kind at the place is used.
 * @param {Element} container
 * @param {Place} place
 * @returns {HTMLElement | null}
 */
export function viewAt(container, { layer, path, kind, label }) {
  const element = layersIn(container)[layer];
  if (!element) return null;
  /** @type {Element | undefined} */
  let inner = element;
  for (const index of path) inner = inner?.children[index];
  const fits = inner instanceof HTMLElement && inner.matches("[data-quire-view]") && kindOf(inner) === kind;
  const there = fits ? /** @type {HTMLElement} */ (inner) : null;
  if (there && labelOf(there) === label) return there;
  /** @type {HTMLElement[]} */
  const all = Array.from(element.querySelectorAll(`.${kind}`));
  const alike = all.filter((view) => labelOf(view) === label);
  return label !== "" && alike.length === 1 ? alike[0] : there;
}
