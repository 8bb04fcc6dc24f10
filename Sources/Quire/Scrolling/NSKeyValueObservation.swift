// SPDX-License-Identifier: Apache-2.0

/// The values that a change of an observed property contains.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt

  /// Creates options from raw bits. A set literal of options gives the same result.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is also called at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is also called before each change. It has no effect: it is called after changes.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted.
  case insertion = 2
  /// Objects were removed.
  case removal = 3
  /// Objects were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change, always `setting`.
  public let kind: Kind
  /// The new value, or `nil` without the option `new`.
  public let newValue: Value?
  /// The old value, or `nil` without the option `old`.
  public let oldValue: Value?
  /// Whether the change is yet to come, always `false`.
  public let isPrior: Bool
}

/// An observation of a property. It ends when it is invalidated or deallocated.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private let follower: ScrollFollower

  fileprivate init(_ follower: ScrollFollower) {
    self.follower = follower
    super.init()
  }

  deinit {
    follower.stop()
  }

  /// Ends the observation. Further calls have no effect.
  nonisolated public func invalidate() {
    follower.stop()
  }
}

/// Calls a closure when the content of a scroll view moves or changes its size.
@MainActor private final class ScrollFollower: ScrollWatcher {
  @Weak private var scroll: UIScrollView?
  private var follow: (() -> Void)?

  init(_ scroll: UIScrollView, _ follow: @escaping () -> Void) {
    super.init()
    self.follow = follow
    self.scroll = scroll
    scroll.watchers.append(self)
  }

  override func scrolled() { follow?() }

  nonisolated func stop() {
    MainActor.assumeIsolated {
      follow = nil
      scroll?.watchers.removeAll { $0 === self }
      scroll = nil
    }
  }
}

/// A scroll view whose properties can be observed.
@preconcurrency @MainActor public protocol UIScrollViewObserving: UIScrollView {}

extension UIScrollView: UIScrollViewObserving {}

extension UIScrollViewObserving {
  #if hasFeature(Embedded)
    /// Observes a property that changes while the content moves or changes its size: `contentOffset`, `contentSize`,
    /// `bounds`, and properties that depend on them. Changes of other properties are not seen.
    public func observe<Value: Equatable>(
      _ keyPath: @escaping (Self) -> Value, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      watch(keyPath, options, changeHandler)
    }
  #else
    /// Observes a property that changes while the content moves or changes its size: `contentOffset`, `contentSize`,
    /// `bounds`, and properties that depend on them. Changes of other properties are not seen.
    public func observe<Value: Equatable>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      watch({ $0[keyPath: keyPath] }, options, changeHandler)
    }
  #endif

  private func watch<Value: Equatable>(
    _ read: @escaping (Self) -> Value, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func report(_ scroll: Self, _ old: Value?, _ new: Value) {
      changeHandler(
        scroll,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, isPrior: false))
    }
    var last = read(self)
    if options.contains(.initial) { report(self, nil, last) }
    return NSKeyValueObservation(
      ScrollFollower(self) { [me = Weak(self)] in
        guard let scroll = me.wrappedValue else { return }
        let (old, new) = (last, read(scroll))
        guard old != new else { return }
        last = new
        report(scroll, old, new)
      })
  }
}
