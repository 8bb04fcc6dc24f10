// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The reason why a stream takes no more elements.
enum _StreamEnd<Failure: Error> {
  case finished(Failure?)
  case cancelled
}

/// The result of adding an element to a stream.
enum _StreamYield<Element> {
  case enqueued(remaining: Int)
  case dropped(Element)
  case terminated
}

/// The elements of a stream that wait for its consumer, and the consumers that wait for elements.
final class _StreamStorage<Element, Failure: Error> {
  enum Limit { case unbounded, oldest(Int), newest(Int) }

  let limit: Limit
  var whenOver: ((_StreamEnd<Failure>) -> Void)?
  private var elements: [Element] = []
  /// The index of the first remaining element.
  private var first = 0
  private var waiting: [_TaskHandle] = []
  private var isOver = false
  private var failure: Failure?

  init(_ limit: Limit) { self.limit = limit }

  private var count: Int { elements.count - first }

  private func removeFirst() -> Element {
    let element = elements[first]
    first += 1
    if first == elements.count {
      elements.removeAll(keepingCapacity: true)
      first = 0
    } else if first >= 32, first * 2 >= elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }

  private func wakeOne() {
    if !waiting.isEmpty { _wake(waiting.removeFirst()) }
  }

  func yield(_ element: Element) -> _StreamYield<Element> {
    if isOver { return .terminated }
    switch limit {
    case .unbounded:
      elements.append(element)
      wakeOne()
      return .enqueued(remaining: .max)
    case .oldest(let limit):
      guard count < limit || !waiting.isEmpty else { return .dropped(element) }
      elements.append(element)
      wakeOne()
      return .enqueued(remaining: Swift.max(limit - count, 0))
    case .newest(let limit):
      elements.append(element)
      guard count > limit, waiting.isEmpty else {
        wakeOne()
        return .enqueued(remaining: Swift.max(limit - count, 0))
      }
      return .dropped(removeFirst())
    }
  }

  func end(_ end: _StreamEnd<Failure>) {
    guard !isOver else { return }
    isOver = true
    if case .finished(let failure) = end { self.failure = failure }
    let whenOver = whenOver
    self.whenOver = nil
    whenOver?(end)
    let waiting = waiting
    self.waiting = []
    for task in waiting { _wake(task) }
  }

  nonisolated(nonsending) func next() async throws(Failure) -> Element? {
    if count > 0 {
      let element = removeFirst()
      await _hop()
      return element
    }
    if !isOver, let task = _currentTask() {
      let storage = _Unchecked(self)
      let handler = _addHandler { storage.value.end(.cancelled) }
      if Task.isCancelled { end(.cancelled) }
      while count == 0, !isOver {
        waiting.append(task)
        await _wait()
      }
      _removeHandler(handler)
    } else {
      await _hop()
    }
    if count > 0 { return removeFirst() }
    if let failure {
      self.failure = nil
      throw failure
    }
    return nil
  }
}

struct _Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The consumer's side of a stream, shared by the stream and its iterators. When the last of them is released, the
/// stream has no consumer any more.
final class _StreamConsumer<Element, Failure: Error> {
  let storage: _StreamStorage<Element, Failure>
  /// The function that produces the next element, for streams that request their elements.
  var produce: (() async throws(Failure) -> Element?)?
  var whenCanceled: (@Sendable () -> Void)?

  init(_ storage: _StreamStorage<Element, Failure>) { self.storage = storage }

  deinit { storage.end(.cancelled) }

  nonisolated(nonsending) func next() async throws(Failure) -> Element? {
    guard let produce else { return try await storage.next() }
    let element: Element?
    if let whenCanceled {
      element = try await withTaskCancellationHandler(
        operation: { () async throws(Failure) -> Element? in try await produce() }, onCancel: whenCanceled)
    } else {
      element = try await produce()
    }
    await _hop()
    if element == nil { self.produce = nil }
    return element
  }
}

/// A sequence whose elements come from a continuation, or from a function that is called for each.
public struct AsyncStream<Element>: AsyncSequence {
  public typealias Failure = Never

  let consumer: _StreamConsumer<Element, Never>

  public struct Continuation: @unchecked Sendable {
    public enum Termination: Hashable, Sendable {
      case finished
      case cancelled
    }

    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }

