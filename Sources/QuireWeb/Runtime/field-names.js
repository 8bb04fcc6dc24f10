// SPDX-License-Identifier: Apache-2.0

// The meanings of the numbers in `viewInput`, for fields and editors.

export const keyboards = ["text", "url", "numeric", "tel", "email", "decimal", "search", "none"];
export const returnKeys = ["enter", "go", "next", "search", "send", "done"];
export const capitals = ["none", "words", "sentences", "characters"];
export const corrections = [null, "off", "on"];
