// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The values of a decoded object by key. If several values have the same key, the first is used.
  ///
  /// Types usually request keys in the order of the text, so a search begins after the last key found, and compares
  /// bytes of the text. The keys are stored as strings only for an object that has more than 64 keys, or keys that are
  /// escaped, converted or repeated.
  final class CodedMembers {
    /// The number of keys beyond which an object has a table.
    private static let few = 64

    let tree: CodedTree
    private let first: Int
    private let end: Int
    /// The position at which the next search begins.
    private var place: Int
    /// The keys as strings. `values` has the positions of their values.
    private var names: [String]?
    private var values: [Int] = []
    private var index = KeyIndex()

    /// Creates the members of an object, whose keys a closure may convert. Throws only if a key is not a valid string.
    init(_ tree: CodedTree, _ object: Int, _ change: ((CodedKey) -> CodedKey)?) throws(InvalidText) {
      self.tree = tree
      first = object + 1
      end = tree.end(of: object)
      place = first
      guard change != nil || tree.nodes[object].count > Self.few || !areKeysPlain else { return }
      var names: [String] = []
      var key = first
      while key < end {
        guard let name = tree.string(at: key) else { throw InvalidText() }
        names.append(change.map { $0(CodedKey(stringValue: name)).stringValue } ?? name)
        values.append(key + 1)
        key = tree.end(of: key + 1)
      }
      self.names = names
    }

    /// Whether all keys are distinct and consist of ASCII characters without escapes. Used only for objects with few
    /// keys, because keys are compared in pairs.
    private var areKeysPlain: Bool {
      // Keys are compared only if their hashes set the same bit.
      var seen: UInt64 = 0
      var key = first
      while key < end {
        let node = tree.nodes[key]
        if node.kind == .markedText { return false }
        let bit: UInt64 = 1 << UInt64(node.link >> 26)
        if seen & bit != 0 {
          var other = first
          while other < key {
            if tree.isSameText(other, key) { return false }
            other = tree.end(of: other + 1)
          }
        }
        seen |= bit
        key = tree.end(of: key + 1)
      }
      return true
    }

    /// All keys, in the order of the text.
    var keys: [String] {
      if let names { return names }
      var keys: [String] = []
      var key = first
      while key < end {
        keys.append(tree.string(at: key) ?? "")
        key = tree.end(of: key + 1)
      }
      return keys
    }

    /// Returns the position of a key's value, or `nil` if there is none. Keys are compared by their bytes.
    func find(_ key: String) -> Int? {
      if let names { return index.find(key, in: names).map { values[$0] } }
      return unsafe key.withBytes { name in unsafe find(name, place, end) ?? find(name, first, place) }
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
      var key = start
      while key < end {
        let next = tree.end(of: key + 1)
        if unsafe tree.isText(at: key, name) {
          place = next
          return key + 1
        }
        key = next
      }
      return nil
    }
  }

  /// The error for a string that has invalid escapes or is not UTF-8.
  struct InvalidText: Error {}

#endif
