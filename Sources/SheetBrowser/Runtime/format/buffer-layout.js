// SPDX-License-Identifier: Apache-2.0

// How the buffer is laid out, as format.md explains it and Swift's `BufferFormat` has it.

// A digest of format.md; Scripts/buffer-version --write writes it.
export const version = 44116;
export const headerWords = 4;
export const lengthShift = 8;
export const placementWords = 18;
export const messageHeaderWords = 6;
