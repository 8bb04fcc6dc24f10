// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A queue of blocks, for builds without Dispatch. There is one thread, so the blocks of each queue run in turns of the
  /// app, in order.
  public final class DispatchQueue: Sendable {
    /// The queue of the app's thread; its work runs in turns of its own, in order.
    public static let main = DispatchQueue(label: "com.apple.main-thread")
    private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

    /// For the developer.
    public let label: String

    /// A queue of its own. Its blocks run one after another, whatever the attributes say.
    public init(
      label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
      autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
      self.label = label
    }

    /// The queue for work that the user does not wait for. Here it is a queue of the one thread: divide long work into
    /// parts.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

    /// What a queue may do beside others; nothing here.
    public struct Attributes: OptionSet, Sendable {
      /// Dispatch's bits.
      public let rawValue: UInt64

      /// Attributes from their bits.
      public init(rawValue: UInt64) {
        self.rawValue = rawValue
      }

      /// Blocks may run at the same time; here they don't.
      public static let concurrent = Attributes(rawValue: 2)
      /// The queue begins when it is activated; here it begins at once.
      public static let initiallyInactive = Attributes(rawValue: 4)
    }

    /// When memory is released; at once here.
    public enum AutoreleaseFrequency: Sendable {
      /// As the target has it, after each block, or never.
      case inherit, workItem, never
    }

    /// Runs a block after the present turn, and after the blocks that were added before.
    public func async(execute work: @escaping @MainActor () -> Void) {
      add(after: 0, work)
    }

    /// Runs a block after the present turn, and after the blocks that were added before; a group waits for it.
    public func async(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @MainActor () -> Void
    ) {
      group?.enter()
      add(after: 0) {
        work()
        group?.leave()
      }
    }

    /// Runs an item after the present turn, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) {
      add(after: 0) { workItem.perform() }
    }

    /// Runs an item after the present turn, unless it is cancelled before; a group waits for it.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
      async(group: group) { workItem.perform() }
    }

    /// Runs a block when the time has come, as soon as possible if it has passed.
    public func asyncAfter(
      deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @MainActor () -> Void
    ) {
      MainActor.assumeIsolated { _ = Waiting.add(after: deadline.delay, work) }
    }

    /// Runs an item when the time has come, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      asyncAfter(deadline: deadline) { execute.perform() }
    }

    /// Runs a block at once, before those that wait: there is one thread.
    public func sync<Result>(execute work: () -> Result) -> Result {
      work()
    }

    /// Runs a block for each number below a limit, at once.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
      for iteration in 0..<max(iterations, 0) { work(iteration) }
    }

    private func add(after delay: Double, _ work: @escaping @MainActor () -> Void) {
      MainActor.assumeIsolated { _ = Waiting.add(after: delay, work) }
    }
  }

  /// A block that can be cancelled until it runs, for builds without Dispatch.
  public final class DispatchWorkItem: @unchecked Sendable {
    // There is one thread.
    private let block: () -> Void
    private var observers: [() -> Void] = []
    /// Whether `cancel` was called.
    public private(set) var isCancelled = false

    /// An item for `asyncAfter(deadline:execute:)`; it may run more than once.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
      self.block = block
    }

    /// Runs the block at once, unless it was cancelled.
    public func perform() {
      guard !isCancelled else { return }
      block()
      for observer in observers { observer() }
      observers = []
    }

    /// Keeps the block from running; one that is running goes on.
    public func cancel() {
      isCancelled = true
    }

    /// Runs a block on a queue after the item has run.
    public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
      observers.append { queue.async(execute: execute) }
    }
  }

  /// What an item asks of its queue; nothing here.
  public struct DispatchWorkItemFlags: OptionSet, Sendable {
    /// Dispatch's bits.
    public let rawValue: UInt

    /// Flags from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// After all blocks before it, and before those behind it, as here always.
    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  }

  /// How urgent work is; here it all runs on the app's thread.
  public struct DispatchQoS: Hashable, Sendable {
    /// How urgent work is.
    public enum QoSClass: Sendable {
      /// From the least urgent to the most.
      case background, utility, `default`, userInitiated, userInteractive, unspecified
    }

    /// How urgent it is.
    public let qosClass: QoSClass
    /// The user does not know of it.
    public static let background = DispatchQoS(qosClass: .background)
    /// The user may watch it.
    public static let utility = DispatchQoS(qosClass: .utility)
    /// The usual one.
    public static let `default` = DispatchQoS(qosClass: .default)
    /// The user waits for it.
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    /// The user does it.
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    /// As the queue has it.
    public static let unspecified = DispatchQoS(qosClass: .unspecified)
  }

  /// Several pieces of work to wait for, for builds without Dispatch.
  public final class DispatchGroup: @unchecked Sendable {
    // There is one thread.
    private var count = 0
    private var observers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    /// A group without work.
    public init() {}

    /// Adds a piece of work.
    public func enter() {
      count += 1
    }

    /// Ends a piece of work. Traps if there is none.
    public func leave() {
      precondition(count > 0, "DispatchGroup.leave() was called more often than enter().")
      count -= 1
      if count == 0 { finish() }
    }

    /// Runs a block on a queue as soon as all work has ended.
    public func notify(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
      execute work: @escaping @MainActor () -> Void
    ) {
      observers.append((queue, work))
      if count == 0 { finish() }
    }

    private func finish() {
      let all = observers
      observers = []
      for observer in all { observer.queue.async(execute: observer.work) }
    }

    /// Not here: a page has one thread, and nothing else runs while it waits.
    @available(*, unavailable, message: "a page has one thread, which can't wait; use notify(queue:execute:)")
    public func wait() {}
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
