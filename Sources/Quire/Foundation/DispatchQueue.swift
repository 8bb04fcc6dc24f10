// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A queue of blocks, for builds without Dispatch. There is only one thread, so the blocks of every queue run in
  /// turns of the app, in order.
  public final class DispatchQueue: Sendable {
    /// The queue of the app's thread. Its blocks run in later turns of the app, in order.
    public static let main = DispatchQueue(label: "com.apple.main-thread")
    private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

    /// A name for the developer's information.
    public let label: String

    /// Creates a queue. Its blocks run one after another, regardless of the attributes.
    public init(
      label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
      autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
      self.label = label
    }

    /// Returns the queue for work that the user does not wait for. Here its blocks run on the only thread, so divide
    /// long work into parts.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

    /// The attributes of a queue; they have no effect here.
    public struct Attributes: OptionSet, Sendable {
      /// The raw bits, with Dispatch's values.
      public let rawValue: UInt64

      /// Creates attributes from raw bits.
      public init(rawValue: UInt64) {
        self.rawValue = rawValue
      }

      /// Blocks may run concurrently; here they never do.
      public static let concurrent = Attributes(rawValue: 2)
      /// The queue starts when it is activated; here it starts immediately.
      public static let initiallyInactive = Attributes(rawValue: 4)
    }

    /// The time at which memory is released; here always immediately.
    public enum AutoreleaseFrequency: Sendable {
      /// The target's setting, after each block, or never.
      case inherit, workItem, never
    }

    /// Runs a block after the current turn, and after the blocks that were added before it.
    public func async(execute work: @escaping @MainActor () -> Void) {
      add(after: 0, work)
    }

    /// Runs a block after the current turn, and after the blocks that were added before it. The group, if any, waits
    /// for it.
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

    /// Runs an item after the current turn, unless it is canceled first.
    public func async(execute workItem: DispatchWorkItem) {
      add(after: 0) { workItem.perform() }
    }

    /// Runs an item after the current turn, unless it is canceled first. The group waits for it.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
      async(group: group) { workItem.perform() }
    }

    /// Runs a block at a time, or as soon as possible if the time has passed.
    public func asyncAfter(
      deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @MainActor () -> Void
    ) {
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: deadline.delay, work) }
    }

    /// Runs an item at a time, unless it is canceled first.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      asyncAfter(deadline: deadline) { execute.perform() }
    }

    /// Runs a block immediately, before blocks that are waiting, because there is only one thread.
    public func sync<Result>(execute work: () -> Result) -> Result {
      work()
    }

    /// Runs a block immediately for each number from 0 up to, but not including, `iterations`.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
      for iteration in 0..<max(iterations, 0) { work(iteration) }
    }

    private func add(after delay: Double, _ work: @escaping @MainActor () -> Void) {
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: delay, work) }
    }
  }

  /// A block that can be canceled before it runs, for builds without Dispatch.
  public final class DispatchWorkItem: @unchecked Sendable {
    // Sendable because there is only one thread.
    private let block: () -> Void
    private var observers: [() -> Void] = []
    /// Whether `cancel` was called.
    public private(set) var isCancelled = false

    /// Creates an item for `asyncAfter(deadline:execute:)`. It may run more than once.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
      self.block = block
    }

    /// Runs the block immediately, unless it was canceled.
    public func perform() {
      guard !isCancelled else { return }
      block()
      for observer in observers { observer() }
      observers = []
    }

    /// Prevents the block from running. A block that is already running continues.
    public func cancel() {
      isCancelled = true
    }

    /// Runs a block on a queue after the item has run.
    public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
      observers.append { queue.async(execute: execute) }
    }
  }

  /// Options for an item's execution; they have no effect here.
  public struct DispatchWorkItemFlags: OptionSet, Sendable {
    /// The raw bits, with Dispatch's values.
    public let rawValue: UInt

    /// Creates flags from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Runs the item after all blocks added before it and before those added after it. Here this is always the case.
    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  }

  /// The urgency of work. Here all work runs on the app's thread.
  public struct DispatchQoS: Hashable, Sendable {
    /// The urgency of work.
    public enum QoSClass: Sendable {
      /// The classes, from the least urgent to the most.
      case background, utility, `default`, userInitiated, userInteractive, unspecified
    }

    /// The class of urgency.
    public let qosClass: QoSClass
    /// Work that the user does not notice.
    public static let background = DispatchQoS(qosClass: .background)
    /// Work whose progress the user may watch.
    public static let utility = DispatchQoS(qosClass: .utility)
    /// The default class.
    public static let `default` = DispatchQoS(qosClass: .default)
    /// Work that the user waits for.
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    /// Work that the user interacts with.
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    /// The queue's own class.
    public static let unspecified = DispatchQoS(qosClass: .unspecified)
  }

  /// A group of tasks that can be waited for, for builds without Dispatch.
  public final class DispatchGroup: @unchecked Sendable {
    // Sendable because there is only one thread.
    private var count = 0
    private var observers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    /// Creates an empty group.
    public init() {}

    /// Adds a task to the group.
    public func enter() {
      count += 1
    }

    /// Ends a task of the group. Traps if there is none.
    public func leave() {
      precondition(count > 0, "DispatchGroup.leave() was called more often than enter().")
      count -= 1
      if count == 0 { finish() }
    }

    /// Runs a block on a queue as soon as all tasks have ended.
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

    /// Waits until all tasks have ended. Not available: a page has only one thread, and no task could run during the
    /// wait.
    @available(*, unavailable, message: "a page has one thread, which can't wait; use notify(queue:execute:)")
    public func wait() {}
  }

#else

  /// While an app runs, blocks that are added to the main queue run in turns of the app, on its clock. Other queues do
  /// not change.
  extension DispatchQueue {
    /// Runs a block after the current turn, and after the blocks that were added before it.
    public func async(execute work: @escaping @Sendable () -> Void) {
      guard MainThread.isServed(by: self), ScheduledWork.isPossible else { return async(group: nil, execute: work) }
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: 0, work) }
    }

    /// Runs an item after the current turn, unless it is canceled first.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
      guard MainThread.isServed(by: self), ScheduledWork.isPossible else {
        let item = MainThread.Object(workItem)
        return async(group: nil) { Self.run(item.value) }
      }
      let item = MainThread.Object(workItem)
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: 0) { Self.run(item.value) } }
    }

    /// Runs a block at a time, or as soon as possible if the time has passed.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
      guard MainThread.isServed(by: self), ScheduledWork.isPossible else {
        return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
      }
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: deadline.delay, work) }
    }

    /// Runs an item at a time, unless it is canceled first.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      let item = MainThread.Object(execute)
      guard MainThread.isServed(by: self), ScheduledWork.isPossible else {
        return asyncAfter(deadline: deadline, qos: .unspecified) { Self.run(item.value) }
      }
      MainActor.assumeIsolated { _ = ScheduledWork.add(after: deadline.delay) { Self.run(item.value) } }
    }

    private static func run(_ item: DispatchWorkItem) {
      if !item.isCancelled { item.perform() }
    }
  }

#endif
