// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The root class, for builds without Foundation.
  ///
  /// It can be compared and hashed; equality is identity unless a class overrides `isEqual`. It is on the main actor, so
  /// that main-actor subclasses are `Sendable` as with Foundation's, and the same sources compile with both.
  @preconcurrency @MainActor open class NSObject {
    /// Sets up nothing.
    public init() {}

    /// For classes that do not belong to the main actor: their instances are also made in code that does not. It is not
    /// internal, because classes of other modules would then inherit no initializer from subclasses.
    @_spi(Hosts) nonisolated public init(anywhere: ()) {}

    /// Whether two objects are equal: by identity here. `==` calls it, so an override counts there too, and needs an
    /// override of `hash`.
    nonisolated open func isEqual(_ object: NSObject?) -> Bool {
      self === object
    }

    /// Equal for equal objects; from the object's identity here.
    nonisolated open var hash: Int {
      ObjectIdentifier(self).hashValue
    }
  }

  extension NSObject: Hashable {
    /// Calls `isEqual` of the left object.
    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool {
      left.isEqual(right)
    }

    /// Feeds `hash`, so that an override of it counts in sets and dictionaries.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(hash)
    }
  }

  /// The base of delegate protocols.
  ///
  /// It requires the class `NSObject`, unlike Foundation's, so that a value of such a protocol has that class's members.
  public protocol NSObjectProtocol: NSObject {}

  /// Reads an archive; there are none here.
  ///
  /// No initialiser is public, so no instance can exist. The class exists because UIKit requires an app's controllers
  /// and views to declare `required init?(coder: NSCoder)`, which compiles this way and never runs.
  @preconcurrency @MainActor public final class NSCoder {
    private init() {}
  }

#else

  @_exported import Foundation
  #if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
  #endif

#endif
