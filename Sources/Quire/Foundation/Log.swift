// SPDX-License-Identifier: Apache-2.0

/// Lines for the developer about calls that are ignored.
@MainActor enum Log {
  /// Where lines go; tests listen.
  static var write: (String) -> Void = { print($0) }
  private static var reported: [String] = []

  static func line(_ text: String) {
    write("Quire: " + text)
  }

  /// A line that says the same each time, and is said the first time only.
  static func once(_ text: String) {
    guard !reported.contains(where: { $0.hasSameBytes(as: text) }) else { return }
    reported.append(text)
    line(text)
  }

  /// A blank, a word, and the type of an object; nothing where the build knows no names of types.
  static func naming(_ word: String, _ object: NSObject) -> String {
    #if hasFeature(Embedded)
      return ""
    #else
      return " \(word) \(type(of: object))"
    #endif
  }

  /// Forgets what was said once, as where another app begins.
  static func reset() {
    reported = []
  }
}
