// SPDX-License-Identifier: Apache-2.0

// The commands of a turn, with the numbers of format.md and of Swift's `Command`.

// Layers, touches and time.
export const layerInsert = 1;
export const layerRemove = 2;
export const layerReshape = 3;
export const layerPlace = 4;
export const layerMove = 5;
export const layerTouches = 6;
export const layerPhase = 7;
export const layerDetent = 8;
export const touchClaim = 9;
export const scrollTo = 10;
export const editingEnd = 11;
export const wake = 12;

// Views.
export const viewCreate = 32;
export const viewRemove = 33;
export const viewChildren = 34;
export const viewContent = 35;
export const viewFrame = 36;
export const viewStyle = 37;
export const viewText = 38;
export const viewImage = 39;
export const viewScrollContent = 40;
export const viewScrollOffset = 41;
export const viewControl = 42;
export const viewAccessibility = 43;
export const viewTransform = 44;
export const viewBackdrop = 45;
export const viewInput = 46;
export const viewSelection = 47;
export const viewFocus = 48;
export const viewPopoverBackground = 49;
export const viewScrolling = 54;
export const viewShape = 55;
export const viewMotion = 56;
export const touchWatch = 57;
export const announcement = 59;
export const viewReading = 60;
export const viewScrollSnaps = 61;
export const openAddress = 62;
export const files = 63;

// Elements.
export const sheetNotice = 64;
export const sheetProgress = 65;
export const sheetQuestion = 66;
export const sheetDetent = 67;
