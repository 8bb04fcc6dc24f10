// SPDX-License-Identifier: Apache-2.0

// The build provides the style sheet without comments.
import css from "quire-sheet.css";
import html from "./shell.html";

/**
 * The content of every sheet's shadow tree, for a server's declarative shadow root. A link to `quire-sheet.css` must
 * precede it.
 */
export const shadowTemplate = html.replace(/\n */g, "");

/**
 * The elements of the shadow tree, by their classes without the prefix.
 * @typedef {Record<"room" | "header" | "body" | "natural" | "content" | "footer" | "footer-room", HTMLElement>
 *   & import("../../SheetBrowser/Runtime/presentation.js").Parts} Shell
 */

/** Builds the tree with DOM calls, because a page that requires trusted types does not allow HTML to be parsed. */
function fill(/** @type {ShadowRoot} */ root) {
  /** @type {ParentNode} */
  let parent = root;
  for (const [, end, name, attributes] of shadowTemplate.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end) {
      parent = /** @type {ParentNode} */ (parent.parentNode);
      continue;
    }
    const element = document.createElement(name);
    for (const [, key, value] of attributes.matchAll(/([\w-]+)="(.*?)"/g)) element.setAttribute(key, value);
    parent.append(element);
    parent = element;
  }
}

/** @type {CSSStyleSheet | undefined} */
let styles;

/**
 * Returns the shadow tree of a sheet: a new one, or the one that a server has rendered.
 * @param {HTMLElement} element
 * @param {ShadowRoot | null} given
 * @returns {Shell}
 */
export function makeShell(element, given) {
  const root = given ?? element.attachShadow({ mode: "open" });
  if (!root.querySelector(".quire-host")) fill(root);
  if (!root.querySelector("link, style")) {
    if (!styles) {
      styles = new CSSStyleSheet();
      styles.replaceSync(css);
    }
    root.adoptedStyleSheets = [styles];
  }
  const parts = Object.fromEntries(
    [...root.querySelectorAll("[class^=quire-]")].map((node) => [node.className.slice("quire-".length), node]));
  return /** @type {Shell} */ ({ ...parts, box: parts.sheet });
}
