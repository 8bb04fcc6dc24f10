// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  /// Foundation's declarations belong to no actor, and what answers them here is on the main one.
  enum MainThread {
    private static let mark = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether this is the main actor's thread: that of the main queue. A program that gives its first thread away, as a
    /// run of tests does on Linux, has another one, and `Thread.isMainThread` says no on it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Whether this is the main queue. On Linux it is another object each time that it is asked for.
    static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) != nil }

    /// The result of a block on the main thread. Traps elsewhere, where an app has no clock and no values of its own.
    static func value<Value: Sendable>(_ block: @MainActor () -> Value) -> Value {
      MainActor.assumeIsolated(block)
    }

    /// An object that is used only on the main thread, though its type does not say so.
    struct Object<Value>: @unchecked Sendable {
      let value: Value

      init(_ value: Value) {
        self.value = value
      }
    }
  }
#endif