    public enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)

      var limit: _StreamStorage<Element, Never>.Limit {
        switch self {
        case .unbounded: .unbounded
        case .bufferingOldest(let count): .oldest(count)
        case .bufferingNewest(let count): .newest(count)
        }
      }
    }

    let storage: _StreamStorage<Element, Never>

    @discardableResult public func yield(_ value: sending Element) -> YieldResult {
      switch storage.yield(value) {
      case .enqueued(let remaining): .enqueued(remaining: remaining)
      case .dropped(let element): .dropped(element)
      case .terminated: .terminated
      }
    }

    @discardableResult public func yield(with result: sending Result<Element, Never>) -> YieldResult {
      switch result {
      case .success(let element): yield(element)
      }
    }

    @discardableResult public func yield() -> YieldResult where Element == Void { yield(()) }

    public func finish() { storage.end(.finished(nil)) }

    public var onTermination: (@Sendable (Termination) -> Void)? {
      get {
        guard let action = storage.whenOver else { return nil }
        let unchecked = _Unchecked(action)
        return { unchecked.value($0 == .finished ? .finished(nil) : .cancelled) }
      }
      nonmutating set {
        guard let newValue else { return storage.whenOver = nil }
        storage.whenOver = { end in
          switch end {
          case .finished: newValue(.finished)
          case .cancelled: newValue(.cancelled)
          }
        }
      }
    }
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let consumer: _StreamConsumer<Element, Never>

    public mutating func next() async -> Element? { await consumer.next() }
  }

  public init(
    _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let storage = _StreamStorage<Element, Never>(limit.limit)
    consumer = _StreamConsumer(storage)
    build(Continuation(storage: storage))
  }

  public init(
    unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil
  ) {
    consumer = _StreamConsumer(_StreamStorage(.unbounded))
    consumer.produce = produce
    consumer.whenCanceled = onCancel
  }

  public static func makeStream(
    of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: Continuation) {
    let storage = _StreamStorage<Element, Never>(limit.limit)
    return (AsyncStream(consumer: _StreamConsumer(storage)), Continuation(storage: storage))
  }

  init(consumer: _StreamConsumer<Element, Never>) { self.consumer = consumer }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(consumer: consumer) }
}

extension AsyncStream: @unchecked Sendable where Element: Sendable {}

/// A sequence whose elements come from a continuation, and that may end with an error.
public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  let consumer: _StreamConsumer<Element, Failure>

  public struct Continuation: @unchecked Sendable {
    public enum Termination: Sendable {
      case finished(Failure?)
      case cancelled
    }

    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }

    public enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)

      var limit: _StreamStorage<Element, Failure>.Limit {
        switch self {
        case .unbounded: .unbounded
        case .bufferingOldest(let count): .oldest(count)
        case .bufferingNewest(let count): .newest(count)
        }
      }
    }

    let storage: _StreamStorage<Element, Failure>

    @discardableResult public func yield(_ value: sending Element) -> YieldResult {
      switch storage.yield(value) {
      case .enqueued(let remaining): .enqueued(remaining: remaining)
      case .dropped(let element): .dropped(element)
      case .terminated: .terminated
      }
    }

    @discardableResult public func yield(with result: sending Result<Element, Failure>) -> YieldResult {
      switch result {
      case .success(let element): return yield(element)
      case .failure(let error):
        finish(throwing: error)
        return .terminated
      }
    }

    @discardableResult public func yield() -> YieldResult where Element == Void { yield(()) }

    public func finish(throwing error: Failure? = nil) { _finish(error) }

    /// Ends the stream. Used by Quire's overloads.
    public func _finish(_ error: Failure?) { storage.end(.finished(error)) }

    public var onTermination: (@Sendable (Termination) -> Void)? {
      get {
        guard let action = storage.whenOver else { return nil }
        let unchecked = _Unchecked(action)
        return { end in
          switch end {
          case .finished(let error): unchecked.value(.finished(error))
          case .cancelled: unchecked.value(.cancelled)
          }
        }
      }
      nonmutating set {
        guard let newValue else { return storage.whenOver = nil }
        storage.whenOver = { end in
          switch end {
          case .finished(let error): newValue(.finished(error))
          case .cancelled: newValue(.cancelled)
          }
        }
      }
    }
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let consumer: _StreamConsumer<Element, Failure>

    public mutating func next() async throws(Failure) -> Element? { try await consumer.next() }
  }

  /// Creates a stream whose elements come from a continuation. Used by Quire's initializers, whose streams end with its
  /// `UniversalError`, and for other error types.
  @_disfavoredOverload
  public init(
    _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let storage = _StreamStorage<Element, Failure>(limit.limit)
    consumer = _StreamConsumer(storage)
    build(Continuation(storage: storage))
  }

  @_disfavoredOverload
  public init(unfolding produce: @escaping () async throws(Failure) -> Element?) {
    consumer = _StreamConsumer(_StreamStorage(.unbounded))
    consumer.produce = produce
  }

  @_disfavoredOverload
  public static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation) {
    let storage = _StreamStorage<Element, Failure>(limit.limit)
    return (AsyncThrowingStream(consumer: _StreamConsumer(storage)), Continuation(storage: storage))
  }

  init(consumer: _StreamConsumer<Element, Failure>) { self.consumer = consumer }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(consumer: consumer) }
}

extension AsyncThrowingStream: @unchecked Sendable where Element: Sendable {}
