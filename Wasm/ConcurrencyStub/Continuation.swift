// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A suspended wait, and the result that ends it.
final class _Pause<T, E: Error> {
  /// The waiting task, or `nil` after a result was delivered.
  var task: _TaskHandle?
  var result: Result<T, E>?

  init() { task = _currentTask() }

  /// Delivers a result. Returns whether it is the first one.
  func resume(_ result: Result<T, E>) -> Bool {
    guard let task else { return false }
    self.task = nil
    self.result = result
    _wake(task)
    return true
  }
}

/// Resumes a waiting task, exactly once.
public struct UnsafeContinuation<T, E: Error>: @unchecked Sendable {
  let pause: _Pause<T, E>

  public func resume(returning value: sending T) { _end(.success(value)) }

  public func resume(throwing error: E) { _end(.failure(error)) }

  public func resume(with result: sending Result<T, E>) { _end(result) }

  public func resume() where T == Void { resume(returning: ()) }

  /// Resumes the task with a result. Traps if it was resumed before. Used by Quire's overloads.
  public func _end(_ result: Result<T, E>) {
    if !pause.resume(result) { fatalError("A continuation was resumed a second time.") }
  }
}

/// Resumes a waiting task, exactly once. A continuation that is never resumed logs a message with the function that
/// made it.
public struct CheckedContinuation<T, E: Error>: Sendable {
  nonisolated(unsafe) let check: _ContinuationCheck<T, E>

  public init(continuation: UnsafeContinuation<T, E>, function: String = #function) {
    check = _ContinuationCheck(continuation.pause, function)
  }

  public func resume(returning value: sending T) { _end(.success(value)) }

  public func resume(throwing error: E) { _end(.failure(error)) }

  public func resume(with result: sending Result<T, E>) { _end(result) }

  public func resume() where T == Void { resume(returning: ()) }

  /// Resumes the task with a result. Used by Quire's overloads.
  public func _end(_ result: Result<T, E>) { check.resume(result) }
}

final class _ContinuationCheck<T, E: Error> {
  let pause: _Pause<T, E>
  let function: String

  init(_ pause: _Pause<T, E>, _ function: String) {
    self.pause = pause
    self.function = function
  }

  func resume(_ result: Result<T, E>) {
    if !pause.resume(result) { fatalError("The continuation of \(function) was resumed a second time.") }
  }

  deinit {
    if pause.task != nil { print("The continuation of \(function) was never resumed: its task waits forever.") }
  }
}

/// Suspends the task until the continuation is resumed.
nonisolated(nonsending) public func _withPause<T, E: Error>(
  _ body: (UnsafeContinuation<T, E>) -> Void
) async throws(E) -> sending T {
  let pause = _Pause<T, E>()
  body(UnsafeContinuation(pause: pause))
  await _wait()
  return try pause.result!.get()
}

nonisolated(nonsending) public func withUnsafeContinuation<T>(
  _ fn: (UnsafeContinuation<T, Never>) -> Void
) async -> sending T {
  await _withPause(fn)
}

nonisolated(nonsending) public func withCheckedContinuation<T>(
  function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
) async -> sending T {
  await _withPause { body(CheckedContinuation(continuation: $0, function: function)) }
}
