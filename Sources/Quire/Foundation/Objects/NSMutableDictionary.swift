// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A mutable dictionary of objects, for builds without Foundation. A change is visible through all references to it.
  @preconcurrency @MainActor open class NSMutableDictionary: NSDictionary {
    /// Creates an empty dictionary.
    nonisolated public override init() {
      super.init(entries: [:])
    }

    nonisolated override init(entries: [NSObject: NSObject]) {
      super.init(entries: entries)
    }

    /// Creates an empty dictionary. The capacity is only a hint.
    nonisolated public convenience init(capacity numItems: Int) {
      self.init()
    }

    /// The object for a key, if it is of this class. Setting it to `nil` removes the entry.
    @_disfavoredOverload
    nonisolated public final subscript<Key: ObjectConvertible, Object: NSObject>(key: Key) -> Object? {
      get { entries[key.bridgedObject] as? Object }
      set { entries[key.bridgedObject] = newValue }
    }

    /// The value for a key, if it is of this type. Setting it to `nil` removes the entry.
    @_disfavoredOverload
    nonisolated public final subscript<Key: ObjectConvertible, Value: ObjectReadable>(key: Key) -> Value? {
      get { entries[key.bridgedObject].flatMap { Value(bridged: $0) } }
      set { entries[key.bridgedObject] = newValue?.bridgedObject }
    }

    /// Sets the object for a key.
    nonisolated public final func setObject<Value: ObjectConvertible, Key: ObjectConvertible>(
      _ anObject: Value, forKey aKey: Key
    ) {
      entries[aKey.bridgedObject] = anObject.bridgedObject
    }

    /// Adds the entries of a dictionary, which replace those for the same keys.
    nonisolated public final func addEntries<Value: ObjectConvertible>(from otherDictionary: [String: Value]) {
      for (key, value) in otherDictionary { entries[NSString(string: key)] = value.bridgedObject }
    }

    /// Removes the entry for a key. Does nothing if there is none.
    nonisolated public final func removeObject<Key: ObjectConvertible>(forKey aKey: Key) {
      entries[aKey.bridgedObject] = nil
    }

    /// Removes all entries.
    nonisolated public final func removeAllObjects() {
      entries = [:]
    }
  }

#endif
