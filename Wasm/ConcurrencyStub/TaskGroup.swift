// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The tasks of a group, and the results that have not been consumed.
final class _GroupState<Child, Failure: Error> {
  /// The running tasks, the latest first.
  private var running: _GroupMember?
  private var results: [Result<Child, Failure>] = []
  /// The index of the first remaining result.
  private var first = 0
  private var waiting: _TaskHandle?
  private(set) var isCancelled = false
  /// Whether results are discarded, as in a discarding group.
  var discards = false
  private(set) var firstFailure: Failure?

  init() {}

  var isEmpty: Bool { running == nil && first == results.count }

  func add(_ operation: __owned @escaping @isolated(any) () async throws(Failure) -> Child) {
    let operation = _plain(operation)
    let member = _GroupMember(before: running)
    running = member
    let task = _start(1) { [self] in
      do throws(Failure) {
        finish(member, .success(try await operation()))
      } catch {
        finish(member, .failure(error))
      }
    }
    member.task = task
    if isCancelled { _cancel(task) }
  }

  private func finish(_ member: _GroupMember, _ result: Result<Child, Failure>) {
    if running === member { running = member.next }
    member.leave()
    if discards {
      if case .failure(let error) = result, firstFailure == nil {
        firstFailure = error
        cancelAll()
      }
      guard running == nil else { return }
    } else {
      results.append(result)
    }
    if let task = waiting {
      waiting = nil
      _wake(task)
    }
  }

  func cancelAll() {
    isCancelled = true
    var member = running
    while let present = member {
      if let task = present.task { _cancel(task) }
      member = present.next
    }
  }

  /// Returns the next result when it is available, or `nil` when no tasks are left.
  nonisolated(nonsending) func next() async -> Result<Child, Failure>? {
    if first == results.count, running != nil {
      waiting = _currentTask()
      await _wait()
    } else {
      await _hop()
    }
    guard first < results.count else { return nil }
    let result = results[first]
    first += 1
    if first == results.count {
      results.removeAll(keepingCapacity: true)
      first = 0
    }
    return result
  }

  /// Waits until no tasks are left, and returns the first error.
  nonisolated(nonsending) func drain() async -> Failure? {
    var failure: Failure?
    while let result = await next() {
      if case .failure(let error) = result, failure == nil { failure = error }
    }
    return failure
  }

  /// Runs the body of a group. All its tasks have ended when it returns.
  nonisolated(nonsending) func run<Result, Thrown: Error>(
    _ body: nonisolated(nonsending) () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    let state = _Unchecked(self)
    let handler = _addHandler { state.value.cancelAll() }
    if Task.isCancelled { cancelAll() }
    defer { _removeHandler(handler) }
    do throws(Thrown) {
      let result = try await body()
      _ = await drain()
      return result
    } catch {
      cancelAll()
      _ = await drain()
      throw error
    }
  }
}

/// A task in the list of its group.
final class _GroupMember {
  var task: _TaskHandle?
  private(set) var next: _GroupMember?
  private unowned(unsafe) var previous: _GroupMember?

  init(before next: _GroupMember?) {
    self.next = next
    next?.previous = self
  }

  func leave() {
    task = nil
    previous?.next = next
    next?.previous = previous
    previous = nil
    next = nil
  }
}

/// A group of tasks that run at the same time and end before the group does.
public struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
  public typealias Element = ChildTaskResult
  public typealias Failure = Never

  let state: _GroupState<ChildTaskResult, Never>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) {
    state.add(operation)
  }

  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) -> Bool {
    guard !state.isCancelled else { return false }
    state.add(operation)
    return true
  }

  nonisolated(nonsending) public mutating func next() async -> ChildTaskResult? {
    switch await state.next() {
    case .success(let value): value
    case nil: nil
    }
  }

  nonisolated(nonsending) public mutating func waitForAll() async { _ = await state.drain() }

  public func cancelAll() { state.cancelAll() }

  public var isEmpty: Bool { state.isEmpty }

  public var isCancelled: Bool { state.isCancelled }

  public struct Iterator: AsyncIteratorProtocol {
    let state: _GroupState<ChildTaskResult, Never>

    public mutating func next() async -> ChildTaskResult? {
      switch await state.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(state: state) }
}

