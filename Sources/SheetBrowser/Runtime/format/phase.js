// SPDX-License-Identifier: Apache-2.0

/** @typedef {"presenting" | "resting" | "dragging" | "settling" | "dismissing"} Phase of a presentation */

/** By number.
 * @type {readonly Phase[]} */
export const phases = Object.freeze(["presenting", "resting", "dragging", "settling", "dismissing"]);
