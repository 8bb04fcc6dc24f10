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

    /// Loads a URL into a file in memory, whose content `Data(contentsOf:)` returns. The file exists as long as a copy of
    /// the returned URL does. Throws a `URLError`, whose code is `cancelled` if the task is canceled.
    public func download(from url: URL) async throws(UniversalError) -> (URL, URLResponse) {
      try await download(for: URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest))
    }

    /// Loads a request into a file in memory, whose content `Data(contentsOf:)` returns. The file exists as long as a
    /// copy of the returned URL does. Throws a `URLError`, whose code is `cancelled` if the task is canceled.
    public func download(for request: URLRequest) async throws(UniversalError) -> (URL, URLResponse) {
      let (data, response) = try await data(for: request)
      return (URL(TemporaryFile(data.bytes)), response)
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

    /// Loads a URL into a temporary file, which the app removes. Throws a `URLError`, whose code is `cancelled` if the
    /// task is canceled.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(for: URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest))
    }

    /// Loads a request into a temporary file, which the app removes. Throws a `URLError`, whose code is `cancelled` if
    /// the task is canceled.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      let (data, response) = try await data(for: request)
      let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString).tmp")
      try data.write(to: file)
      return (file, response)
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
