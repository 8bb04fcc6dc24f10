// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  /// Delivers values when the subscriber asks for them, and then ends.
  private func deliver<Output, Failure: Error>(
    to relay: Relay<Output, Failure>, _ values: @escaping (Relay<Output, Failure>, () -> Bool) -> Void
  ) {
    var isWaiting = true
    var isCanceled = false
    relay.begin(
      Connection(
        request: { demand in
          guard isWaiting, demand != .none else { return }
          isWaiting = false
          values(relay) { isCanceled }
        }, cancel: { isCanceled = true }))
  }

  /// A publisher of one value.
  public struct Just<Output>: Publisher {
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let value = output
      deliver(to: Relay(subscriber)) { relay, isCanceled in
        relay.next(value)
        if !isCanceled() { relay.end(.finished) }
      }
    }
  }

  /// A publisher of no values, which ends or never does.
  public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether the publisher ends immediately.
    public let completeImmediately: Bool

    /// Creates a publisher.
    public init(completeImmediately: Bool = true) {
      self.completeImmediately = completeImmediately
    }

    /// Creates a publisher of values and errors of these types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
      self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Connection())
      if completeImmediately { subscriber.receive(completion: .finished) }
    }
  }

  /// A publisher that ends with an error.
  public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher of an error.
    public init(error: Failure) {
      self.error = error
    }

    /// Creates a publisher of an error, with the type of the values that it never sends.
    public init(outputType: Output.Type, failure: Failure) {
      error = failure
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Connection())
      subscriber.receive(completion: .failure(error))
    }
  }

  /// A publisher of one value that is known later.
  public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// The closure that the work calls with its result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private let subject = PassthroughSubject<Output, Failure>()

    /// Starts work that calls a closure with its result, once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { self.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }

    /// Attaches a subscriber, which receives the result when it is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard let result else { return subject.receive(subscriber: subscriber) }
      deliver(to: Relay(subscriber)) { relay, isCanceled in
        switch result {
        case .success(let value):
          relay.next(value)
          if !isCanceled() { relay.end(.finished) }
        case .failure(let error): relay.end(.failure(error))
        }
      }
    }
  }

  /// A publisher that creates another one for each subscriber.
  public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = DeferredPublisher.Output
    /// The type of the error.
    public typealias Failure = DeferredPublisher.Failure

    /// The closure that creates a publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher with the closure that creates others.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
      self.createPublisher = createPublisher
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      createPublisher().receive(subscriber: subscriber)
    }
  }

  extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
      /// The type of the elements.
      public typealias Output = Elements.Element

      /// The elements.
      public let sequence: Elements

      /// Creates a publisher of elements.
      public init(sequence: Elements) {
        self.sequence = sequence
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let elements = sequence
        deliver(to: Relay(subscriber)) { relay, isCanceled in
          for element in elements {
            guard !isCanceled() else { return }
            relay.next(element)
          }
          if !isCanceled() { relay.end(.finished) }
        }
      }
    }
  }

  extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
  }

  extension Optional {
    /// A publisher of the value, or of nothing.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
      Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
  }

  extension Result {
    /// A publisher of the value, or of the error.
    public struct Publisher: Quire.Publisher {
      /// The type of the value.
      public typealias Output = Success

      /// The value or the error.
      public let result: Result<Success, Failure>

      /// Creates a publisher of a result.
      public init(_ result: Result<Success, Failure>) {
        self.result = result
      }

      /// Creates a publisher of a value.
      public init(_ output: Success) {
        result = .success(output)
      }

      /// Creates a publisher of an error.
      public init(_ failure: Failure) {
        result = .failure(failure)
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        switch result {
        case .failure(let error): Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
        case .success(let value):
          deliver(to: Relay(subscriber)) { relay, isCanceled in
            relay.next(value)
            if !isCanceled() { relay.end(.finished) }
          }
        }
      }
    }

    /// A publisher of the value, or of the error.
    public var publisher: Publisher { Publisher(self) }
  }

#endif
