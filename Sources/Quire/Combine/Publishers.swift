// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  #if hasFeature(Embedded)
    /// The error of a closure that may throw any.
    public typealias _AnyFailure = UniversalError
  #else
    /// The error of a closure that may throw any.
    public typealias _AnyFailure = any Error
  #endif

  /// The publishers that methods of publishers return.
  public enum Publishers {
    /// A publisher of transformed values.
    public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    /// A publisher of values that a closure transforms, which may throw.
    public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, _AnyFailure>
    /// A publisher of the values that a closure transforms into one.
    public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    /// A publisher with an error of another type.
    public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
    /// A publisher of some of the values.
    public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    /// A publisher of the values that differ from the one before.
    public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    /// A publisher without the first values.
    public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    /// A publisher of the first values.
    public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    /// A publisher of the first value.
    public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
    /// A publisher of accumulated values.
    public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
    /// A publisher of one array with all values.
    public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
    /// A publisher that ends with a value instead of an error.
    public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
    /// A publisher that goes on with another one after an error.
    public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
      Upstream.Output, NewPublisher.Failure
    >
    /// A publisher that cannot fail, with the type of an error.
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<Upstream.Output, Failure>
    /// A publisher that calls closures as well.
    public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  }

  extension Publisher {
    /// Returns a publisher whose values and end are treated by closures.
    func step<Output, Failure: Error>(
      next: @escaping (Self.Output, Relay<Output, Failure>) -> Void,
      end: @escaping (Subscribers.Completion<Self.Failure>, Relay<Output, Failure>) -> Void
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { relay in
        self.receive(
          subscriber: Relay<Self.Output, Self.Failure>(
            begin: relay.begin, next: { next($0, relay) }, end: { end($0, relay) }))
      }
    }

    /// Returns a publisher whose values are treated by a closure.
    func step<Output>(
      _ next: @escaping (Self.Output, Relay<Output, Failure>) -> Void
    ) -> AnyPublisher<Output, Failure> {
      step(next: next) { completion, relay in relay.end(completion) }
    }

    /// Returns a publisher that can end before its source, with a closure that treats the values. The closure returns
    /// the end, if any.
    func endingStep<Output, Failure: Error>(
      next: @escaping (Self.Output, Relay<Output, Failure>) -> Subscribers.Completion<Failure>?,
      end: @escaping (Subscribers.Completion<Self.Failure>) -> Subscribers.Completion<Failure>
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { relay in
        let gate = Gate(relay)
        self.receive(
          subscriber: Relay<Self.Output, Self.Failure>(
            begin: { gate.begin($0) },
            next: { value in
              guard let relay = gate.relay, let completion = next(value, relay) else { return }
              gate.end(completion)
            }, end: { gate.end(end($0)) }))
      }
    }

    /// Returns a publisher of the results of a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      step { $1.next(transform($0)) }
    }

    /// Returns a publisher of the results of a closure, which ends with the error that the closure throws.
    public func tryMap<T>(
      _ transform: @escaping (Output) throws(_AnyFailure) -> T
    ) -> Publishers.TryMap<Self, T> {
      endingStep(
        next: { value, relay in
          do throws(_AnyFailure) {
            relay.next(try transform(value))
            return nil
          } catch {
            return .failure(error)
          }
        }, end: { $0.universal })
    }

    /// Returns a publisher of the results of a closure that are not `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
      step { value, relay in
        if let result = transform(value) { relay.next(result) }
      }
    }

    /// Returns a publisher of the values for which a closure returns `true`.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
      step { value, relay in
        if isIncluded(value) { relay.next(value) }
      }
    }

    /// Returns a publisher without the values that a closure calls equal to the one before.
    public func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
      AnyPublisher { relay in
        var last: Output?
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: relay.begin,
            next: { value in
              if let last, predicate(last, value) { return }
              last = value
              relay.next(value)
            }, end: relay.end))
      }
    }

    /// Returns a publisher without a number of values at the beginning.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
      AnyPublisher { relay in
        var left = count
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: relay.begin,
            next: { value in
              if left > 0 { left -= 1 } else { relay.next(value) }
            }, end: relay.end))
      }
    }

    /// Returns a publisher that ends after a number of values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
      AnyPublisher { relay in
        var left = maxLength
        self.endingStep(
          next: { (value, relay: Relay<Output, Failure>) in
            left -= 1
            if left >= 0 { relay.next(value) }
            return left <= 0 ? .finished : nil
          }, end: { $0 }
        ).receive(subscriber: relay)
      }
    }

    /// Returns a publisher of the first value.
    public func first() -> Publishers.First<Self> { prefix(1) }

    /// Returns a publisher of the results of a closure that receives the previous result and a value.
    public func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
      AnyPublisher { relay in
        var result = initialResult
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: relay.begin,
            next: { value in
              result = nextPartialResult(result, value)
              relay.next(result)
            }, end: relay.end))
      }
    }

    /// Returns a publisher of one array with all values, which is sent at the end.
    public func collect() -> Publishers.Collect<Self> {
      AnyPublisher { relay in
        var all: [Output] = []
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: relay.begin, next: { all.append($0) },
            end: { completion in
              if case .finished = completion { relay.next(all) }
              relay.end(completion)
            }))
      }
    }

    /// Returns a publisher with a value instead of `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
      map { $0 ?? output }
    }

    /// Returns a publisher that sends a value and ends, instead of failing.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
      step(next: { (value, relay: Relay<Output, Never>) in relay.next(value) }) { completion, relay in
        if case .failure = completion { relay.next(output) }
        relay.end(.finished)
      }
    }

    /// Returns a publisher whose error a closure transforms.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
      step(next: { (value, relay: Relay<Output, E>) in relay.next(value) }) { completion, relay in
        switch completion {
        case .finished: relay.end(.finished)
        case .failure(let error): relay.end(.failure(transform(error)))
        }
      }
    }

    /// Returns a publisher that calls closures before it passes something on.
    public func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
      AnyPublisher { relay in
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: { subscription in
              receiveSubscription?(subscription)
              relay.begin(
                Connection(
                  request: {
                    receiveRequest?($0)
                    subscription.request($0)
                  },
                  cancel: {
                    receiveCancel?()
                    subscription.cancel()
                  }))
            },
            next: {
              receiveOutput?($0)
              relay.next($0)
            },
            end: {
              receiveCompletion?($0)
              relay.end($0)
            }))
      }
    }
  }

  extension Publisher where Output: Equatable {
    /// Returns a publisher without the values that are equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates { $0 == $1 } }
  }

  extension Publisher where Failure == Never {
    /// Returns a publisher with the same values and the type of an error that never happens.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
      step(next: { (value, relay: Relay<Output, E>) in relay.next(value) }) { _, relay in relay.end(.finished) }
    }
  }

  extension Publisher where Output == Data {
    /// Returns a publisher of the values that a decoder reads from data, which ends with the error of the first data
    /// that it can't read.
    public func decode<Item: Decodable>(
      type: Item.Type, decoder: JSONDecoder
    ) -> AnyPublisher<Item, _AnyFailure> {
      tryMap { (data: Data) throws(_AnyFailure) -> Item in try decoder.decode(Item.self, from: data) }
    }
  }

  extension Publisher where Output: Encodable {
    /// Returns a publisher of the data that an encoder writes.
    public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, _AnyFailure> {
      tryMap { (value: Output) throws(_AnyFailure) -> Data in try encoder.encode(value) }
    }
  }

  extension Subscribers.Completion {
    /// The completion with its error as any error.
    var universal: Subscribers.Completion<_AnyFailure> {
      switch self {
      case .finished: return .finished
      case .failure(let error):
        #if hasFeature(Embedded)
          return .failure(UniversalError(error))
        #else
          return .failure(error)
        #endif
      }
    }
  }

  /// A subscription that consists of closures.
  final class Connection: Subscription {
    private var requestMore: ((Subscribers.Demand) -> Void)?
    private var end: (() -> Void)?

    init(request: ((Subscribers.Demand) -> Void)? = nil, cancel: (() -> Void)? = nil) {
      requestMore = request
      end = cancel
    }

    func request(_ demand: Subscribers.Demand) { requestMore?(demand) }

    func cancel() {
      let end = end
      requestMore = nil
      self.end = nil
      end?()
    }
  }

  /// A subscriber that can be told the end before its source ends.
  final class Gate<Output, Failure: Error> {
    private(set) var relay: Relay<Output, Failure>?
    private var subscription: (any Subscription)?

    init(_ relay: Relay<Output, Failure>) {
      self.relay = relay
    }

    func begin(_ subscription: any Subscription) {
      self.subscription = subscription
      relay?.begin(
        Connection(
          request: { subscription.request($0) },
          cancel: {
            self.relay = nil
            self.subscription = nil
            subscription.cancel()
          }))
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
      let (relay, subscription) = (relay, subscription)
      self.relay = nil
      self.subscription = nil
      subscription?.cancel()
      relay?.end(completion)
    }
  }

#endif
