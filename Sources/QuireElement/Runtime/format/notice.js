// SPDX-License-Identifier: Apache-2.0

// The kinds of notices, with the numbers of format.md and of Swift's `ElementNotice`.

export const willDismiss = 0;
export const didDismiss = 1;
export const attempted = 2;
export const selected = 3;
export const dragBegan = 4;
export const dragEnded = 5;
export const stays = 6;
export const noActiveDetent = 7;
