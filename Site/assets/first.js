// SPDX-License-Identifier: Apache-2.0

/** @typedef {import("../../Sources/QuireElement/Runtime/quire-sheet.js").QuireSheet} QuireSheet */

/** The sheet with an id. */
const sheet = (/** @type {string} */ id) => /** @type {QuireSheet} */ (document.getElementById(id));

/** Shows where a sheet is, and where it would rest. */
function report(/** @type {QuireSheet} */ gauge, /** @type {HTMLOutputElement} */ output) {
  gauge.addEventListener("quire-progress", ({ detail }) => {
    const percent = Math.round(100 * detail.total);
    output.value = `${percent} % of the way, would rest at ${detail.target ?? "no detent, and close"}`;
  });
}

const [output] = document.getElementsByTagName("output");
report(sheet("gauge"), output);

// Where no phone is drawn, the first sheet belongs to this page. In a narrow window it is there from the beginning; in
// others it would cover the text.
if (matchMedia("(max-width: 599px) and (min-height: 500px)").matches) sheet("harbors").open = true;
