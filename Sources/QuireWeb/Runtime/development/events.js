// SPDX-License-Identifier: Apache-2.0

/**
 * A message about the server's events: a bulletin, that the connection is broken, or that it works again.
 * @typedef {{ bulletin?: import("./main.js").Bulletin, isBroken?: boolean }} News
 */

/**
 * Follows the server's events. The browser reconnects by itself, unless the server refused the connection.
 * @param {(news: News) => void} hear
 * @returns {() => void} a function that ends it
 */
export function follow(hear) {
  let isBroken = false;
  let hasEnded = false;
  const events = new EventSource(new URL("../../../development-events", import.meta.url));
  let end = () => events.close();
  events.onopen = () => {
    if (isBroken) hear({ isBroken: false });
    isBroken = false;
  };
  events.onmessage = ({ data }) => hear({ bulletin: JSON.parse(data) });
  events.onerror = () => {
    isBroken = true;
    hear({ isBroken });
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(() => {
      if (!hasEnded) end = follow(hear);
    }, 1000);
  };
  return () => {
    hasEnded = true;
    end();
  };
}
