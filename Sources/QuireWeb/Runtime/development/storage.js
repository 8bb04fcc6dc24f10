// SPDX-License-Identifier: Apache-2.0

/** The storage of this tab, or `null` if the browser allows none.
 * @type {Storage | null} */
export const storage = found();

function found() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
