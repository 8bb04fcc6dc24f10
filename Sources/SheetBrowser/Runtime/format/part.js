// SPDX-License-Identifier: Apache-2.0

// What of a layer a touch is on, by number.

export const content = 0;
export const grabber = 1;
export const dimming = 2;
export const header = 3;
export const outside = 4;
