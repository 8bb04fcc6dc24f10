// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A cache of objects by key, for builds without Foundation. Beyond its limits, the least recently used objects are
  /// removed.
  @preconcurrency @MainActor public final class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private final class Entry {
      let key: CacheKey
      let object: ObjectType
      let cost: Int
      var older: Entry?
      // Safe because the dictionary holds the newer entry as long as it is in the list.
      unowned(unsafe) var newer: Entry?

      init(_ key: CacheKey, _ object: ObjectType, _ cost: Int) {
        self.key = key
        self.object = object
        self.cost = cost
      }
    }

    // Safe because there is only one thread.
    @safe nonisolated(unsafe) private var entries: [CacheKey: Entry] = [:]
    @safe nonisolated(unsafe) private var newest: Entry?
    nonisolated(unsafe) private unowned(unsafe) var oldest: Entry?
    @safe nonisolated(unsafe) private var totalCost = 0
    /// The maximum number of objects; 0, the default, means no limit.
    @safe nonisolated(unsafe) public var countLimit = 0 {
      didSet { trim() }
    }
    /// The maximum sum of costs; 0, the default, means no limit.
    @safe nonisolated(unsafe) public var totalCostLimit = 0 {
      didSet { trim() }
    }
    /// A name for the developer's information.
    @safe nonisolated(unsafe) public var name = ""

    /// Creates an empty cache without limits.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// Returns the object for a key, or `nil` if there is none.
    nonisolated public func object(forKey key: KeyType) -> ObjectType? {
      guard let entry = entries[CacheKey(key)] else { return nil }
      unlink(entry)
      link(entry)
      return entry.object
    }

    /// Sets the object for a key.
    nonisolated public func setObject(_ obj: ObjectType, forKey key: KeyType) {
      setObject(obj, forKey: key, cost: 0)
    }

    /// Sets the object for a key, with its cost.
    nonisolated public func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
      removeObject(forKey: key)
      let entry = Entry(CacheKey(key), obj, g)
      entries[entry.key] = entry
      totalCost &+= g
      link(entry)
      trim()
    }

    /// Removes the object for a key.
    nonisolated public func removeObject(forKey key: KeyType) {
      guard let entry = entries.removeValue(forKey: CacheKey(key)) else { return }
      totalCost &-= entry.cost
      unlink(entry)
    }

    /// Removes all objects.
    nonisolated public func removeAllObjects() {
      // Entries are removed one by one: if each entry released the next in a chain, each would use stack space.
      while let entry = newest { remove(entry) }
    }

    nonisolated private func remove(_ entry: Entry) {
      entries.removeValue(forKey: entry.key)
      totalCost &-= entry.cost
      unlink(entry)
    }

    nonisolated private func trim() {
      while let entry = unsafe oldest,
        countLimit > 0 && entries.count > countLimit || totalCostLimit > 0 && totalCost > totalCostLimit
      {
        remove(entry)
      }
    }

    nonisolated private func link(_ entry: Entry) {
      entry.older = newest
      unsafe newest?.newer = entry
      newest = entry
      if unsafe oldest == nil { unsafe oldest = entry }
    }

    nonisolated private func unlink(_ entry: Entry) {
      let (older, newer) = unsafe (entry.older, entry.newer)
      if let newer { newer.older = older } else if newest === entry { newest = older }
      if let older { unsafe older.newer = newer } else if unsafe oldest === entry { unsafe oldest = newer }
      entry.older = nil
      unsafe entry.newer = nil
    }

    deinit {
      while let entry = newest {
        newest = entry.older
        entry.older = nil
      }
    }
  }

  /// An object as a dictionary key. An `NSObject` is compared by `isEqual`, and any other object by identity.
  struct CacheKey: Hashable {
    private let identity: ObjectIdentifier
    private let object: NSObject?
    private let holder: AnyObject

    init<Key: AnyObject>(_ key: Key) {
      identity = ObjectIdentifier(key)
      object = key as? NSObject
      holder = key
    }

    static func == (left: CacheKey, right: CacheKey) -> Bool {
      left.identity == right.identity || left.object?.isEqual(right.object) ?? false
    }

    func hash(into hasher: inout Hasher) {
      if let object { hasher.combine(object.hash) } else { hasher.combine(identity) }
    }
  }

#endif
