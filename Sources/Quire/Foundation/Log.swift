// SPDX-License-Identifier: Apache-2.0

/// Messages to the developer about calls that are ignored.
@MainActor enum Log {
  /// Writes a line. Tests replace it.
  static var write: (String) -> Void = { print($0) }
  private static var reported: [String] = []

  static func line(_ text: String) {
    write("Quire: " + text)
  }

  /// Logs a line unless the same line was logged before.
  static func once(_ text: String) {
    guard !reported.contains(where: { $0.hasSameBytes(as: text) }) else { return }
    reported.append(text)
    line(text)
  }

  /// Returns a space, a word, another space and the type of an object, or an empty string in builds without type names.
  static func naming(_ word: String, _ object: NSObject) -> String {
    #if hasFeature(Embedded)
      return ""
    #else
      return " \(word) \(type(of: object))"
    #endif
  }

  /// Forgets the lines that `once` logged, for example when another app begins.
  static func reset() {
    reported = []
  }
}
