// SPDX-License-Identifier: Apache-2.0

// The system images: drawings in a box of 24 by 24, which the page loads when it shows the first.
// Documentation/SystemImages.md has their names.

/** The layers of a drawing: for each a letter, explained at `markup`, and an SVG path.
 * @typedef {Record<string, string[]>} Drawings */

/** Matches the drawings in circles and squares, which are in a separate file. */
const framed = /\.(circle|square)(\.fill)?$/;
/** Matches letters and numbers in circles and squares, which are in another file. */
const lettered = /^([a-z]|\d+)\.(circle|square)(\.fill)?$/;
/** The gap beside a line that strikes an image through, as a multiple of the line width. */
const gap = 2.2;

/** @type {Map<string, Promise<Drawings>>} by file */
const files = new Map();
/** @type {Map<string, string>} addresses by name and line width */
const known = new Map();

/** @returns {Promise<Drawings>} */
async function load(/** @type {string} */ file) {
  const response = await fetch(new URL(file, import.meta.url));
  return response.ok ? response.json() : {};
}

/**
 * Calls back with the address of an image: immediately if it is known, otherwise when its file is loaded. Never calls
 * back if there is no such image.
 * @param {string} name
 * @param {number} width the width of its lines, in a box of 24
 * @param {(address: string) => void} use
 */
export function systemImage(name, width, use) {
  const key = `${name} ${width}`;
  const address = known.get(key);
  if (address !== undefined) return use(address);
  const ending = lettered.test(name) ? "-lettered" : framed.test(name) ? "-framed" : "";
  const file = `system-images${ending}.json`;
  let drawings = files.get(file);
  if (!drawings) {
    // If the network fails, no image is shown, and the next image tries to load the file again.
    drawings = load(file).catch(() => (files.delete(file), {}));
    files.set(file, drawings);
  }
  drawings.then((all) => {
    if (!all[name]) return;
    const made = known.get(key) ?? `data:image/svg+xml,${encodeURIComponent(markup(all[name], width))}`;
    known.set(key, made);
    use(made);
  });
}

/**
 * Returns the SVG of a drawing in black, which scales to any box.
 * @param {string[]} layers
 * @param {number} width
 */
export function markup(layers, width) {
  /** @type {string[]} */
  const masks = [];
  let drawn = "";
  /** @type {string[]} */
  let cuts = [];
  const cut = () => {
    if (cuts.length === 0) return;
    const id = `m${masks.length}`;
    masks.push(`<mask id="${id}" maskUnits="userSpaceOnUse" x="-2" y="-2" width="28" height="28">`
      + `<path d="M-2-2h28v28h-28z" fill="#fff" stroke="none"/>${cuts.join("")}</mask>`);
    drawn = `<g mask="url(#${id})">${drawn}</g>`;
    cuts = [];
  };
  for (const layer of layers) {
    const [letter, path] = [layer[0], layer.slice(1)];
    const isCut = "cke".includes(letter);
    if (!isCut) cut();
    const fill = "fde".includes(letter) ? "#000" : "none";
    const stroke = "de".includes(letter) ? "none" : "#000";
    const wide = letter === "k" ? ` stroke-width="${Math.round(width * gap * 100) / 100}"` : "";
    const element = `<path d="${path}" fill="${fill}" stroke="${stroke}"${wide}/>`;
    if (isCut) cuts.push(element);
    else drawn += element;
  }
  cut();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" preserveAspectRatio="none" `
    + `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${masks.join("")}${drawn}</svg>`;
}
