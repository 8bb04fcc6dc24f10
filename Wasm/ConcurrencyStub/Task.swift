// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A unit of asynchronous work. It runs whether or not its handle is kept.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  nonisolated(unsafe) let state: _TaskState<Success, Failure>

  /// Creates and starts a task. Used by the initializers below and by Quire's, whose operations throw its
  /// `UniversalError`.
  public init(_inherits: Bool, _ operation: __owned @escaping @isolated(any) () async throws(Failure) -> Success) {
    let operation = _plain(operation)
    let state = _TaskState<Success, Failure>()
    self.state = state
    state.running = _start(_inherits ? 1 : 0) {
      do throws(Failure) {
        state.finish(.success(try await operation()))
      } catch {
        state.finish(.failure(error))
      }
    }
  }

  /// Requests the end of the task. Its operation sees `Task.isCancelled`, and operations that it waits for may end
  /// early.
  public func cancel() {
    state.isCancelled = true
    if let task = state.running { _cancel(task) }
  }

  public var isCancelled: Bool { state.isCancelled }

  /// The result, when it is available. A task that can't throw uses the declaration below, because the compiler crashes
  /// on an asynchronous getter that throws a generic error type that is `Never`.
  @_disfavoredOverload
  public var value: Success {
    get async throws(Failure) { try await result.get() }
  }

  /// The result or the error, when it is available.
  public var result: Result<Success, Failure> {
    get async {
      if state.result == nil, let current = _currentTask() {
        state.waiting.append(current)
        await _wait()
      } else {
        await _hop()
      }
      return state.result!
    }
  }
}

/// Hides the actor of an operation, which a call would read for a hop. The operation itself begins with a hop.
func _plain<Success, Failure: Error>(
  _ operation: __owned @escaping @isolated(any) () async throws(Failure) -> Success
) -> () async throws(Failure) -> Success {
  unsafeBitCast(operation, to: (() async throws(Failure) -> Success).self)
}

/// The state and the result of a task's operation, shared by the task's handles.
final class _TaskState<Success, Failure: Error> {
  /// The running task, or `nil` when the operation has ended.
  var running: _TaskHandle?
  var result: Result<Success, Failure>?
  var isCancelled = false
  var waiting: [_TaskHandle] = []

  init() {}

  func finish(_ result: Result<Success, Failure>) {
    self.result = result
    running = nil
    for task in waiting { _wake(task) }
    waiting = []
  }
}

extension Task where Failure == Never {
  /// The result, when it is available.
  public var value: Success {
    get async {
      switch await result {
      case .success(let value): value
      }
    }
  }

  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    self.init(_inherits: true, operation)
  }

  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> {
    Task(_inherits: false, operation)
  }
}

extension Task {
  /// Creates a task whose operation throws errors of one type, which a closure must name.
  @_disfavoredOverload @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws(Failure) -> Success
  ) {
    self.init(_inherits: true, operation)
  }

  @_disfavoredOverload @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws(Failure) -> Success
  ) -> Task<Success, Failure> {
    Task(_inherits: false, operation)
  }
}

extension Task: Hashable {
  public static func == (left: Task, right: Task) -> Bool { left.state === right.state }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the running task was canceled.
  public static var isCancelled: Bool { _isCurrentCanceled() != 0 }

  public static var currentPriority: TaskPriority { .medium }

  public static var basePriority: TaskPriority? { .medium }
}

/// The priority of a task. Accepted, but without effect: a page has one thread, and jobs run in order.
@frozen public struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let high = TaskPriority(rawValue: 25)
  public static let userInitiated = high
  public static let medium = TaskPriority(rawValue: 21)
  public static let low = TaskPriority(rawValue: 17)
  public static let utility = low
  public static let background = TaskPriority(rawValue: 9)

  public static func < (left: TaskPriority, right: TaskPriority) -> Bool { left.rawValue < right.rawValue }
}
