// SPDX-License-Identifier: Apache-2.0

import { element } from "../../../SheetBrowser/Runtime/layer.js";

/** Notices about the page's build: a line in its corner, or the compiler's errors over the whole page. */
export class Notice {
  #line = part("quire-development-line", "status");
  #sheet = part("quire-development-errors", "alert");

  /** Shows a line in the page's corner; the page stays usable. */
  say(/** @type {string} */ text) {
    this.#line.textContent = text;
    show(this.#line);
  }

  /** Shows errors over the page, until the next notice. */
  showErrors(/** @type {import("./main.js").Bulletin} */ { app, sentence, errors }) {
    const title = element("h1", "", sentence);
    const age = element("p", "", "Behind this is the last build, which is older than its sources.");
    const hide = element("button", "", "Look at the last build");
    hide.type = "button";
    hide.addEventListener("click", () => {
      this.#sheet.remove();
      this.say(`${app} does not build. The page is older than its sources.`);
    });
    this.#line.remove();
    this.#sheet.replaceChildren(title, age, ...errors.map(described), hide);
    show(this.#sheet);
  }

  /** Removes the notice: the page is up to date. */
  clear() {
    this.#line.remove();
    this.#sheet.remove();
  }
}

/**
 * @param {string} name the name of its class
 * @param {string} role
 */
function part(name, role) {
  const part = element("div", name);
  part.setAttribute("role", role);
  // In the top layer, above the sheets, which are popovers too.
  part.popover = "manual";
  return part;
}

function show(/** @type {HTMLElement} */ part) {
  part.remove();
  document.body.append(part);
  part.showPopover();
}

function described(/** @type {import("./main.js").Bulletin["errors"][number]} */ { file, line, column, text, source }) {
  const place = element("p", "quire-development-place", line > 0 ? `${file}:${line}:${column}` : file);
  const what = element("p", "quire-development-text", text);
  return element("section", "", place, what, ...(source ? [element("pre", "", source)] : []));
}
