// SPDX-License-Identifier: Apache-2.0

/// A place that cannot be translated, in the compiler's format.
struct Diagnostic {
  var path: String
  var line: Int
  var column: Int
  /// One sentence with the line to write instead.
  var sentence: String

  var text: String { "\(path):\(line):\(column): error: \(sentence)" }
}
