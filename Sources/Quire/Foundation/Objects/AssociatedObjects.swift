// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// How an associated object is held.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly. Apple's runtime keeps an address instead, which can outlive its object.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Strongly: structures are copied anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Strongly: structures are copied anyway.
    case OBJC_ASSOCIATION_COPY = 771
  }

  #if hasFeature(Embedded)
    /// The type of associated objects: without `Any`, an object.
    public typealias AssociatedValue = AnyObject
  #else
    /// The type of associated objects.
    public typealias AssociatedValue = Any
  #endif

  /// The objects that are associated with others. Those of a deallocated object are released at the next change.
  @MainActor private enum AssociatedObjects {
    struct Association {
      let owner: Weak<AnyObject>
      /// The address of the key.
      let key: UInt
      var strong: AssociatedValue?
      var weak = Weak<AnyObject>(nil)
    }

    static var all: [Association] = []

    static func value(of key: UInt, in owner: AnyObject) -> AssociatedValue? {
      guard let found = all.first(where: { $0.key == key && $0.owner.wrappedValue === owner }) else { return nil }
      return found.strong ?? found.weak.wrappedValue
    }

    static func set(_ value: AssociatedValue?, for key: UInt, in owner: AnyObject, isWeak: Bool) {
      remove { $0.key == key && $0.owner.wrappedValue === owner || $0.owner.wrappedValue == nil }
      guard let value else { return }
      var made = Association(owner: Weak(owner), key: key)
      if isWeak { made.weak = Weak(value as AnyObject) } else { made.strong = value }
      all.append(made)
    }

    static func remove(_ isRemoved: (Association) -> Bool) {
      let old = all.filter(isRemoved)
      all.removeAll(where: isRemoved)
      // The values are released last, because their deinitializers can change associations.
      withExtendedLifetime(old) {}
    }
  }

  /// Returns the object that is associated with an object for a key, or `nil`. Call it on the main thread.
  public func objc_getAssociatedObject(_ object: AssociatedValue, _ key: UnsafeRawPointer) -> AssociatedValue? {
    nonisolated(unsafe) let owner = object as AnyObject
    nonisolated(unsafe) var value: AssociatedValue?
    let key = UInt(bitPattern: key)
    MainActor.assumeIsolated { unsafe value = AssociatedObjects.value(of: key, in: owner) }
    return unsafe value
  }

  /// Associates an object with another one for a key, in place of the earlier one. `nil` ends the association. Call it
  /// on the main thread.
  public func objc_setAssociatedObject(
    _ object: AssociatedValue, _ key: UnsafeRawPointer, _ value: AssociatedValue?, _ policy: objc_AssociationPolicy
  ) {
    nonisolated(unsafe) let owner = object as AnyObject
    nonisolated(unsafe) let value = value
    let key = UInt(bitPattern: key)
    MainActor.assumeIsolated {
      unsafe AssociatedObjects.set(value, for: key, in: owner, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
    }
  }

  /// Ends all associations of an object. Call it on the main thread.
  public func objc_removeAssociatedObjects(_ object: AssociatedValue) {
    nonisolated(unsafe) let owner = object as AnyObject
    MainActor.assumeIsolated { AssociatedObjects.remove { unsafe $0.owner.wrappedValue === owner } }
  }

#endif
