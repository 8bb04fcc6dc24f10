// SPDX-License-Identifier: Apache-2.0

// The ways to declare a detent's height, with the numbers of format.md and of Swift's `ElementDetent`.

export const medium = 0;
export const large = 1;
export const asked = 2;
export const fitted = 3;
