// SPDX-License-Identifier: Apache-2.0

/** Provides the user's clock. */
export function open() {
  return { now: () => Date.now() / 1000 };
}
