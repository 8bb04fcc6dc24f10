// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Finds names. Few names are compared one after the other; for more it has a table.
  struct KeyIndex {
    private static let few = 8

    /// A text that is compared by its bytes.
    private struct Name: Hashable {
      let text: String

      static func == (left: Name, right: Name) -> Bool {
        left.text.hasSameBytes(as: right.text)
      }

      func hash(into hasher: inout Hasher) {
        text.hashBytes(into: &hasher)
      }
    }

    private var places: [Name: Int] = [:]
    /// How many of the names are in the table.
    private var count = 0

    /// The place of the first equal name. `keys` are those of the calls before, and perhaps more behind them.
    mutating func find(_ key: String, in keys: [String]) -> Int? {
      guard keys.count > Self.few else { return keys.firstIndex { $0.hasSameBytes(as: key) } }
      while count < keys.count {
        let name = Name(text: keys[count])
        if places[name] == nil { places[name] = count }
        count += 1
      }
      return places[Name(text: key)]
    }
  }

#endif
