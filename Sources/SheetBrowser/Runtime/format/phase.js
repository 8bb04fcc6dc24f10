// SPDX-License-Identifier: Apache-2.0

/** @typedef {"presenting" | "resting" | "dragging" | "settling" | "dismissing"} Phase the phase of a presentation */

/** The phases, by number.
 * @type {readonly Phase[]} */
export const phases = Object.freeze(["presenting", "resting", "dragging", "settling", "dismissing"]);
