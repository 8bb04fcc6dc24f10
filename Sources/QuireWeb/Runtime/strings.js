// SPDX-License-Identifier: Apache-2.0

// Texts in the buffer: UTF-8, in a pool after the commands, and in the words of a message.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export function readString(/** @type {import("../../SheetBrowser/Runtime/reader.js").Reader} */ reader) {
  const start = reader.pool + reader.word();
  const length = reader.word();
  return length === 0 ? "" : decoder.decode(new Uint8Array(reader.memory.buffer, start, length));
}

/**
 * @param {import("../../SheetBrowser/Runtime/writer.js").Writer} writer
 * @param {string} string
 */
export function writeString(writer, string) {
  const bytes = encoder.encode(string);
  writer.word(bytes.length);
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  for (const word of new Uint32Array(padded.buffer)) writer.word(word);
}
