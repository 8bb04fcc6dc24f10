// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// A formatter that joins texts: "a, b, and c". Foundation for Linux has none. The word is English in every language.
  public final class ListFormatter: Formatter {
    // Safe because formatters are used on one thread.

    /// Kept, but without an effect, because the word is English.
    @safe nonisolated(unsafe) public var locale: Locale! = Locale.current

    /// Returns texts as one text.
    nonisolated public static func localizedString(byJoining strings: [String]) -> String {
      guard strings.count > 1 else { return strings.first ?? "" }
      if strings.count == 2 { return strings[0] + " and " + strings[1] }
      return strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }

    #if hasFeature(Embedded)
      /// Returns texts as one text.
      nonisolated public func string(from items: [String]) -> String? {
        ListFormatter.localizedString(byJoining: items)
      }
    #else
      /// Returns the descriptions of items as one text.
      nonisolated public func string(from items: [Any]) -> String? {
        ListFormatter.localizedString(byJoining: items.map { "\($0)" })
      }
    #endif
  }

#endif
