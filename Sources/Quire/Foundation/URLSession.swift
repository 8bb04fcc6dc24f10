// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The configuration of a session, for builds without Foundation.
  @preconcurrency @MainActor public final class URLSessionConfiguration: NSObject {
    /// The number of seconds without a response after which a request fails, unless the request has its own limit; 60
    /// by default.
    @safe nonisolated(unsafe) public var timeoutIntervalForRequest: TimeInterval = 60

    /// A default configuration.
    nonisolated public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// A configuration that stores nothing in Foundation. Here it equals the default configuration: the browser alone
    /// decides what it stores.
    nonisolated public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    nonisolated private override init() {
      super.init(anywhere: ())
    }
  }

  /// An object that loads data from servers, for builds without Foundation. The browser's rules apply: a server of
  /// another origin and the page's policy must permit the request.
  @preconcurrency @MainActor public final class URLSession: NSObject {
    /// The shared session, with the default configuration.
    nonisolated public static let shared = URLSession(configuration: .default)
    /// The session's configuration.
    nonisolated public let configuration: URLSessionConfiguration

    /// Creates a session with a configuration.
    nonisolated public init(configuration: URLSessionConfiguration) {
      self.configuration = configuration
      super.init(anywhere: ())
    }

    /// Returns a task that gets the content of a URL. `resume()` starts it. The handler is called in a turn, either
    /// with data and response or with an error. A response with a status such as 404 is not an error.
    @_disfavoredOverload
    public func dataTask(
      with url: URL, completionHandler: @escaping @MainActor (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      dataTask(
        with: URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest), nil,
        completionHandler)
    }

    /// Returns a task for a request. `resume()` starts it. The handler is called in a turn, either with data and
    /// response or with an error. A response with a status such as 404 is not an error.
    @_disfavoredOverload
    public func dataTask(
      with request: URLRequest, completionHandler: @escaping @MainActor (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      dataTask(with: request, nil, completionHandler)
    }

    fileprivate func dataTask(
      with request: URLRequest, _ progress: (@MainActor (Int, Int) -> Void)?,
      _ handler: @escaping @MainActor (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      URLSessionDataTask(request, progress, handler)
    }
  }

  /// A task for a request, for builds without Foundation.
  @preconcurrency @MainActor open class URLSessionTask: NSObject {
    /// The state of a task.
    public enum State: Int, Sendable {
      /// The task is running.
      case running
      /// The task has not started.
      case suspended
      /// The task was canceled, and the handler has not been called yet.
      case canceling
      /// The task has ended.
      case completed
    }

    /// The request with which the task was created.
    public final let originalRequest: URLRequest?
    /// The response; `nil` until it is complete.
    public final private(set) var response: URLResponse?
    /// The reason why there is no response; `nil` if the task has not failed.
    public final private(set) var error: URLError?
    private final var load: DataLoad?

    init(
      _ request: URLRequest, _ progress: (@MainActor (Int, Int) -> Void)?,
      _ handler: @escaping @MainActor (Data?, URLResponse?, URLError?) -> Void
    ) {
      originalRequest = request
      super.init()
      let question = NetworkRequest(
        url: request.url?.absoluteString ?? "", method: request.httpMethod ?? "GET", fields: request.fields,
        body: request.httpBody?.bytes ?? [], timeout: request.timeoutInterval)
      load = DataLoad(question, progress: progress) { [me = Weak(self)] ending in
        switch ending {
        case .answer(let answer):
          let response = HTTPURLResponse(answer)
          me.wrappedValue?.response = response
          handler(Data(answer.body), response, nil)
        case .failure(let error):
          me.wrappedValue?.error = error
          handler(nil, nil, error)
        }
      }
    }

    /// Starts the task. Does nothing if the task was started or has ended.
    public final func resume() {
      load?.resume()
    }

    /// Cancels the task. The handler is called with `URLError.cancelled` in a later turn.
    public final func cancel() {
      load?.cancel()
    }

    /// The state of the task.
    public final var state: State {
      switch load?.state {
      case .suspended: .suspended
      case .running: .running
      default: response == nil && error == nil ? .canceling : .completed
      }
    }

    /// The number of bytes received.
    public final var countOfBytesReceived: Int64 { Int64(load?.received ?? 0) }
    /// The number of bytes that the server announced; -1 if it announced none.
    public final var countOfBytesExpectedToReceive: Int64 { Int64(load?.expected ?? -1) }
  }

  /// A task that returns the response's data in memory, for builds without Foundation.
  @preconcurrency @MainActor public final class URLSessionDataTask: URLSessionTask {}

#else

  /// While an app runs, its requests go to the host. In files that do not import Foundation's networking themselves,
  /// these declarations hide Foundation's, which have the same types.
  extension URLSession {
    /// Returns a task that gets the content of a URL. `resume()` starts it. The handler is called in a turn.
    @_disfavoredOverload
    public func dataTask(
      with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request(url), nil) { completionHandler($0, $1, $2) }
    }

    /// Returns a task for a request. `resume()` starts it. The handler is called in a turn.
    @_disfavoredOverload
    public func dataTask(
      with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request, nil) { completionHandler($0, $1, $2) }
    }

    /// Returns a task that gets the content of a URL. `resume()` starts it. As in the browser, the handler is called in
    /// a turn on the main actor, either with data and response or with an error of this type. A response with a status
    /// such as 404 is not an error.
    public func dataTask(
      with url: URL, completionHandler: @escaping @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request(url), nil, completionHandler)
    }

    /// Returns a task for a request. `resume()` starts it. As in the browser, the handler is called in a turn on the
    /// main actor, either with data and response or with an error of this type. A response with a status such as 404 is
    /// not an error.
    public func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request, nil, completionHandler)
    }

    fileprivate func dataTask(
      with request: URLRequest, _ progress: @escaping @MainActor @Sendable (Int, Int) -> Void,
      _ handler: @escaping @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request, progress, handler)
    }

    private func request(_ url: URL) -> URLRequest {
      URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest)
    }
  }

#endif

/// An addition to Foundation that only Quire has.
extension URLSession {
  /// Returns a task that also reports its progress. `progress` is called in turns with the number of bytes received and
  /// the number that the server announced, which is -1 if it announced none.
  public func dataTask(
    with request: URLRequest,
    progress: @escaping @MainActor @Sendable (_ received: Int64, _ expected: Int64) -> Void,
    completionHandler: @escaping @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: request, { progress(Int64($0), Int64($1)) }, completionHandler)
  }
}
