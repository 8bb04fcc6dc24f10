// SPDX-License-Identifier: Apache-2.0

import { call, names } from "../QuireWeb/Runtime/services/app.js";
import { ParcelWriter } from "../QuireWeb/Runtime/services/parcel.js";
import { place } from "../QuireWeb/Runtime/services/place.js";

const text = 1;
const program = new URLSearchParams(location.search).get("program");
if (program !== null) {
  // The format of the app's `UserDefaults`.
  const { bytes } = new ParcelWriter().word(text).text(program);
  localStorage.setItem(`${place}#program`, String.fromCharCode(...bytes));
  // The app may have started before this script.
  if (names.has("log")) location.reload();
}

/**
 * The running program, for its test: the lines of its log, its methods by name, and the center of a view by its label.
 */
Object.defineProperty(window, "program", {
  value: Object.freeze({
    log: () => call("log"),
    /**
     * @param {string} name
     * @param {string} argument
     */
    call: (name, argument) => call("call", name, argument),
    /** @param {string} label */
    place: (label) => call("place", label),
  }),
});
