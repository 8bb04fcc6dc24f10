// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// How a session loads, for builds without Foundation.
  @preconcurrency @MainActor public final class URLSessionConfiguration: NSObject {
    /// After this many seconds without an answer a request fails, unless it has a time of its own; 60 unless it is set.
    @safe nonisolated(unsafe) public var timeoutIntervalForRequest: TimeInterval = 60

    /// The usual one.
    nonisolated public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// One that keeps nothing; the browser decides that by itself, as for the usual one.
    nonisolated public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    nonisolated private override init() {
      super.init(anywhere: ())
    }
  }

  /// Loads from servers, for builds without Foundation. The browser's rules hold: a server on another address must
  /// allow it, and so must the page's policy.
  @preconcurrency @MainActor public final class URLSession: NSObject {
    /// The session for most purposes.
    nonisolated public static let shared = URLSession(configuration: .default)
    /// How it loads.
    nonisolated public let configuration: URLSessionConfiguration

    /// A session with a configuration of its own.
    nonisolated public init(configuration: URLSessionConfiguration) {
      self.configuration = configuration
      super.init(anywhere: ())
    }

    /// A task that gets what an address has; `resume()` starts it. The handler is called in a turn, with bytes and
    /// answer, or with an error; an answer with a status such as 404 is no error.
    @_disfavoredOverload
    public func dataTask(
      with url: URL, completionHandler: @escaping @MainActor (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      dataTask(
        with: URLRequest(url: url, timeoutInterval: configuration.timeoutIntervalForRequest), nil,
        completionHandler)
    }

    /// A task for a request; `resume()` starts it. The handler is called in a turn, with bytes and answer, or with an
    /// error; an answer with a status such as 404 is no error.
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

  /// A request that is under way, for builds without Foundation.
  @preconcurrency @MainActor open class URLSessionTask: NSObject {
    /// How far a task is.
    public enum State: Int, Sendable {
      /// Under way.
      case running
      /// Not begun.
      case suspended
      /// Cancelled; the handler has not been called yet.
      case canceling
      /// Over.
      case completed
    }

    /// The request as it was made.
    public final let originalRequest: URLRequest?
    /// The answer, once it is complete.
    public final private(set) var response: URLResponse?
    /// Why there is no answer.
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

    /// Starts the task. One that was started or is over goes on as it is.
    public final func resume() {
      load?.resume()
    }

    /// Ends the task; the handler is called with `URLError.cancelled`, in a later turn.
    public final func cancel() {
      load?.cancel()
    }

    /// How far it is.
    public final var state: State {
      switch load?.state {
      case .suspended: .suspended
      case .running: .running
      default: response == nil && error == nil ? .canceling : .completed
      }
    }

    /// The number of bytes that have come in.
    public final var countOfBytesReceived: Int64 { Int64(load?.received ?? 0) }
    /// The number of bytes that the server promised; -1 if it did not.
    public final var countOfBytesExpectedToReceive: Int64 { Int64(load?.expected ?? -1) }
  }

  /// A task whose answer is bytes in memory, for builds without Foundation.
  @preconcurrency @MainActor public final class URLSessionDataTask: URLSessionTask {}

#else

  /// While an app runs, its requests go to the host. These hide the declarations of Foundation that have the same types,
  /// in files that do not import Foundation's networking themselves.
  extension URLSession {
    /// A task that gets what an address has; `resume()` starts it. The handler is called in a turn.
    @_disfavoredOverload
    public func dataTask(
      with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request(url), nil) { completionHandler($0, $1, $2) }
    }

    /// A task for a request; `resume()` starts it. The handler is called in a turn.
    @_disfavoredOverload
    public func dataTask(
      with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request, nil) { completionHandler($0, $1, $2) }
    }

    /// A task that gets what an address has; `resume()` starts it. The handler is called in a turn, on the main actor and
    /// with an error of this type, as in the browser: with bytes and answer, or with an error. An answer with a status
    /// such as 404 is no error.
    public func dataTask(
      with url: URL, completionHandler: @escaping @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      HostedTask(self, request(url), nil, completionHandler)
    }

    /// A task for a request; `resume()` starts it. The handler is called in a turn, on the main actor and with an error
    /// of this type, as in the browser: with bytes and answer, or with an error. An answer with a status such as 404 is
    /// no error.
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

/// An addition of Quire's to Foundation.
extension URLSession {
  /// A task that also tells how far it is: `progress` is called in turns, with the number of bytes that have come in and
  /// the number that the server promised, which is -1 if it did not.
  public func dataTask(
    with request: URLRequest,
    progress: @escaping @MainActor @Sendable (_ received: Int64, _ expected: Int64) -> Void,
    completionHandler: @escaping @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: request, { progress(Int64($0), Int64($1)) }, completionHandler)
  }
}
