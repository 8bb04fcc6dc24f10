// SPDX-License-Identifier: Apache-2.0

// The parts of a layer that a touch may be on, by number.

export const content = 0;
export const grabber = 1;
export const dimming = 2;
export const header = 3;
export const outside = 4;
