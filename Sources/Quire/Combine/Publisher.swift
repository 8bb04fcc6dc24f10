// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  /// A source of values over time, which may end successfully or with an error.
  public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error; `Never` for a publisher that cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber, which first receives a subscription.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  }

  extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
      receive(subscriber: subscriber)
    }

    /// Passes the values and the end to a subject. The returned object ends this when it is deallocated.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
      let sink = Sink<Output, Failure>({ subject.send($0) }, { subject.send(completion: $0) })
      receive(subscriber: sink.relay)
      return AnyCancellable(sink)
    }
  }

  /// A receiver of the values of a publisher.
  public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the error.
    associatedtype Failure: Error

    /// Called first, with the connection to the publisher. The subscriber requests values.
    func receive(subscription: any Subscription)
    /// Called with each value. Returns how many more values are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called at the end, at most once.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  /// The connection between a publisher and a subscriber.
  public protocol Subscription: Cancellable {
    /// Asks for values. Publishers begin with the first request that is not zero; then they deliver every value,
    /// regardless of the number.
    func request(_ demand: Subscribers.Demand)
  }

  /// The parts of subscribers.
  public enum Subscribers {
    /// The end of a publisher.
    @frozen public enum Completion<Failure: Error> {
      /// The successful end.
      case finished
      /// The end with an error.
      case failure(Failure)
    }

    /// A number of wanted values.
    @frozen public struct Demand: Equatable, Hashable, Sendable {
      let count: Int

      /// As many values as there are.
      public static let unlimited = Demand(count: .max)
      /// No values.
      public static let none = Demand(count: 0)

      /// Returns a demand for a number of values.
      public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }
  }

  extension Subscribers.Completion: Equatable where Failure: Equatable {}
  extension Subscribers.Completion: Sendable where Failure: Sendable {}

  /// A subscriber that consists of closures.
  struct Relay<Input, Failure: Error>: Subscriber {
    var begin: (any Subscription) -> Void
    var next: (Input) -> Void
    var end: (Subscribers.Completion<Failure>) -> Void

    init(
      begin: @escaping (any Subscription) -> Void, next: @escaping (Input) -> Void,
      end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      self.begin = begin
      self.next = next
      self.end = end
    }

    init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
      begin = { subscriber.receive(subscription: $0) }
      next = { _ = subscriber.receive($0) }
      end = { subscriber.receive(completion: $0) }
    }

    func receive(subscription: any Subscription) { begin(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
      next(input)
      return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
  }

  /// A publisher of any kind.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (Relay<Output, Failure>) -> Void

    init(attach: @escaping (Relay<Output, Failure>) -> Void) {
      self.attach = attach
    }

    /// Creates a publisher with the values of another one.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      attach = { publisher.receive(subscriber: $0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attach(Relay(subscriber))
    }
  }

  extension Publisher {
    /// Returns a publisher with the same values that hides its kind.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  }

  /// The end of a chain: closures that receive values until they are canceled.
  final class Sink<Input, Failure: Error>: Cancellable {
    private var next: ((Input) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    init(_ next: @escaping (Input) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
      self.next = next
      self.end = end
    }

    var relay: Relay<Input, Failure> {
      Relay(begin: { self.begin($0) }, next: { self.next?($0) }, end: { self.finish($0) })
    }

    private func begin(_ subscription: any Subscription) {
      guard next != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
      let end = end
      release()
      end?(completion)
    }

    private func release() {
      next = nil
      end = nil
      subscription = nil
    }

    func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }
  }

  extension Publisher {
    /// Calls closures with the values and with the end. The returned object ends this when it is deallocated.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Sink(receiveValue, receiveCompletion)
      receive(subscriber: sink.relay)
      return AnyCancellable(sink)
    }
  }

  extension Publisher where Failure == Never {
    /// Calls a closure with each value. The returned object ends this when it is deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    #if hasFeature(Embedded)
      // For translated sources, in which a key path that is written to is a function.
      /// Sets a property of an object to each value. The returned object ends this when it is deallocated.
      @_spi(Translated)
      public func assign<Root: AnyObject>(
        to property: @escaping (Root, Output) -> Void, on object: Root
      ) -> AnyCancellable {
        sink { property(object, $0) }
      }
    #else
      /// Sets a property of an object to each value. The returned object ends this when it is deallocated.
      public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
      }
    #endif

    /// Sets a published property to each value, for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
      let storage = published.storage
      storage.keep(sink { storage.set($0) })
    }
  }

#endif
