// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)

  /// A task of Foundation's that the running app's host performs. Without an app, Foundation performs it.
  ///
  /// Its state belongs to the main thread. Calls from other threads are forwarded to it.
  final class HostedTask: URLSessionDataTask, @unchecked Sendable {
    typealias Handler = @MainActor @Sendable (Data?, URLResponse?, URLError?) -> Void

    private let session: URLSession
    private let request: URLRequest
    private let whenReceived: (@MainActor @Sendable (Int, Int) -> Void)?
    private let handler: Handler
    private var load: DataLoad?
    private var task: Task<Void, Never>?
    private var latest: (response: URLResponse?, error: URLError?)

    init(
      _ session: URLSession, _ request: URLRequest, _ progress: (@MainActor @Sendable (Int, Int) -> Void)?,
      _ handler: @escaping Handler
    ) {
      self.session = session
      self.request = request
      whenReceived = progress
      self.handler = handler
      super.init()
    }

    override var originalRequest: URLRequest? { request }
    override var currentRequest: URLRequest? { request }
    override var response: URLResponse? { latest.response }
    override var error: (any Error)? { latest.error }

    override var state: URLSessionTask.State {
      guard latest.response == nil, latest.error == nil else { return .completed }
      guard let load = load else { return task == nil ? .suspended : .running }
      return switch MainActor.assumeIsolated({ load.state }) {
      case .suspended: .suspended
      case .running: .running
      case .ended: .canceling
      }
    }

    override var countOfBytesReceived: Int64 {
      guard let load = load else { return 0 }
      return MainActor.assumeIsolated { Int64(load.received) }
    }

    override var countOfBytesExpectedToReceive: Int64 {
      guard let load = load else { return -1 }
      return MainActor.assumeIsolated { Int64(load.expected) }
    }

    override func resume() {
      MainThread.run { [self] in
        guard Session.current?.services != nil else { return loadWithoutApp() }
        load = load ?? makeLoad()
        load?.resume()
      }
    }

    override func cancel() {
      MainThread.run { [self] in
        task?.cancel()
        guard Session.current?.services != nil else { return }
        load = load ?? makeLoad()
        load?.cancel()
      }
    }

    @MainActor private func makeLoad() -> DataLoad {
      let fields = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      let question = NetworkRequest(
        url: request.url?.absoluteString ?? "", method: request.httpMethod ?? "GET",
        fields: fields.map { NetworkField(name: $0.key, value: $0.value) },
        body: request.httpBody.map(Array.init) ?? [],
        timeout: request.timeoutInterval)
      return DataLoad(question, progress: whenReceived) { [self] in finish($0) }
    }

    @MainActor private func finish(_ ending: DataLoad.Ending) {
      switch ending {
      case .answer(let answer):
        let fields = Dictionary(answer.fields.map { ($0.name, $0.value) }) { "\($0),\($1)" }
        guard let url = URL(string: answer.url),
          let response = HTTPURLResponse(
            url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: fields)
        else { return finish(.failure(URLError(URLError.Code.badServerResponse))) }
        latest.response = response
        handler(Data(answer.body), response, nil)
      case .failure(let error):
        latest.error = error
        handler(nil, nil, error)
      }
    }

    @MainActor private func loadWithoutApp() {
      guard task == nil else { return }
      task = Task { [self] in
        do {
          let (data, response) = try await session.data(for: request)
          latest.response = response
          handler(data, response, nil)
        } catch {
          let error = error as? URLError ?? URLError(URLError.Code.unknown)
          latest.error = error
          handler(nil, nil, error)
        }
      }
    }
  }

#endif
