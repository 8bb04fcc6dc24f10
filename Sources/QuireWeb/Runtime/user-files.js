// SPDX-License-Identifier: Apache-2.0

/** The user's picture files that the app uses, by number.
 * @type {Map<number, File>} */
export const userFiles = new Map();
