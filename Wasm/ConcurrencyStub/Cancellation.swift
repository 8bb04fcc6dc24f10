// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The error of an operation that ends early because its task was canceled.
public struct CancellationError: Error {
  public init() {}
}

/// Runs an operation, and a handler if the task is canceled meanwhile. If it was canceled before, the handler runs
/// immediately.
nonisolated(nonsending) public func withTaskCancellationHandler<T, E: Error>(
  operation: nonisolated(nonsending) () async throws(E) -> T, onCancel handler: @escaping @Sendable () -> Void
) async throws(E) -> T {
  guard _currentTask() != nil else { return try await operation() }
  if Task.isCancelled { handler() }
  let entry = _addHandler(handler)
  defer { _removeHandler(entry) }
  let result = try await operation()
  await _hop()
  return result
}
