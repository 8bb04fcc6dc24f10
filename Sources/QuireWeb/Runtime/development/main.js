// SPDX-License-Identifier: Apache-2.0

// The script that `quire serve` adds to a page while its app is developed. It reloads the page when there is a new
// build, and shows the errors if a build fails. A page that `quire build` writes contains nothing from this folder.

import { follow } from "./events.js";
import { keep, restore } from "./keep.js";
import { Notice } from "./notice.js";
import { Recorder } from "./recorder.js";
import { storage } from "./storage.js";

/**
 * The state of the app's build, as the server reports it.
 * @typedef {object} Bulletin
 * @property {string} app
 * @property {"building" | "built" | "failed"} state
 * @property {string} build the build that the server currently serves
 * @property {string} sentence why it failed
 * @property {{ file: string, line: number, column: number, text: string, source: string }[]} errors
 */

const { searchParams } = new URL(import.meta.url);
/** The app's name. Apps that one server serves one after another share the same storage, so keys contain it. */
const app = searchParams.get("app") ?? "";
/** The build of this page. */
const build = searchParams.get("build");
/** The storage key of the build for which the page was last reloaded, so that it reloads once for each build. */
const awaited = `quire-development-build:${app}`;
let wasBroken = false;
const notice = new Notice();
const recorder = new Recorder(/** @type {HTMLElement} */ (document.querySelector("quire-app")));

function reload(/** @type {string} */ next) {
  if (storage === null) {
    notice.say("There is a newer build. The browser keeps nothing for this page, so it does not load itself: load it anew.");
    return;
  }
  if (storage.getItem(awaited) === next) {
    notice.say("The page could not be loaded anew. It is older than its sources.");
    return;
  }
  storage.setItem(awaited, next);
  keep(recorder, app);
  location.reload();
}

function show(/** @type {Bulletin} */ bulletin) {
  if (bulletin.state === "failed") return notice.showErrors(bulletin);
  if (bulletin.state === "building") return notice.say("Building. The page is older than its sources.");
  if (bulletin.build !== build) return reload(bulletin.build);
  storage?.removeItem(awaited);
  notice.clear();
}

function hear(/** @type {import("./events.js").News} */ { bulletin, isBroken }) {
  if (isBroken === false && wasBroken) console.info("quire serve answers again.");
  if (isBroken && !wasBroken) console.warn("The connection to quire serve is broken. The page tries again until it answers.");
  wasBroken = isBroken ?? wasBroken;
  if (bulletin) show(bulletin);
  if (isBroken) notice.say("quire serve does not answer. The page may be older than its sources.");
}

/**
 * Receives the server's events from the worker that all tabs share, or directly if the browser has no shared workers.
 */
function connect() {
  /** @type {() => void} */
  let end;
  const alone = () => void (end = follow(hear));
  try {
    const worker = new SharedWorker(new URL("./shared-events.js", import.meta.url), { type: "module" });
    worker.port.onmessage = ({ data }) => hear(data);
    end = () => worker.port.postMessage("leaving");
    worker.onerror = alone;
  } catch {
    // The browser has no shared workers, or forbids them to a page that may not store anything.
    alone();
  }
  // A page that is being left must not report a broken connection.
  addEventListener("pagehide", () => end(), { once: true });
}

recorder.begin();
connect();
restore(recorder, app);
