// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  /// Access to the main thread. Foundation's declarations belong to no actor, but Quire's implementations of them
  /// belong to the main actor.
  enum MainThread {
    private static let mark = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether this is the main actor's thread, which is that of the main queue. A program that gives its first thread
    /// away, as a test run does on Linux, has a different main actor's thread, on which `Thread.isMainThread` is
    /// `false`.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Returns whether a queue is the main queue. On Linux, the main queue is a different object at each access.
    static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) != nil }

    /// Returns the result of a block on the main thread. Traps on other threads, on which an app has no clock and no
    /// values.
    static func value<Value: Sendable>(_ block: @MainActor () -> Value) -> Value {
      MainActor.assumeIsolated(block)
    }

    /// Runs a block immediately on the main thread; on another thread, adds it to the main queue.
    static func run(_ block: @escaping @MainActor @Sendable () -> Void) {
      if isCurrent {
        MainActor.assumeIsolated(block)
      } else {
        DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated(block) }
      }
    }

    /// An object that is used only on the main thread, although its type does not require it.
    struct Object<Value>: @unchecked Sendable {
      let value: Value

      init(_ value: Value) {
        self.value = value
      }
    }
  }
#endif
