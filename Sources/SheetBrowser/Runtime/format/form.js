// SPDX-License-Identifier: Apache-2.0

// The forms of a presentation, by number.

export const sheet = 0;
export const popover = 1;
export const fullScreen = 2;
export const overFullScreen = 3;
export const alert = 4;
export const custom = 5;
