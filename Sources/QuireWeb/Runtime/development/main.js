// SPDX-License-Identifier: Apache-2.0

// What `quire serve` adds to a page while its app is developed: it reloads the page when there is a new build, and
// shows errors if a build fails. A page that `quire build` writes contains nothing of this folder.

import { keep, restore } from "./keep.js";
import { Notice } from "./notice.js";
import { Recorder } from "./recorder.js";

/**
 * The state of the app's build, as the server reports it.
 * @typedef {object} Bulletin
 * @property {string} app
 * @property {"building" | "built" | "failed"} state
 * @property {string} build the build that the server gives out now
 * @property {string} sentence why it failed
 * @property {{ file: string, line: number, column: number, text: string, source: string }[]} errors
 */

/** The build of this page. */
const build = new URL(import.meta.url).searchParams.get("build");
/** The storage key of the build for which the page was reloaded, so that it is reloaded once for each. */
const awaited = "quire-development-build";
const notice = new Notice();
const recorder = new Recorder(/** @type {HTMLElement} */ (document.querySelector("quire-app")));

function reload(/** @type {string} */ next) {
  if (sessionStorage.getItem(awaited) === next) {
    notice.say("The page could not be loaded anew. It is older than its sources.");
    return;
  }
  sessionStorage.setItem(awaited, next);
  keep(recorder);
  location.reload();
}

function show(/** @type {Bulletin} */ bulletin) {
  if (bulletin.state === "failed") return notice.showErrors(bulletin);
  if (bulletin.state === "building") return notice.say("Building. The page is older than its sources.");
  if (bulletin.build !== build) return reload(bulletin.build);
  sessionStorage.removeItem(awaited);
  notice.clear();
}

/** A browser reconnects by itself, unless the server refused the connection. */
function connect() {
  let isBroken = false;
  const events = new EventSource("development-events");
  events.onopen = () => {
    if (isBroken) console.info("quire serve answers again.");
    isBroken = false;
  };
  events.onmessage = ({ data }) => show(JSON.parse(data));
  events.onerror = () => {
    if (!isBroken) console.warn("The connection to quire serve is broken. The page tries again until it answers.");
    isBroken = true;
    notice.say("quire serve does not answer. The page may be older than its sources.");
    if (events.readyState !== EventSource.CLOSED) return;
    events.close();
    setTimeout(connect, 1000);
  };
  // A page that is being left must not report a broken connection.
  addEventListener("pagehide", () => events.close(), { once: true });
}

recorder.begin();
connect();
restore(recorder);
