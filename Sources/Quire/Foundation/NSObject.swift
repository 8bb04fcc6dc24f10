#if hasFeature(Embedded)

  /// The root of the class tree, where no Foundation offers one.
  ///
  /// It can be referred to weakly (`Weak`), compared and hashed; equality is identity unless a class says
  /// otherwise in `isEqual`. On the main actor, because Foundation's own lets main-actor classes inherit from it
  /// and stay `Sendable`, and the same sources must pass for both.
  @preconcurrency @MainActor open class NSObject {
    nonisolated(unsafe) private var box: WeakBox?

    public init() {}

    deinit {
      box?.object = nil
    }

    nonisolated open func isEqual(_ object: NSObject?) -> Bool {
      self === object
    }

    nonisolated open var hash: Int {
      ObjectIdentifier(self).hashValue
    }

    /// What weak references hold instead of the object; made for the first of them.
    nonisolated final var weakBox: WeakBox {
      if let box { return box }
      let made = WeakBox(self)
      box = made
      return made
    }
  }

  extension NSObject: Hashable {
    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool {
      left.isEqual(right)
    }

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
  /// Nobody can make one. It is there because UIKit has every controller and view of an app declare
  /// `required init?(coder: NSCoder)`, which so compiles, and never runs.
  @preconcurrency @MainActor public final class NSCoder {
    private init() {}
  }

  /// No file of interfaces exists here, so `nil` is the only value that initialisers accept.
  public enum Bundle {}

#else

  @_exported import Foundation

#endif
