// SPDX-License-Identifier: Apache-2.0

// The messages of a page, with the numbers of format.md and of Swift's `Message`.

export const start = 1;
export const environment = 2;
export const touchBegan = 3;
export const touchMoved = 4;
export const touchEnded = 5;
export const touchCanceled = 6;
export const wheel = 7;
export const partActivated = 8;
export const escape = 9;
export const advance = 10;
export const finishMotion = 11;
export const scrolled = 12;
export const viewActivated = 13;
export const viewFocused = 20;
export const viewEdited = 21;
export const viewSelected = 22;
export const viewReturned = 23;
export const partStepped = 24;
export const viewKey = 25;
export const scrollRested = 30;
export const scrollPinched = 31;
export const activity = 26;
export const fileCame = 27;
export const filesEnded = 28;
export const filesDragged = 29;
export const reply = 32;

// Elements.
export const sheetPresent = 64;
export const sheetConfigure = 65;
export const sheetDismiss = 66;
export const sheetAnswer = 67;
