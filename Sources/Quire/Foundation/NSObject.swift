// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The root class, for builds without Foundation.
  ///
  /// Objects can be compared and hashed. Equality is identity unless a class overrides `isEqual`. The class is on the
  /// main actor, so that its main-actor subclasses are `Sendable` as with Foundation's class, and the same sources
  /// compile with both.
  @preconcurrency @MainActor open class NSObject {
    /// Creates an object.
    public init() {}

    /// Creates an object from any isolation, for classes that do not belong to the main actor. The initializer is not
    /// internal, because classes of other modules would then inherit no initializer from subclasses.
    @_spi(Hosts) nonisolated public init(anywhere: ()) {}

    /// Returns whether two objects are equal; by default, whether they are identical. `==` calls this function, so an
    /// override also changes `==`. A class that overrides this function must also override `hash`.
    nonisolated open func isEqual(_ object: NSObject?) -> Bool {
      self === object
    }

    /// The hash value, which is equal for equal objects; by default derived from the object's identity.
    nonisolated open var hash: Int {
      ObjectIdentifier(self).hashValue
    }
  }

  extension NSObject: Hashable {
    /// Returns the result of the left object's `isEqual`.
    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool {
      left.isEqual(right)
    }

    /// Feeds `hash` to the hasher, so that an override of it is used in sets and dictionaries.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(hash)
    }
  }

  /// The base of delegate protocols.
  ///
  /// Unlike Foundation's protocol, it requires the class `NSObject`, so that a value of such a protocol has the class's
  /// members.
  public protocol NSObjectProtocol: NSObject {}

  /// An object that writes or reads the values of other objects: `init(coder:)` receives it when a storyboard or a nib
  /// creates an object, and when `NSKeyedUnarchiver` does. A coder of an interface file has no values.
  @preconcurrency @MainActor open class NSCoder {
    // Safe because there is only one thread.
    /// The archive that the coder writes or reads; `nil` for a coder of an interface file.
    @safe nonisolated(unsafe) final var archive: ArchiveContent?

    /// Creates a coder without values.
    public init() {}

    /// Creates a coder without values, on any thread.
    @_spi(Hosts) nonisolated public init(anywhere: ()) {}
  }

#else

  @_exported import Foundation
  #if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
  #endif

#endif
