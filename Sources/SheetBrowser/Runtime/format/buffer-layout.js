// SPDX-License-Identifier: Apache-2.0

// The layout of the buffer, as in format.md and in Swift's `BufferFormat`.

// A digest of format.md; Scripts/buffer-version --write writes it.
export const version = 38;
export const headerWords = 4;
export const lengthShift = 8;
export const placementWords = 18;
export const messageHeaderWords = 6;
