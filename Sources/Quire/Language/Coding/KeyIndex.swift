// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A lookup of names. Up to 8 names are compared one by one. More names are found in a table.
  struct KeyIndex {
    private static let few = 8

    /// A string that is compared by its bytes.
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
    /// The number of names in the table.
    private var count = 0

    /// Returns the index of the first equal name, or `nil` if there is none. `keys` must be those of previous calls,
    /// possibly followed by more.
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
