// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

/**
 * The position of the mouse or the pen while no button is pressed, for the app's hover recognizers.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  let id = 0;
  /** The view under the pointer at the latest report, or 0. */
  let latest = 0;
  let isWatched = false;
  /** The number of the port's turns after the latest report. A later turn may have added a recognizer. */
  let turns = -1;

  function report(/** @type {PointerEvent} */ event, /** @type {number} */ view) {
    const port = /** @type {import("../../../SheetBrowser/Runtime/port.js").Port} */ (page.port);
    if (!isWatched && view === latest && (view === 0 || port.turns === turns)) return;
    latest = view;
    isWatched = false;
    const isPen = event.pointerType === "pen";
    const parcel = new ParcelWriter().word(view).word(isPen ? 1 : 0).number(event.clientX).number(event.clientY);
    if (isPen) {
      const { altitudeAngle = Math.PI / 2, azimuthAngle = 0, twist } = event;
      parcel.number(altitudeAngle).number(azimuthAngle).number(twist * Math.PI / 180);
    }
    part.reply(id, parcel);
    turns = port.turns;
  }

  function moved(/** @type {PointerEvent} */ event) {
    // While a button is pressed, the recognizers pause.
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    const view = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset.quireView);
    report(event, view instanceof HTMLElement ? Number(view.dataset.quireView) : 0);
  }

  function left(/** @type {PointerEvent} */ event) {
    // Only the window's edge has no element on its other side.
    if (event.pointerType !== "touch" && event.relatedTarget === null) report(event, 0);
  }

  return {
    watch(/** @type {number} */ number) {
      id = number;
      window.addEventListener("pointermove", moved, { passive: true });
      document.addEventListener("pointerout", left, { passive: true });
    },
    watched() {
      isWatched = true;
    },
    take: part.take,
  };
}
