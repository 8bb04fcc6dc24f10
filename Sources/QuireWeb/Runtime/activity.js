// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";

const [active, background, ended] = [0, 2, 3];

/**
 * Reports to the app whether its page is visible.
 *
 * A page with `persisted` may come back from the browser's back/forward cache. Otherwise it never comes back.
 * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
 */
export function watchActivity(port) {
  let last = active;
  const report = (/** @type {number} */ activity) => {
    if (activity === last) return;
    last = activity;
    port.send(Message.activity, (writer) => writer.word(activity));
  };
  const look = () => report(document.visibilityState === "visible" ? active : background);
  look();
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", ({ persisted }) => report(persisted ? background : ended));
  addEventListener("pageshow", ({ persisted }) => persisted && look());
}
