// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A class whose properties are observed. Builds for the browser lack the module Observation; there, the translation of
  /// an app's sources replaces the attribute `@Observable` by property wrappers.
  public protocol Observable {}

  /// Calls a closure and returns its result. The first change of a property that it read calls `onChange`, before the
  /// property has its new value.
  public func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T {
    let outer = ObservationTracker.current
    let tracker = ObservationTracker()
    ObservationTracker.current = tracker
    let result = apply()
    ObservationTracker.current = outer
    if tracker.isUsed { tracker.changed = onChange() }
    return result
  }

  /// The reads of one observation.
  final class ObservationTracker {
    // A page has one thread.
    @safe nonisolated(unsafe) static var current: ObservationTracker?
    var changed: (() -> Void)?
    var isUsed = false
    var hasFired = false
  }

  /// The observations of one property.
  final class ObservedReads {
    private var trackers: [ObservationTracker] = []

    func read() {
      guard let tracker = ObservationTracker.current, !trackers.contains(where: { $0 === tracker }) else {
        return
      }
      trackers.removeAll { $0.hasFired }
      tracker.isUsed = true
      trackers.append(tracker)
    }

    func willChange() {
      guard !trackers.isEmpty else { return }
      let list = trackers
      trackers = []
      for tracker in list where !tracker.hasFired {
        tracker.hasFired = true
        tracker.changed?()
      }
    }
  }

  /// A property of an observable class. Not Apple's API: for translated sources.
  @propertyWrapper public struct _Observed<Value> {
    private let reads = ObservedReads()
    private var value: Value

    /// Creates a property with a value.
    public init(wrappedValue: Value) {
      value = wrappedValue
      UIView.observeLayout()
    }

    /// The value of the property.
    public var wrappedValue: Value {
      get {
        reads.read()
        return value
      }
      set {
        reads.willChange()
        value = newValue
      }
    }
  }

#endif
