// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A queue of blocks that run in order, for builds without Foundation. There is only one thread, so the blocks of
  /// every queue run in turns of the app.
  @preconcurrency @MainActor public final class OperationQueue: NSObject {
    /// The queue of the app's thread. Observers that specify it are called immediately.
    nonisolated public static let main = OperationQueue()
    /// The queue of the app's thread.
    nonisolated public static var current: OperationQueue? { main }

    // Safe because there is only one thread.

    /// A name for the developer's information.
    @safe nonisolated(unsafe) public var name: String?
    /// Stored but ignored: blocks run one after another.
    @safe nonisolated(unsafe) public var maxConcurrentOperationCount = -1
    @safe nonisolated(unsafe) private var waiting: [Work] = []
    @safe nonisolated(unsafe) private var isScheduled = false
    /// Whether the queue is suspended: blocks wait until this is `false` again.
    @safe nonisolated(unsafe) public var isSuspended = false {
      didSet { schedule() }
    }

    private struct Work {
      let action: @MainActor () -> Void
    }

    /// Creates a separate queue.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// The number of waiting blocks.
    nonisolated public var operationCount: Int { waiting.count }

    /// Adds a block that runs in a later turn, after the blocks that were added before it.
    nonisolated public func addOperation(_ block: @escaping @MainActor () -> Void) {
      waiting.append(Work(action: block))
      schedule()
    }

    /// Removes all blocks that have not run yet.
    nonisolated public func cancelAllOperations() {
      waiting = []
    }

    nonisolated private func schedule() {
      guard !isScheduled, !isSuspended, !waiting.isEmpty else { return }
      isScheduled = true
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: 0) { self.runFirst() } }
    }

    private func runFirst() {
      isScheduled = false
      guard !isSuspended, !waiting.isEmpty else { return }
      let first = waiting.removeFirst()
      first.action()
      schedule()
    }
  }

#endif
