// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A dictionary of objects, for builds without Foundation. Its order is not defined.
  @preconcurrency @MainActor open class NSDictionary: NSObject, Sequence {
    // Safe because there is only one thread.
    @safe nonisolated(unsafe) final var entries: [NSObject: NSObject]

    nonisolated init(entries: [NSObject: NSObject]) {
      self.entries = entries
      super.init(anywhere: ())
    }

    /// Creates an empty dictionary.
    nonisolated public override init() {
      entries = [:]
      super.init(anywhere: ())
    }

    /// Creates a dictionary from values with string keys.
    nonisolated public convenience init<Value: ObjectConvertible>(dictionary: [String: Value]) {
      var entries: [NSObject: NSObject] = [:]
      for (key, value) in dictionary { entries[NSString(string: key)] = value.bridgedObject }
      self.init(entries: entries)
    }

    /// Creates a dictionary with the entries of another.
    nonisolated public convenience init(dictionary: NSDictionary) {
      self.init(entries: dictionary.entries)
    }

    /// Creates a dictionary of values and their keys, in the same order. Traps if the arrays differ in length.
    nonisolated public convenience init<Value: ObjectConvertible, Key: ObjectConvertible>(
      objects: [Value], forKeys keys: [Key]
    ) {
      precondition(objects.count == keys.count, "A dictionary needs a key for each object.")
      var entries: [NSObject: NSObject] = [:]
      for (key, value) in zip(keys, objects) { entries[key.bridgedObject] = value.bridgedObject }
      self.init(entries: entries)
    }

    /// The number of entries.
    nonisolated public final var count: Int { entries.count }
    /// The keys, in no particular order.
    nonisolated public final var allKeys: [NSObject] { Array(entries.keys) }
    /// The objects, in no particular order.
    nonisolated public final var allValues: [NSObject] { Array(entries.values) }

    /// Returns the object for a key, or `nil` if there is none.
    nonisolated public final func object<Key: ObjectConvertible>(forKey aKey: Key) -> NSObject? {
      entries[aKey.bridgedObject]
    }

    /// Returns the object for a key, or `nil` if there is none.
    nonisolated public final func value(forKey key: String) -> NSObject? {
      entries[NSString(string: key)]
    }

    /// The object for a key, or `nil` if there is none.
    nonisolated public final subscript<Key: ObjectConvertible>(key: Key) -> NSObject? { entries[key.bridgedObject] }

    /// Returns whether the dictionary has equal entries.
    nonisolated public final func isEqual<Value: ObjectConvertible>(to otherDictionary: [String: Value]) -> Bool {
      isEqual(NSDictionary(dictionary: otherDictionary))
    }

    /// Returns whether the other object is a dictionary of equal entries.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      guard let other = object as? NSDictionary else { return false }
      return other.entries == entries
    }

    /// A hash of the number of entries, consistent with `isEqual`.
    nonisolated open override var hash: Int { entries.count }

    /// Returns a dictionary with the same entries, which is immutable.
    nonisolated public final func copy() -> NSObject { NSDictionary(entries: entries) }
    /// Returns a dictionary with the same entries, which is mutable.
    nonisolated public final func mutableCopy() -> NSObject { NSMutableDictionary(entries: entries) }

    /// Returns an iterator over the entries.
    nonisolated public final func makeIterator() -> Entries {
      Entries(entries: entries.makeIterator())
    }

    /// An iterator over the entries of a dictionary.
    public struct Entries: IteratorProtocol {
      var entries: [NSObject: NSObject].Iterator

      /// Returns the next entry.
      public mutating func next() -> (key: NSObject, value: NSObject)? { entries.next() }
    }

    /// Calls a block with each key and its object, until the block sets its last argument to `true`.
    nonisolated public final func enumerateKeysAndObjects(
      _ block: (NSObject, NSObject, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop: ObjCBool = false
      for (key, value) in entries where !stop.boolValue { unsafe block(key, value, &stop) }
    }
  }

  extension NSDictionary: CustomStringConvertible {
    /// The entries in braces, one a line.
    nonisolated public final var description: String { ObjectText.text(self) }
  }

#endif
