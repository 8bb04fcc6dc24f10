// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Natively these declarations throw errors of any type; here the type is `UniversalError`.

  /// Waits until the continuation is resumed with a value or an error. It must be resumed exactly once.
  nonisolated(nonsending) public func withCheckedThrowingContinuation<T>(
    function: String = #function, _ body: (CheckedContinuation<T, UniversalError>) -> Void
  ) async throws(UniversalError) -> sending T {
    try await _withPause { body(CheckedContinuation(continuation: $0, function: function)) }
  }

  /// Waits until the continuation is resumed with a value or an error. It must be resumed exactly once.
  nonisolated(nonsending) public func withUnsafeThrowingContinuation<T>(
    _ fn: (UnsafeContinuation<T, UniversalError>) -> Void
  ) async throws(UniversalError) -> sending T {
    try await _withPause(fn)
  }

  extension CheckedContinuation where E == UniversalError {
    /// Resumes the task with an error.
    public func resume<Other: Error>(throwing error: Other) {
      _end(.failure(UniversalError(error)))
    }

    /// Resumes the task with a value or an error.
    public func resume<Other: Error>(with result: sending Result<T, Other>) {
      _end(result.mapError { UniversalError($0) })
    }
  }

  extension UnsafeContinuation where E == UniversalError {
    /// Resumes the task with an error.
    public func resume<Other: Error>(throwing error: Other) {
      _end(.failure(UniversalError(error)))
    }

    /// Resumes the task with a value or an error.
    public func resume<Other: Error>(with result: sending Result<T, Other>) {
      _end(result.mapError { UniversalError($0) })
    }
  }

  /// Runs a closure that adds tasks to a group and receives their results. When the closure returns, the function waits
  /// for the remaining tasks; when the closure throws, it cancels them first.
  nonisolated(nonsending) public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
    returning returnType: GroupResult.Type = GroupResult.self,
    body:
      nonisolated(nonsending) (inout ThrowingTaskGroup<ChildTaskResult, UniversalError>) async throws(UniversalError)
      -> GroupResult
  ) async throws(UniversalError) -> GroupResult {
    try await _withThrowingTaskGroup(body: body)
  }

  /// Runs a closure that adds tasks without results to a group, and waits for them. The first error of a task cancels the
  /// others, and is thrown at the end.
  nonisolated(nonsending) public func withThrowingDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self,
    body:
      nonisolated(nonsending) (inout ThrowingDiscardingTaskGroup<UniversalError>) async throws(UniversalError)
      -> GroupResult
  ) async throws(UniversalError) -> GroupResult {
    try await _withThrowingDiscardingTaskGroup(body: body)
  }

  extension AsyncThrowingStream where Failure == UniversalError {
    /// Creates a stream whose elements come from a continuation, which is passed to the closure immediately.
    public init(
      _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
      _ build: (Continuation) -> Void
    ) {
      let (stream, continuation) = Self.makeStream(throwing: UniversalError.self, bufferingPolicy: limit)
      self = stream
      build(continuation)
    }
  }

  extension AsyncThrowingStream.Continuation where Failure == UniversalError {
    /// Ends the stream with an error.
    public func finish<Other: Error>(throwing error: Other) {
      _finish(UniversalError(error))
    }
  }

#endif
