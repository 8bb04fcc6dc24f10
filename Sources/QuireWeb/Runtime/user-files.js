// SPDX-License-Identifier: Apache-2.0

/** The user's files with pictures that the app uses, by their numbers.
 * @type {Map<number, File>} */
export const userFiles = new Map();
