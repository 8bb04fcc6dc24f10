// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The app's own queue, for builds without Dispatch. There is one thread, so there is no other queue.
  @preconcurrency @MainActor public final class DispatchQueue {
    /// The queue of the app's thread; its work runs in turns of its own, in order.
    public static let main = DispatchQueue()

    private init() {}

    /// Runs a block after the present turn, and after the blocks that were added before.
    public func async(execute work: @escaping @MainActor () -> Void) {
      Waiting.add(after: 0, work)
    }

    /// Runs an item after the present turn, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) {
      Waiting.add(after: 0) { workItem.perform() }
    }

    /// Runs a block when the time has come, as soon as possible if it has passed.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
      Waiting.add(after: deadline.delay, work)
    }

    /// Runs an item when the time has come, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      Waiting.add(after: deadline.delay) { execute.perform() }
    }

    /// Not here: a page has one thread.
    @available(
      *, unavailable, message: "a page has one thread; divide long work into parts, each in DispatchQueue.main.async"
    )
    public static func global() -> DispatchQueue { main }
  }

  /// A block that can be cancelled until it runs, for builds without Dispatch.
  @preconcurrency @MainActor public final class DispatchWorkItem {
    private let block: () -> Void
    /// Whether `cancel` was called.
    public private(set) var isCancelled = false

    /// An item for `asyncAfter(deadline:execute:)`; it may run more than once.
    public init(block: @escaping () -> Void) {
      self.block = block
    }

    /// Runs the block at once, unless it was cancelled.
    public func perform() {
      if !isCancelled { block() }
    }

    /// Keeps the block from running; one that is running goes on.
    public func cancel() {
      isCancelled = true
    }
  }

#else

  /// While an app runs, what is added to the main queue runs in turns of the app, in its time. Other queues are not
  /// changed.
  extension DispatchQueue {
    /// Runs a block after the present turn, and after the blocks that were added before.
    public func async(execute work: @escaping @Sendable () -> Void) {
      guard MainThread.isServed(by: self), Waiting.isPossible else { return async(group: nil, execute: work) }
      MainActor.assumeIsolated { _ = Waiting.add(after: 0, work) }
    }

    /// Runs an item after the present turn, unless it is cancelled before.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
      guard MainThread.isServed(by: self), Waiting.isPossible else {
        let item = MainThread.Object(workItem)
        return async(group: nil) { Self.run(item.value) }
      }
      let item = MainThread.Object(workItem)
      MainActor.assumeIsolated { _ = Waiting.add(after: 0) { Self.run(item.value) } }
    }

    /// Runs a block when the time has come, as soon as possible if it has passed.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
      guard MainThread.isServed(by: self), Waiting.isPossible else {
        return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
      }
      MainActor.assumeIsolated { _ = Waiting.add(after: deadline.delay, work) }
    }

    /// Runs an item when the time has come, unless it is cancelled before.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      let item = MainThread.Object(execute)
      guard MainThread.isServed(by: self), Waiting.isPossible else {
        return asyncAfter(deadline: deadline, qos: .unspecified) { Self.run(item.value) }
      }
      MainActor.assumeIsolated { _ = Waiting.add(after: deadline.delay) { Self.run(item.value) } }
    }

    private static func run(_ item: DispatchWorkItem) {
      if !item.isCancelled { item.perform() }
    }
  }

#endif
