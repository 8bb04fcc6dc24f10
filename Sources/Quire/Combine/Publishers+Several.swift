// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  extension Publishers {
    /// A publisher of the values of two publishers.
    public typealias Merge<A: Publisher, B: Publisher> = MergeMany<AnyPublisher<A.Output, A.Failure>>
    /// A publisher of the values of publishers that a closure returns.
    public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
      NewPublisher.Output, NewPublisher.Failure
    >
    /// A publisher of the values of the latest publisher.
    public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<P.Output, P.Failure>
    /// A publisher with one subscription for all its subscribers.
    public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>

    /// A publisher of the values of several publishers. It ends when all have ended, or with the first error.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The type of the values.
      public typealias Output = Upstream.Output
      /// The type of the error.
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Creates a publisher of the values of publishers.
      public init(_ upstream: Upstream...) {
        publishers = upstream
      }

      /// Creates a publisher of the values of publishers.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
        publishers = Array(upstream)
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let join = Join<Output, Failure>(Relay(subscriber), count: publishers.count)
        join.start()
        for publisher in publishers { join.attach(publisher) { join.send($0) } }
      }
    }

    /// A publisher of pairs of the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// The pair of the latest values.
      public typealias Output = (A.Output, B.Output)
      /// The type of the error.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher of pairs.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber, which receives a pair once both publishers have a value.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let join = Join<Output, Failure>(Relay(subscriber), count: 2)
        var (first, second): (A.Output?, B.Output?) = (nil, nil)
        let send = {
          guard let first, let second else { return }
          join.send((first, second))
        }
        join.start()
        join.attach(a) { value in
          first = value
          send()
        }
        join.attach(b) { value in
          second = value
          send()
        }
      }
    }

    /// A publisher of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// The latest values.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// The type of the error.
      public typealias Failure = A.Failure

      private let all: AnyPublisher<Output, Failure>

      /// Creates a publisher of the latest values.
      public init(_ a: A, _ b: B, _ c: C) {
        all = CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
      }

      /// Attaches a subscriber, which receives values once all publishers have one.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        all.receive(subscriber: subscriber)
      }
    }

    /// A publisher of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      /// The latest values.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      /// The type of the error.
      public typealias Failure = A.Failure

      private let all: AnyPublisher<Output, Failure>

      /// Creates a publisher of the latest values.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        all = CombineLatest(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d))
          .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
      }

      /// Attaches a subscriber, which receives values once all publishers have one.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        all.receive(subscriber: subscriber)
      }
    }

    /// A publisher of pairs of values that have the same number in two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// The pair of values.
      public typealias Output = (A.Output, B.Output)
      /// The type of the error.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher of pairs.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber, which receives a pair as soon as both values are there.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let join = Join<Output, Failure>(Relay(subscriber), count: 2)
        var (first, second): ([A.Output], [B.Output]) = ([], [])
        let send = {
          guard !first.isEmpty, !second.isEmpty else { return }
          join.send((first.removeFirst(), second.removeFirst()))
        }
        join.start()
        join.attach(a, isNeeded: { !first.isEmpty }) { value in
          first.append(value)
          send()
        }
        join.attach(b, isNeeded: { !second.isEmpty }) { value in
          second.append(value)
          send()
        }
      }
    }
  }

  /// Several publishers with one subscriber. It learns of the end when all have ended, or of the first error.
  final class Join<Output, Failure: Error> {
    private var relay: Relay<Output, Failure>?
    private var left: Int
    private var subscriptions: [any Subscription] = []

    init(_ relay: Relay<Output, Failure>, count: Int) {
      self.relay = relay
      left = count
    }

    func start() {
      relay?.begin(Connection(cancel: { self.stop() }))
      if left == 0 { finish(.finished) }
    }

    func send(_ value: Output) { relay?.next(value) }

    /// Adds another publisher to those whose end is awaited.
    func expectOneMore() { left += 1 }

    /// Attaches one of the publishers. If nothing of it `isNeeded` when it ends, all end.
    func attach<P: Publisher>(
      _ publisher: P, isNeeded: @escaping () -> Bool = { true }, _ next: @escaping (P.Output) -> Void
    ) where P.Failure == Failure {
      guard relay != nil else { return }
      publisher.receive(
        subscriber: Relay<P.Output, Failure>(
          begin: { subscription in
            self.subscriptions.append(subscription)
            subscription.request(.unlimited)
          },
          next: { if self.relay != nil { next($0) } },
          end: { completion in
            if case .failure = completion { return self.finish(completion) }
            self.endOne()
            if !isNeeded() { self.finish(.finished) }
          }))
    }

    func endOne() {
      left -= 1
      if left == 0 { finish(.finished) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let relay = relay
      stop()
      relay?.end(completion)
    }

    private func stop() {
      let all = subscriptions
      relay = nil
      subscriptions = []
      for subscription in all { subscription.cancel() }
    }
  }

  extension Publisher {
    /// Returns a publisher of the values of this and another publisher.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
    }

    /// Returns a publisher of pairs of the latest values of this and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher of the results of a closure that receives the latest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
      Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
    }

    /// Returns a publisher of the latest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher of the latest values of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher of pairs of values with the same number.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
      Publishers.Zip(self, other)
    }

    /// Returns a publisher of the values of all publishers that a closure returns. Their number is not limited.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
      AnyPublisher { relay in
        let join = Join<P.Output, Failure>(relay, count: 1)
        join.start()
        join.attach(self) { value in
          join.expectOneMore()
          join.attach(transform(value)) { join.send($0) }
        }
      }
    }

    /// Returns a publisher that goes on with the publisher that a closure returns for an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
      AnyPublisher { relay in
        let join = Join<Output, P.Failure>(relay, count: 1)
        join.start()
        let results = self.step(next: { (value, relay: Relay<Output, P.Failure>) in relay.next(value) }) {
          completion, relay in
          if case .failure(let error) = completion {
            join.expectOneMore()
            join.attach(handler(error)) { join.send($0) }
          }
          relay.end(.finished)
        }
        join.attach(results) { join.send($0) }
      }
    }

    /// Returns a publisher that shares one subscription among its subscribers. It begins with the first of them.
    public func share() -> Publishers.Share<Self> {
      let subject = PassthroughSubject<Output, Failure>()
      var connection: AnyCancellable?
      return AnyPublisher { relay in
        subject.receive(subscriber: relay)
        if connection == nil { connection = self.subscribe(subject) }
      }
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Returns a publisher of the values of the latest of the publishers that this one sends.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      AnyPublisher { relay in
        let join = Join<Output.Output, Failure>(relay, count: 1)
        var latest: AnyCancellable?
        join.start()
        join.attach(self) { publisher in
          if latest == nil { join.expectOneMore() }
          latest?.cancel()
          latest = publisher.sink(
            receiveCompletion: { completion in
              if case .failure = completion { return join.finish(completion) }
              latest = nil
              join.endOne()
            }, receiveValue: { join.send($0) })
        }
      }
    }
  }

#endif
