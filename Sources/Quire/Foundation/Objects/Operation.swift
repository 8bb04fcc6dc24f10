// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A piece of work for an `OperationQueue`, for builds without Foundation. There is only one thread, so `main` and
  /// `start` run on it, in turns of the app.
  ///
  /// A subclass whose work goes on after `start` overrides `isAsynchronous`, `isExecuting` and `isFinished`, and calls
  /// `didChangeValue(forKey:)` when they change.
  @preconcurrency @MainActor open class Operation: NSObject {
    /// The order of operations that are ready.
    public enum QueuePriority: Int, Sendable {
      /// After all others.
      case veryLow = -8
      /// After normal ones.
      case low = -4
      /// The order in which they were added.
      case normal = 0
      /// Before normal ones.
      case high = 4
      /// Before all others.
      case veryHigh = 8
    }

    /// The operations that must end before this one begins.
    public final private(set) var dependencies: [Operation] = []
    /// Called once in the turn in which the operation ends.
    public final var completionBlock: (@MainActor () -> Void)?
    /// The order among operations that are ready; `normal` by default.
    public final var queuePriority = QueuePriority.normal
    /// Stored but ignored: there is only one thread.
    public final var qualityOfService = QualityOfService.default
    /// A name for the developer's information.
    public final var name: String?
    /// The queue until the operation ends.
    final var queue: OperationQueue?
    private final var isCanceled = false
    private final var isRunning = false
    private final var hasRun = false
    private final var hasEnded = false

    /// Creates an operation.
    public override init() {
      super.init()
    }

    /// Whether the operation was canceled. The work must ask for it.
    open var isCancelled: Bool { isCanceled }
    /// Whether the operation has begun and not ended.
    open var isExecuting: Bool { isRunning }
    /// Whether the operation has ended.
    open var isFinished: Bool { hasRun }
    /// Whether the work goes on after `start`.
    open var isAsynchronous: Bool { false }
    /// Whether the work goes on after `start`.
    open var isConcurrent: Bool { isAsynchronous }
    /// Whether all operations have ended that must end before this one begins, or this one was canceled.
    open var isReady: Bool { isCanceled || dependencies.allSatisfy { $0.isFinished } }

    /// Does the work, unless the operation was canceled. A queue calls it.
    open func start() {
      guard !hasRun, !isRunning else { return }
      if !isCancelled {
        isRunning = true
        main()
        isRunning = false
      }
      hasRun = true
      didChangeValue(forKey: "isFinished")
    }

    /// The work; nothing by default.
    open func main() {}

    /// Marks the operation as canceled. One that has not begun ends without its work.
    open func cancel() {
      isCanceled = true
      queue?.check()
    }

    /// Makes the operation wait for the end of another one.
    public final func addDependency(_ op: Operation) {
      dependencies.append(op)
    }

    /// Removes the dependency on another operation.
    public final func removeDependency(_ op: Operation) {
      dependencies.removeAll { $0 === op }
    }

    /// Announces a change. It has no effect.
    public final func willChangeValue(forKey key: String) {}

    /// Tells the queue that the operation may have ended.
    public final func didChangeValue(forKey key: String) {
      if isFinished, !hasEnded {
        hasEnded = true
        let block = completionBlock
        completionBlock = nil
        block?()
      }
      let last = queue
      if isFinished { queue = nil }
      last?.check()
    }

    /// Unavailable: there is only one thread, which cannot wait.
    @available(*, unavailable, message: "set completionBlock, because nothing can wait for other work in the browser")
    public final func waitUntilFinished() {}
  }

  /// How urgent work is. It has no effect, because there is only one thread.
  public enum QualityOfService: Int, Sendable {
    /// Work for what the user does now.
    case userInteractive = 0x21
    /// Work for which the user waits.
    case userInitiated = 0x19
    /// Work whose progress the user sees.
    case utility = 0x11
    /// Work that the user does not see.
    case background = 0x09
    /// Work without a statement.
    case `default` = -1
  }

  /// An operation that calls blocks, for builds without Foundation.
  @preconcurrency @MainActor public final class BlockOperation: Operation {
    /// The blocks, in the order in which they are called.
    public private(set) var executionBlocks: [@MainActor () -> Void] = []

    /// Creates an operation without a block.
    public override init() {
      super.init()
    }

    /// Creates an operation with a block.
    public convenience init(block: @escaping @MainActor () -> Void) {
      self.init()
      executionBlocks = [block]
    }

    /// Adds a block.
    public func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
      executionBlocks.append(block)
    }

    /// Calls the blocks, one after another.
    public override func main() {
      for block in executionBlocks where !isCancelled { block() }
    }
  }

#endif
