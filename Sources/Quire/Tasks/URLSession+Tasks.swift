// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension URLSession {
    /// Loads a URL. Throws a `URLError`, whose code is `cancelled` if the task is canceled.
    public func data(from url: URL) async throws(UniversalError) -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest))
    }

    /// Loads a request. Throws a `URLError`, whose code is `cancelled` if the task is canceled.
    public func data(for request: URLRequest) async throws(UniversalError) -> (Data, URLResponse) {
      let answer = Answer()
      let load = dataTask(with: request) { (data: Data?, response: URLResponse?, error: URLError?) in
        answer.end(data, response, error)
      }
      let result = await withTaskCancellationHandler {
        await withUnsafeContinuation { continuation in
          answer.continuation = continuation
          load.resume()
          if Task.isCancelled { load.cancel() }
        }
      } onCancel: {
        MainActor.assumeIsolated { load.cancel() }
      }
      return try result.get()
    }

    /// A wait for the response of a data task.
    @MainActor private final class Answer {
      var continuation: UnsafeContinuation<Result<(Data, URLResponse), UniversalError>, Never>?

      func end(_ data: Data?, _ response: URLResponse?, _ error: URLError?) {
        if let data, let response {
          continuation?.resume(returning: .success((data, response)))
        } else {
          continuation?.resume(returning: .failure(UniversalError(error ?? URLError(.badServerResponse))))
        }
        continuation = nil
      }
    }
  }

#else

  /// While an app runs, its requests go to the host. In files that do not import Foundation's networking themselves,
  /// these declarations hide Foundation's.
  extension URLSession {
    /// Loads a URL. Throws a `URLError`, whose code is `cancelled` if the task is canceled.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest))
    }

    /// Loads a request. Throws a `URLError`, whose code is `cancelled` if the task is canceled.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      let answer = Answer()
      let load = dataTask(with: request) { (data: Data?, response: URLResponse?, error: URLError?) in
        answer.end(data, response, error)
      }
      return try await withTaskCancellationHandler {
        try await answer.wait(for: load)
      } onCancel: {
        load.cancel()
      }
    }

    /// A wait for the response of a data task.
    @MainActor private final class Answer {
      private var continuation: CheckedContinuation<(Data, URLResponse), any Error>?

      nonisolated init() {}

      func wait(for load: URLSessionDataTask) async throws -> (Data, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
          self.continuation = continuation
          load.resume()
          if Task.isCancelled { load.cancel() }
        }
      }

      func end(_ data: Data?, _ response: URLResponse?, _ error: URLError?) {
        if let data, let response {
          continuation?.resume(returning: (data, response))
        } else {
          continuation?.resume(throwing: error ?? URLError(.badServerResponse))
        }
        continuation = nil
      }
    }
  }

#endif
