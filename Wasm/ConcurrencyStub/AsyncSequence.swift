// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An iterator that returns elements one after another, each when it is available.
public protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error

  mutating func next() async throws(Failure) -> Element?
  /// Returns the next element. `for await` calls it with the actor on which the loop runs.
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

extension AsyncIteratorProtocol {
  public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
    nonisolated(unsafe) var iterator = self
    defer { self = iterator }
    return try await iterator.next()
  }
}

/// A sequence whose elements become available over time, for use with `for await`.
public protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure
  associatedtype Element
  associatedtype Failure: Error

  func makeAsyncIterator() -> AsyncIterator
}

/// An asynchronous sequence whose elements pass through a function.
public struct _AsyncPassedSequence<Base: AsyncSequence, Element>: AsyncSequence {
  let base: Base
  /// Returns the element to pass on, or `nil` to leave it out. Setting `isOver` ends the sequence.
  let pass: (_ element: Base.Element, _ isOver: inout Bool) async -> Element?

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let pass: (_ element: Base.Element, _ isOver: inout Bool) async -> Element?
    var isOver = false

    public mutating func next() async throws(Base.Failure) -> Element? {
      while !isOver, let element = try await base.next() {
        if let passed = await pass(element, &isOver) { return passed }
      }
      return nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), pass: pass)
  }
}

/// The first elements of an asynchronous sequence, or all elements after them.
public struct _AsyncSlice<Base: AsyncSequence>: AsyncSequence {
  let base: Base
  let count: Int
  let keeps: Bool

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var left: Int
    let keeps: Bool

    public mutating func next() async throws(Base.Failure) -> Base.Element? {
      if keeps {
        guard left > 0 else { return nil }
        left -= 1
      } else {
        while left > 0 {
          left -= 1
          _ = try await base.next()
        }
      }
      return try await base.next()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), left: count, keeps: keeps)
  }
}

/// The elements of an asynchronous sequence, beginning with the first one that does not match a predicate.
public struct _AsyncDroppedSequence<Base: AsyncSequence>: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async -> Bool

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var predicate: ((Base.Element) async -> Bool)?

    public mutating func next() async throws(Base.Failure) -> Base.Element? {
      while let element = try await base.next() {
        guard let predicate else { return element }
        if !(await predicate(element)) {
          self.predicate = nil
          return element
        }
      }
      return nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

/// The elements of sequences that a function makes of the elements of an asynchronous sequence, one sequence after
/// another.
public struct _AsyncFlatSequence<Base: AsyncSequence, Segment: AsyncSequence>: AsyncSequence
where Segment.Failure == Base.Failure {
  let base: Base
  let transform: (Base.Element) async -> Segment

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async -> Segment
    var segment: Segment.AsyncIterator?

    public mutating func next() async throws(Base.Failure) -> Segment.Element? {
      while true {
        if let element = try await segment?.next() { return element }
        guard let next = try await base.next() else { return nil }
        segment = await transform(next).makeAsyncIterator()
      }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncSequence {
  public func flatMap<Segment: AsyncSequence>(
    _ transform: @escaping @Sendable (Element) async -> Segment
  ) -> _AsyncFlatSequence<Self, Segment> where Segment.Failure == Failure {
    _AsyncFlatSequence(base: self, transform: transform)
  }

  public func map<Mapped>(
    _ transform: @escaping @Sendable (Element) async -> Mapped
  ) -> _AsyncPassedSequence<Self, Mapped> {
    _AsyncPassedSequence(base: self) { element, _ in await transform(element) }
  }

  public func compactMap<Mapped>(
    _ transform: @escaping @Sendable (Element) async -> Mapped?
  ) -> _AsyncPassedSequence<Self, Mapped> {
    _AsyncPassedSequence(base: self) { element, _ in await transform(element) }
  }

  public func filter(
    _ isIncluded: @escaping @Sendable (Element) async -> Bool
  ) -> _AsyncPassedSequence<Self, Element> {
    _AsyncPassedSequence(base: self) { element, _ in await isIncluded(element) ? element : nil }
  }

  public func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) -> _AsyncPassedSequence<
    Self, Element
  > {
    _AsyncPassedSequence(base: self) { element, isOver in
      isOver = !(await predicate(element))
      return isOver ? nil : element
    }
  }

  public func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> _AsyncDroppedSequence<Self> {
    _AsyncDroppedSequence(base: self, predicate: predicate)
  }

  public func prefix(_ count: Int) -> _AsyncSlice<Self> { _AsyncSlice(base: self, count: count, keeps: true) }

  public func dropFirst(_ count: Int = 1) -> _AsyncSlice<Self> { _AsyncSlice(base: self, count: count, keeps: false) }

  nonisolated(nonsending) public func first(where predicate: nonisolated(nonsending) (Element) async -> Bool)
    async throws(Failure) -> Element?
  {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if await predicate(element) { return element }
    }
    return nil
  }

  nonisolated(nonsending) public func contains(where predicate: nonisolated(nonsending) (Element) async -> Bool)
    async throws(Failure) -> Bool
  {
    try await first(where: predicate) != nil
  }

  nonisolated(nonsending) public func allSatisfy(_ predicate: nonisolated(nonsending) (Element) async -> Bool)
    async throws(Failure) -> Bool
  {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if !(await predicate(element)) { return false }
    }
    return true
  }

  nonisolated(nonsending) public func reduce<Result>(
    _ initial: Result, _ next: nonisolated(nonsending) (Result, Element) async -> Result
  ) async throws(Failure) -> Result {
    var result = initial
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { result = await next(result, element) }
    return result
  }

  nonisolated(nonsending) public func reduce<Result>(
    into initial: Result, _ update: nonisolated(nonsending) (inout Result, Element) async -> Void
  ) async throws(Failure) -> Result {
    var result = initial
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() { await update(&result, element) }
    return result
  }
}

extension AsyncSequence {
  nonisolated(nonsending) public func min(
    by areInIncreasingOrder: nonisolated(nonsending) (Element, Element) async -> Bool
  ) async throws(Failure) -> Element? {
    var iterator = makeAsyncIterator()
    guard var least = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if await areInIncreasingOrder(element, least) { least = element }
    }
    return least
  }

  nonisolated(nonsending) public func max(
    by areInIncreasingOrder: nonisolated(nonsending) (Element, Element) async -> Bool
  ) async throws(Failure) -> Element? {
    var iterator = makeAsyncIterator()
    guard var greatest = try await iterator.next() else { return nil }
    while let element = try await iterator.next() {
      if await areInIncreasingOrder(greatest, element) { greatest = element }
    }
    return greatest
  }
}

extension AsyncSequence where Element: Equatable {
  nonisolated(nonsending) public func contains(_ element: Element) async throws(Failure) -> Bool {
    var iterator = makeAsyncIterator()
    while let present = try await iterator.next() {
      if present == element { return true }
    }
    return false
  }
}

extension AsyncSequence where Element: Comparable {
  nonisolated(nonsending) public func min() async throws(Failure) -> Element? {
    try await reduce(nil) { least, element in least.map { Swift.min($0, element) } ?? element }
  }

  nonisolated(nonsending) public func max() async throws(Failure) -> Element? {
    try await reduce(nil) { greatest, element in greatest.map { Swift.max($0, element) } ?? element }
  }
}
