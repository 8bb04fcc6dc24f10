// SPDX-License-Identifier: Apache-2.0

// The worker that all tabs of a server share. It follows the events for them, because a browser opens only six
// connections to a server and each tab would hold one as long as it is open.

import { follow } from "./events.js";

/** @typedef {import("./events.js").News} News */

/** @type {Set<MessagePort>} */
const pages = new Set();
/** The latest news of each kind, for a page that connects later.
 * @type {News} */
const latest = {};

addEventListener("connect", (event) => {
  const [page] = /** @type {MessageEvent} */ (event).ports;
  pages.add(page);
  page.onmessage = () => pages.delete(page);
  // After a broken connection, the last bulletin may be of an old build.
  if (latest.isBroken) page.postMessage({ isBroken: true });
  else if (latest.bulletin) page.postMessage(latest);
});

follow((news) => {
  Object.assign(latest, news);
  // A bulletin proves that the connection works.
  if (news.bulletin) latest.isBroken = false;
  for (const page of pages) page.postMessage(news);
});
