// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  extension NotificationCenter {
    /// A publisher of notifications.
    public struct Publisher: Quire.Publisher {
      /// The type of the values.
      public typealias Output = Notification
      /// The publisher cannot fail.
      public typealias Failure = Never

      /// The center that posts the notifications.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The object that posts the notifications, or `nil` for any.
      public let object: AnyObject?

      /// Creates a publisher of the notifications of a center.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        let subject = PassthroughSubject<Notification, Never>()
        let center = center
        let token = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
        subject.handleEvents(receiveCancel: { center.removeObserver(token) }).receive(subscriber: subscriber)
      }
    }

    /// Returns a publisher of the notifications with a name, of an object or of all objects.
    nonisolated public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }

  extension URLSession {
    /// A publisher of the response to a request.
    public struct DataTaskPublisher: Publisher {
      /// The data and the response.
      public typealias Output = (data: Data, response: URLResponse)
      /// The reason why there is no response.
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// The session that performs the request.
      public let session: URLSession

      /// Creates a publisher of the response to a request.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber, for which the request is performed.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
        let relay = Relay(subscriber)
        let subject = PassthroughSubject<Output, URLError>()
        let work = RequestWork(subject: subject, request: request, session: session)
        subject.handleEvents(receiveCancel: { work.cancel() }).receive(subscriber: relay)
        work.start()
      }
    }

    /// Returns a publisher of the response to a request for a URL.
    nonisolated public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Returns a publisher of the response to a request.
    nonisolated public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  /// A request whose response is sent to a subject.
  private final class RequestWork: @unchecked Sendable {
    private let subject: PassthroughSubject<(data: Data, response: URLResponse), URLError>
    private let request: URLRequest
    private let session: URLSession
    private var task: URLSessionDataTask?

    init(
      subject: PassthroughSubject<(data: Data, response: URLResponse), URLError>, request: URLRequest,
      session: URLSession
    ) {
      self.subject = subject
      self.request = request
      self.session = session
    }

    func start() {
      MainActor.assumeIsolated {
        task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            self.subject.send((data: data, response: response))
            self.subject.send(completion: .finished)
          } else {
            self.subject.send(completion: .failure(Self.reason(error)))
          }
        }
        task?.resume()
      }
    }

    #if hasFeature(Embedded)
      private static func reason(_ error: URLError?) -> URLError { error ?? URLError(.unknown) }
    #else
      private static func reason(_ error: (any Error)?) -> URLError { error as? URLError ?? URLError(.unknown) }
    #endif

    func cancel() {
      MainActor.assumeIsolated { task?.cancel() }
    }
  }

  /// A publisher that begins when it is told to.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins. The returned object ends this when it is canceled.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// Returns a publisher that begins with its first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
      var connection: (any Cancellable)?
      var count = 0
      return AnyPublisher { relay in
        self.handleEvents(receiveCancel: {
          count -= 1
          guard count == 0 else { return }
          connection?.cancel()
          connection = nil
        }).receive(subscriber: relay)
        count += 1
        if connection == nil { connection = self.connect() }
      }
    }
  }

  extension Timer {
    /// A publisher of dates in an interval.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      /// The type of the values.
      public typealias Output = Date
      /// The publisher cannot fail.
      public typealias Failure = Never

      /// The interval in seconds.
      public let interval: TimeInterval
      private let subject = PassthroughSubject<Date, Never>()

      init(interval: TimeInterval) {
        self.interval = interval
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        subject.receive(subscriber: subscriber)
      }

      /// Begins. The returned object ends this when it is canceled.
      public func connect() -> any Cancellable {
        let box = MainActor.assumeIsolated {
          TimerBox(
            timer: Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in self.subject.send(Date()) })
        }
        return AnyCancellable { MainActor.assumeIsolated { box.timer.invalidate() } }
      }
    }

    private struct TimerBox: @unchecked Sendable {
      let timer: Timer
    }

    /// Returns a publisher of dates, which begins with `connect` or `autoconnect`. The tolerance, the loop and its mode
    /// have no effect.
    nonisolated public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher(interval: interval)
    }
  }

#endif
