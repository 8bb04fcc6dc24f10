// SPDX-License-Identifier: Apache-2.0

#if !canImport(Combine)

  /// A type of intervals that can be written in units of time.
  public protocol SchedulerTimeIntervalConvertible {
    /// Returns an interval of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns an interval of seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns an interval of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns an interval of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns an interval of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
  }

  /// An interval of a scheduler, in seconds.
  public struct _SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, Sendable
  {
    /// The number of seconds.
    public var timeInterval: TimeInterval

    /// Creates an interval of seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// Creates an interval of seconds.
    public init(floatLiteral value: Double) {
      timeInterval = value
    }

    /// Creates an interval of seconds.
    public init(integerLiteral value: Int) {
      timeInterval = Double(value)
    }

    /// Returns an interval of seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Returns an interval of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns an interval of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1_000) }
    /// Returns an interval of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1_000_000) }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1_000_000_000) }
    /// Returns whether an interval is shorter than another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
  }

  /// A queue on which publishers deliver their values.
  public protocol Scheduler<SchedulerTimeType> {
    /// The points in time of the scheduler.
    associatedtype SchedulerTimeType: _SchedulerTime
    /// The options for work.
    associatedtype SchedulerOptions

    /// Runs work as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs work after an interval.
    func _schedule(after interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void)
  }

  extension Scheduler {
    /// Runs work as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
      schedule(options: nil, action)
    }
  }

  /// A point in time of a scheduler.
  public protocol _SchedulerTime {
    /// The intervals between points in time.
    associatedtype Stride
  }

  /// The points in time of the queues.
  public enum _SchedulerInstant: _SchedulerTime {
    /// The intervals between points in time.
    public typealias Stride = _SchedulerInterval
  }

  /// Runs work on the app's thread in a later turn.
  private func runLater(_ seconds: Double, on queue: DispatchQueue, _ action: @escaping () -> Void) {
    let work = LaterWork(run: action)
    if seconds <= 0 {
      queue.async { work.run() }
    } else {
      queue.asyncAfter(deadline: .now() + seconds) { work.run() }
    }
  }

  /// Work that is handed to a queue.
  private struct LaterWork: @unchecked Sendable {
    let run: () -> Void
  }

  /// The options for work on a queue. They have no effect.
  public struct _QueueOptions: Sendable {
    /// Creates options.
    public init() {}
  }

  /// A scheduler that runs work on a queue.
  public protocol _QueueScheduler: Scheduler
  where SchedulerTimeType == _SchedulerInstant, SchedulerOptions == _QueueOptions {
    /// The queue of the scheduler.
    nonisolated var _queue: DispatchQueue { get }
  }

  extension _QueueScheduler {
    /// Runs work as soon as possible, in a later turn of the app.
    nonisolated public func schedule(options: _QueueOptions?, _ action: @escaping () -> Void) {
      runLater(0, on: _queue, action)
    }

    /// Runs work after an interval.
    nonisolated public func _schedule(after interval: _SchedulerInterval, _ action: @escaping () -> Void) {
      runLater(interval.timeInterval, on: _queue, action)
    }
  }

  extension DispatchQueue: _QueueScheduler {
    /// The options for work on the queue.
    public typealias SchedulerOptions = _QueueOptions

    /// The queue itself.
    nonisolated public var _queue: DispatchQueue { self }
  }

  extension RunLoop: _QueueScheduler {
    /// The options for work on the loop.
    public typealias SchedulerOptions = _QueueOptions

    /// The main queue.
    nonisolated public var _queue: DispatchQueue { .main }
  }

  extension OperationQueue: _QueueScheduler {
    /// The options for work on the queue.
    public typealias SchedulerOptions = _QueueOptions

    /// The main queue.
    nonisolated public var _queue: DispatchQueue { .main }
  }

  /// A scheduler that runs work immediately.
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// The points in time of the scheduler.
    public typealias SchedulerTimeType = _SchedulerInstant
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// Runs work immediately.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
      action()
    }

    /// Runs work immediately.
    public func _schedule(after interval: _SchedulerInterval, _ action: @escaping () -> Void) {
      action()
    }
  }

  extension Publishers {
    /// A publisher that delivers on a scheduler.
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
      Upstream.Output, Upstream.Failure
    >
    /// A publisher that begins on a scheduler.
    public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
      Upstream.Output, Upstream.Failure
    >
    /// A publisher that delivers later.
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
    /// A publisher of the values after which there is a pause.
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
      Upstream.Output, Upstream.Failure
    >
    /// A publisher of at most one value per interval.
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
      Upstream.Output, Upstream.Failure
    >
  }

  extension Publisher {
    /// Returns a publisher that delivers values and the end in work that a closure runs.
    private func delivered(by run: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
      AnyPublisher { relay in
        let gate = Gate(relay)
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: { gate.begin($0) }, next: { value in run { gate.relay?.next(value) } },
            end: { completion in run { gate.end(completion) } }))
      }
    }

    /// Returns a publisher that delivers values and the end on a scheduler.
    public func receive<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
      delivered { scheduler.schedule(options: options, $0) }
    }

    /// Returns a publisher that begins on a scheduler.
    public func subscribe<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
      AnyPublisher { relay in
        scheduler.schedule(options: options) { self.receive(subscriber: relay) }
      }
    }

    /// Returns a publisher that delivers values and the end after an interval.
    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
      delivered { scheduler._schedule(after: interval, $0) }
    }

    /// Returns a publisher of the values that no other value follows within an interval.
    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
      AnyPublisher { relay in
        let gate = Gate(relay)
        var waiting: Output?
        var number = 0
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: { gate.begin($0) },
            next: { value in
              waiting = value
              number += 1
              let own = number
              scheduler._schedule(after: dueTime) {
                guard own == number, let value = waiting else { return }
                waiting = nil
                gate.relay?.next(value)
              }
            },
            end: { completion in
              if case .finished = completion, let value = waiting { gate.relay?.next(value) }
              waiting = nil
              gate.end(completion)
            }))
      }
    }

    /// Returns a publisher of at most one value per interval: the latest, or the first.
    public func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
      AnyPublisher { relay in
        let gate = Gate(relay)
        var waiting: Output?
        var isPausing = false
        func pause() {
          isPausing = true
          scheduler._schedule(after: interval) {
            isPausing = false
            guard let value = waiting else { return }
            waiting = nil
            gate.relay?.next(value)
            pause()
          }
        }
        self.receive(
          subscriber: Relay<Output, Failure>(
            begin: { gate.begin($0) },
            next: { value in
              guard isPausing else {
                gate.relay?.next(value)
                return pause()
              }
              if latest || waiting == nil { waiting = value }
            }, end: { gate.end($0) }))
      }
    }
  }

#endif
