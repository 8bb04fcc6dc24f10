// SPDX-License-Identifier: Apache-2.0

/// The numbers that both sides of the buffer agree on. `Runtime/format.md` describes the format.
public enum BufferFormat {
  /// A digest of `Runtime/format.md`, so that a page never reads a buffer of another format. `Scripts/buffer-version
  /// --write` writes it here and into `buffer-layout.js`.
  public static var version: UInt32 { 38 }
  /// Words before the first command: version, total number of words, address and length of the string pool.
  public static var headerWords: Int { 4 }
  /// The shift of the word count in a command's first word. The low byte has the command's number, the bits above it
  /// the number of words after the first.
  public static var lengthShift: UInt32 { 8 }
  /// Words of one `Placement`.
  public static var placementWords: Int { 18 }
  /// Words of a message before its own: number, length in words, `now`, `sampleTime`.
  public static var messageHeaderWords: Int { 6 }
}
