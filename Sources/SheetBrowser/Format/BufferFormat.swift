// SPDX-License-Identifier: Apache-2.0

/// The numbers that both sides of the buffer agree on; `Runtime/format.md` describes the whole.
public enum BufferFormat {
  /// A digest of `Runtime/format.md`, so that a page never reads a buffer of another format; `Scripts/buffer-version
  /// --write` writes it here and into `buffer-layout.js`.
  public static var version: UInt32 { 44116 }
  /// Words before the first command: version, total number of words, address and length of the string pool.
  public static var headerWords: Int { 4 }
  /// A command's first word holds its number in the low byte and the count of words after it above.
  public static var lengthShift: UInt32 { 8 }
  /// Words of one `Placement`.
  public static var placementWords: Int { 18 }
  /// Words of a message before its own: number, length in words, `now`, `sampleTime`.
  public static var messageHeaderWords: Int { 6 }
}
