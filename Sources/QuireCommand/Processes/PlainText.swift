// SPDX-License-Identifier: Apache-2.0

/// Text from other sources, for a terminal.
enum PlainText {
  /// Returns the text with each control character replaced by a visible sign, since a terminal could interpret it as a
  /// command. Line feeds and tabs stay.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: text.unicodeScalars.lazy.map { isControl($0) ? "\u{FFFD}" : $0 })
    return String(plain)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
  }
}
