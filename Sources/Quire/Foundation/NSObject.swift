// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The root of the class tree, where no Foundation offers one.
  ///
  /// It can be referred to weakly (`Weak`), compared and hashed; equality is identity unless a class says
  /// otherwise in `isEqual`. On the main actor, because Foundation's own lets main-actor classes inherit from it
  /// and stay `Sendable`, and the same sources must pass for both.
  @preconcurrency @MainActor open class NSObject {
    // Not locked: WebAssembly here has one thread.
    nonisolated(unsafe) private var box: WeakBox?

    /// Nothing is set up; the box for weak references is made when the first one asks.
    public init() {}

    deinit {
      unsafe box?.object = nil
    }

    /// Whether the two count as equal: identity here. `==` asks it, so an override counts there too, and needs an
    /// override of `hash`.
    nonisolated open func isEqual(_ object: NSObject?) -> Bool {
      self === object
    }

    /// Equal for equal objects; from the object's identity here.
    nonisolated open var hash: Int {
      ObjectIdentifier(self).hashValue
    }

    /// What weak references hold instead of the object; made for the first of them.
    nonisolated final var weakBox: WeakBox {
      if let box = unsafe box { return box }
      let made = WeakBox(self)
      unsafe box = made
      return made
    }
  }

  extension NSObject: Hashable {
    /// Asks `isEqual` of the left one.
    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool {
      left.isEqual(right)
    }

    /// Feeds `hash`, so that an override of it counts in sets and dictionaries.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(hash)
    }
  }

  /// What delegate protocols inherit.
  ///
  /// A class constraint, where Foundation's is a protocol of its own: `Weak` finds the box of any value of such a
  /// protocol because the value is an `NSObject`.
  public protocol NSObjectProtocol: NSObject {}

  /// Reads an archive, of which none exists here.
  ///
  /// No initialiser is public, so none can be made. It is there because UIKit has every controller and view of an app
  /// declare `required init?(coder: NSCoder)`, which so compiles, and never runs.
  @preconcurrency @MainActor public final class NSCoder {
    private init() {}
  }

  /// No file of interfaces exists here, so `nil` is the only value that initialisers accept.
  public enum Bundle {}

#else

  @_exported import Foundation

#endif
