// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A queue of operations, for builds without Foundation. There is only one thread, so the operations of every queue
  /// run in turns of the app, one after another: by priority, then in the order in which they were added. Operations
  /// whose work goes on after `start` run beside each other.
  @preconcurrency @MainActor public final class OperationQueue: NSObject {
    /// The queue of the app's thread. Observers that specify it are called immediately.
    nonisolated public static let main = OperationQueue()
    /// The queue of the app's thread.
    nonisolated public static var current: OperationQueue? { main }
    /// The value of `maxConcurrentOperationCount` for no limit.
    nonisolated public static let defaultMaxConcurrentOperationCount = -1

    // Safe because there is only one thread.

    /// A name for the developer's information.
    @safe nonisolated(unsafe) public var name: String?
    /// How many operations may have begun and not ended; -1 for any number.
    @safe nonisolated(unsafe) public var maxConcurrentOperationCount = -1
    /// Stored but ignored: there is only one thread.
    @safe nonisolated(unsafe) public var qualityOfService = QualityOfService.default
    @safe nonisolated(unsafe) private var waiting: [Operation] = []
    @safe nonisolated(unsafe) private var running: [Operation] = []
    @safe nonisolated(unsafe) private var isScheduled = false
    /// Whether the queue is suspended: operations wait until this is `false` again.
    @safe nonisolated(unsafe) public var isSuspended = false {
      didSet { schedule() }
    }

    /// Creates a separate queue.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// The number of operations that have not ended.
    nonisolated public var operationCount: Int { waiting.count + running.count }
    /// The operations that have not ended.
    nonisolated public var operations: [Operation] { running + waiting }

    /// Adds a block that runs in a later turn, after the blocks that were added before it.
    nonisolated public func addOperation(_ block: @escaping @MainActor () -> Void) {
      addOperation(MainActor.assumeIsolated { BlockOperation(block: block) })
    }

    /// Adds an operation that begins in a later turn.
    nonisolated public func addOperation(_ op: Operation) {
      MainActor.assumeIsolated { op.queue = self }
      waiting.append(op)
      schedule()
    }

    /// Adds operations. Those that are ready run at once if `wait` is set.
    nonisolated public func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
      for operation in ops { addOperation(operation) }
      if wait { waitUntilAllOperationsAreFinished() }
    }

    /// Adds a block that runs after all operations that were added before it.
    nonisolated public func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
      let all = operations
      let operation = MainActor.assumeIsolated {
        let operation = BlockOperation(block: barrier)
        for other in all { operation.addDependency(other) }
        return operation
      }
      addOperation(operation)
    }

    /// Cancels all operations. Those that have not begun end without their work.
    nonisolated public func cancelAllOperations() {
      let all = operations
      MainActor.assumeIsolated { for operation in all { operation.cancel() } }
    }

    /// Runs all operations that can run now. Traps if one of them goes on after that, because nothing can wait.
    nonisolated public func waitUntilAllOperationsAreFinished() {
      MainActor.assumeIsolated {
        while runFirst() {}
        precondition(operationCount == 0, "OperationQueue: nothing can wait for work of later turns.")
      }
    }

    nonisolated private func schedule() {
      guard !isScheduled, !isSuspended, !waiting.isEmpty else { return }
      isScheduled = true
      MainActor.assumeIsolated {
        _ = ScheduledWork.add(after: 0) {
          self.isScheduled = false
          if self.runFirst() { self.schedule() }
        }
      }
    }

    /// Removes the operations that have ended, and goes on.
    func check() {
      running.removeAll { $0.isFinished }
      schedule()
    }

    /// Begins the first operation that is ready, and returns whether there was one.
    private func runFirst() -> Bool {
      running.removeAll { $0.isFinished }
      guard !isSuspended, maxConcurrentOperationCount < 0 || running.count < maxConcurrentOperationCount else {
        return false
      }
      var best: Int?
      for (index, operation) in waiting.enumerated() where operation.isReady {
        if let found = best, waiting[found].queuePriority.rawValue >= operation.queuePriority.rawValue { continue }
        best = index
      }
      guard let best else { return false }
      let operation = waiting.remove(at: best)
      running.append(operation)
      operation.start()
      running.removeAll { $0.isFinished }
      return true
    }
  }

#endif
