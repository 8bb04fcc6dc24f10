// SPDX-License-Identifier: Apache-2.0

import { hasFrames, hasNames, readable } from "./stack.js";

/** The last lines that the app logged. In a debug build, they contain the reason why it stopped, with file and line.
 * @type {string[]} */
const lines = [];

/** @type {WebAssembly.Module | undefined} */
let app;

/** Stores the module that runs. */
export function useModule(/** @type {WebAssembly.Module} */ module) {
  app = module;
}

/** Records a line of the app's log. */
export function remember(/** @type {string} */ line) {
  lines.push(line);
  if (lines.length > 3) lines.shift();
}

/**
 * Replaces the app with a plain message, and removes everything that could cover the page.
 * @param {HTMLElement} container
 * @param {unknown} error
 */
export function showFailure(container, error) {
  console.error("The app stopped.", error);
  const message = document.createElement("div");
  message.className = "quire-failure";
  message.setAttribute("role", "alert");
  message.append(element("p", isRefused(error)
    ? "This app needs WebAssembly, which this browser lacks or this page’s server does not allow."
    : "This app has stopped because of an error. Reload the page to start it again."));
  if (lines.length > 0) message.append(element("pre", lines.join("\n")));
  if (error instanceof Error && hasFrames(String(error.stack))) message.append(details(error, String(error.stack)));
  // Removing the hosts takes them out of the top layer.
  container.replaceChildren(message);
  delete document.documentElement.dataset.quireReady;
}

/** Whether the module could not run at all: the browser has no WebAssembly, or the page's policy forbids it. */
function isRefused(/** @type {unknown} */ error) {
  return typeof WebAssembly === "undefined" || (!app && error instanceof WebAssembly.CompileError);
}

/** Returns the stack for the app's developer: with names if the module has them, otherwise unchanged. */
function details(/** @type {Error} */ error, /** @type {string} */ stack) {
  const details = document.createElement("details");
  const text = element("pre", stack);
  const hint = element(
    "p", "Save the lines below in a file; “quire symbolicate SITE-FOLDER FILE” prints them with the names of functions.");
  details.append(element("summary", error.message), hint, text);
  if (app && hasNames(app)) {
    details.open = true;
    fetch("app.symbols").then(async (response) => {
      if (!response.ok) return;
      text.textContent = readable(stack, await response.text());
      hint.remove();
    }).catch(() => {});
  }
  return details;
}

function element(/** @type {string} */ name, /** @type {string} */ text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
