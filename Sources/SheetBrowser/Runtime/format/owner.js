// SPDX-License-Identifier: Apache-2.0

// The owners of a touch, by number.

export const sheet = 0;
export const scroller = 1;
export const content = 2;
