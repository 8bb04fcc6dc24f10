// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Work in order, for builds without Foundation. There is one thread, so each queue's work runs in turns of the app.
  @preconcurrency @MainActor public final class OperationQueue: NSObject {
    /// The queue of the app's thread. Observers that name it are called at once.
    nonisolated public static let main = OperationQueue()
    /// The queue of the app's thread.
    nonisolated public static var current: OperationQueue? { main }

    // There is one thread.

    /// For the developer.
    @safe nonisolated(unsafe) public var name: String?
    /// Kept, and not used: work runs one after another.
    @safe nonisolated(unsafe) public var maxConcurrentOperationCount = -1
    @safe nonisolated(unsafe) private var waiting: [Work] = []
    @safe nonisolated(unsafe) private var isScheduled = false
    /// Whether work waits until this is `false` again.
    @safe nonisolated(unsafe) public var isSuspended = false {
      didSet { schedule() }
    }

    private struct Work {
      let action: @MainActor () -> Void
    }

    /// A queue of its own.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// The number of blocks that wait.
    nonisolated public var operationCount: Int { waiting.count }

    /// Adds a block, which runs in a later turn, after those that were added before.
    nonisolated public func addOperation(_ block: @escaping @MainActor () -> Void) {
      waiting.append(Work(action: block))
      schedule()
    }

    /// Removes the blocks that have not run yet.
    nonisolated public func cancelAllOperations() {
      waiting = []
    }

    nonisolated private func schedule() {
      guard !isScheduled, !isSuspended, !waiting.isEmpty else { return }
      isScheduled = true
      MainActor.assumeIsolated { _ = Waiting.add(after: 0) { self.runFirst() } }
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