/// A group of tasks that may throw, run at the same time and end before the group does.
public struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
  public typealias Element = ChildTaskResult

  let state: _GroupState<ChildTaskResult, Failure>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws(Failure) -> ChildTaskResult
  ) {
    state.add(operation)
  }

  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws(Failure) -> ChildTaskResult
  ) -> Bool {
    guard !state.isCancelled else { return false }
    state.add(operation)
    return true
  }

  nonisolated(nonsending) public mutating func next() async throws(Failure) -> ChildTaskResult? {
    try await state.next()?.get()
  }

  nonisolated(nonsending) public mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
    await state.next()
  }

  nonisolated(nonsending) public mutating func waitForAll() async throws(Failure) {
    if let error = await state.drain() { throw error }
  }

  public func cancelAll() { state.cancelAll() }

  public var isEmpty: Bool { state.isEmpty }

  public var isCancelled: Bool { state.isCancelled }

  public struct Iterator: AsyncIteratorProtocol {
    let state: _GroupState<ChildTaskResult, Failure>

    public mutating func next() async throws(Failure) -> ChildTaskResult? { try await state.next()?.get() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(state: state) }
}

/// A group of tasks without results.
public struct DiscardingTaskGroup {
  let state: _GroupState<Void, Never>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void
  ) {
    state.add(operation)
  }

  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void
  ) -> Bool {
    guard !state.isCancelled else { return false }
    state.add(operation)
    return true
  }

  public func cancelAll() { state.cancelAll() }

  public var isEmpty: Bool { state.isEmpty }

  public var isCancelled: Bool { state.isCancelled }
}

/// A group of tasks without results that may throw. The first error cancels the others.
public struct ThrowingDiscardingTaskGroup<Failure: Error> {
  let state: _GroupState<Void, Failure>

  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws(Failure) -> Void
  ) {
    state.add(operation)
  }

  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws(Failure) -> Void
  ) -> Bool {
    guard !state.isCancelled else { return false }
    state.add(operation)
    return true
  }

  public func cancelAll() { state.cancelAll() }

  public var isEmpty: Bool { state.isEmpty }

  public var isCancelled: Bool { state.isCancelled }
}

nonisolated(nonsending) public func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: nonisolated(nonsending) (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  let state = _GroupState<ChildTaskResult, Never>()
  return await state.run {
    var group = TaskGroup<ChildTaskResult>(state: state)
    return await body(&group)
  }
}

/// Runs the group of `withThrowingTaskGroup`, which Quire declares with its `UniversalError`.
nonisolated(nonsending) public func _withThrowingTaskGroup<ChildTaskResult, GroupResult, Failure: Error>(
  body: nonisolated(nonsending) (inout ThrowingTaskGroup<ChildTaskResult, Failure>) async throws(Failure) -> GroupResult
) async throws(Failure) -> GroupResult {
  let state = _GroupState<ChildTaskResult, Failure>()
  return try await state.run { () async throws(Failure) -> GroupResult in
    var group = ThrowingTaskGroup<ChildTaskResult, Failure>(state: state)
    return try await body(&group)
  }
}

nonisolated(nonsending) public func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: nonisolated(nonsending) (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
  let state = _GroupState<Void, Never>()
  state.discards = true
  return await state.run {
    var group = DiscardingTaskGroup(state: state)
    return await body(&group)
  }
}

/// Runs the group of `withThrowingDiscardingTaskGroup`, which Quire declares with its `UniversalError`. Throws the
/// first error of a task, after all tasks have ended.
nonisolated(nonsending) public func _withThrowingDiscardingTaskGroup<GroupResult, Failure: Error>(
  body: nonisolated(nonsending) (inout ThrowingDiscardingTaskGroup<Failure>) async throws(Failure) -> GroupResult
) async throws(Failure) -> GroupResult {
  let state = _GroupState<Void, Failure>()
  state.discards = true
  return try await state.run { () async throws(Failure) -> GroupResult in
    var group = ThrowingDiscardingTaskGroup<Failure>(state: state)
    let result = try await body(&group)
    _ = await state.drain()
    if let failure = state.firstFailure { throw failure }
    return result
  }
}
