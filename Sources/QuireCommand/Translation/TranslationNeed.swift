// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells in milliseconds whether a source may need a translation, by the words in it.
///
/// A word within a comment or a text counts too: then the translator reads the file and leaves it as it is.
enum TranslationNeed {
  /// Words that need a translation wherever an app runs.
  private static let everywhere: [StaticString] = [
    "@objc", "@IB", "@nonobjc", "@NSManaged", "#selector", "#Preview", "#keyPath", "Selector(", "NSSelectorFromString(",
    "@UIApplicationMain", "dynamic ", "import UIKit.", "import Foundation", "import Dispatch", "import CoreGraphics",
    "import QuartzCore", "import ObjectiveC", "import CoreFoundation", "import os",
  ]

  /// Words of what Embedded Swift lacks.
  private static let browser: [StaticString] = [
    "weak", "unowned", "throw", "Error", "catch", "Codable", "Encodable", "Decodable", "CodingKey", "describing:",
    "NSStringFromClass", "protocol ", "open class", ": Any", "\\(", "\\.", " as", " is ", "keyPath",
  ]

  /// Whether the text of a file has one of the words, or imports nothing at all.
  static func isPossible(in text: Data, for purpose: SourceTranslation.Purpose) -> Bool {
    let words = purpose == .browser ? everywhere + browser : everywhere
    return unsafe text.withUnsafeBytes { bytes in
      guard unsafe bytes.contains("import ") else { return true }
      return words.contains { unsafe bytes.contains($0) }
    }
  }
}
