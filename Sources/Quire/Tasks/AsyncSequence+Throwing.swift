// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An asynchronous sequence whose elements pass through a function that can throw.
  public struct _AsyncThrowingPassedSequence<Base: AsyncSequence, Element>: AsyncSequence {
    /// The errors of the sequence and of the function.
    public typealias Failure = UniversalError

    let base: Base
    /// Returns the element to pass on, or `nil` to leave it out. Setting `isOver` ends the sequence.
    let pass: (_ element: Base.Element, _ isOver: inout Bool) async throws(UniversalError) -> Element?

    /// The iterator of the sequence. After an error it is over.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: Base.AsyncIterator
      let pass: (_ element: Base.Element, _ isOver: inout Bool) async throws(UniversalError) -> Element?
      var isOver = false

      /// Returns the next element that the function passes on.
      public mutating func next() async throws(UniversalError) -> Element? {
        do throws(UniversalError) {
          while !isOver, let element = try await base.nextUniversally() {
            if let passed = try await pass(element, &isOver) { return passed }
          }
          return nil
        } catch {
          isOver = true
          throw error
        }
      }
    }

    /// Makes an iterator.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: base.makeAsyncIterator(), pass: pass)
    }
  }

  extension AsyncIteratorProtocol {
    /// Returns the next element, or throws an error of any type as a universal one.
    nonisolated(nonsending) fileprivate mutating func nextUniversally() async throws(UniversalError) -> Element? {
      nonisolated(unsafe) var iterator = self
      defer { self = unsafe iterator }
      do throws(Failure) {
        return try unsafe await iterator.next()
      } catch {
        throw UniversalError(error)
      }
    }
  }

  // The operators without errors are in `_Concurrency`.
  extension AsyncSequence {
    /// Returns the results of a function for the elements. Unavailable: Embedded Swift loses the error of a closure whose
    /// result is generic.
    @available(
      *, unavailable,
      message: "the compiler for pages loses the error of a closure with this result; write a loop with for try await"
    )
    public func map<Mapped>(
      _ transform: @escaping @Sendable (Element) async throws(UniversalError) -> Mapped
    ) -> _AsyncThrowingPassedSequence<Self, Mapped> { fatalError() }

    /// Returns the results of a function for the elements, without those that are `nil`. Unavailable: Embedded Swift
    /// loses the error of a closure whose result is generic.
    @available(
      *, unavailable,
      message: "the compiler for pages loses the error of a closure with this result; write a loop with for try await"
    )
    public func compactMap<Mapped>(
      _ transform: @escaping @Sendable (Element) async throws(UniversalError) -> Mapped?
    ) -> _AsyncThrowingPassedSequence<Self, Mapped> { fatalError() }

    /// Returns the elements that match a predicate. An error ends the sequence.
    public func filter(
      _ isIncluded: @escaping @Sendable (Element) async throws(UniversalError) -> Bool
    ) -> _AsyncThrowingPassedSequence<Self, Element> {
      _AsyncThrowingPassedSequence(base: self) { (element, _) async throws(UniversalError) in
        try await isIncluded(element) ? element : nil
      }
    }

    /// Returns the elements before the first one that does not match a predicate. An error ends the sequence.
    public func prefix(
      while predicate: @escaping @Sendable (Element) async throws(UniversalError) -> Bool
    ) -> _AsyncThrowingPassedSequence<Self, Element> {
      _AsyncThrowingPassedSequence(base: self) { (element, isOver) async throws(UniversalError) in
        isOver = !(try await predicate(element))
        return isOver ? nil : element
      }
    }

    /// Returns the first element that matches a predicate, or `nil`.
    nonisolated(nonsending) public func first(
      where predicate: nonisolated(nonsending) (Element) async throws(UniversalError) -> Bool
    ) async throws(UniversalError) -> Element? {
      var iterator = makeAsyncIterator()
      while let element = try await iterator.nextUniversally() {
        if try await predicate(element) { return element }
      }
      return nil
    }

    /// Returns whether an element matches a predicate.
    nonisolated(nonsending) public func contains(
      where predicate: nonisolated(nonsending) (Element) async throws(UniversalError) -> Bool
    ) async throws(UniversalError) -> Bool {
      try await first(where: predicate) != nil
    }

    /// Returns whether all elements match a predicate.
    nonisolated(nonsending) public func allSatisfy(
      _ predicate: nonisolated(nonsending) (Element) async throws(UniversalError) -> Bool
    ) async throws(UniversalError) -> Bool {
      var iterator = makeAsyncIterator()
      while let element = try await iterator.nextUniversally() {
        if !(try await predicate(element)) { return false }
      }
      return true
    }

    /// Combines the elements by a function, beginning with an initial value. Unavailable: Embedded Swift loses the error
    /// of a closure whose result is generic.
    @available(*, unavailable, message: "the compiler for pages loses the error of this closure; write reduce(into:_:)")
    nonisolated(nonsending) public func reduce<Result>(
      _ initial: Result,
      _ next: nonisolated(nonsending) (Result, Element) async throws(UniversalError) -> Result
    ) async throws(UniversalError) -> Result { fatalError() }

    /// Combines the elements by a function that changes a value.
    nonisolated(nonsending) public func reduce<Result>(
      into initial: Result,
      _ update: nonisolated(nonsending) (inout Result, Element) async throws(UniversalError) -> Void
    ) async throws(UniversalError) -> Result {
      var result = initial
      var iterator = makeAsyncIterator()
      while let element = try await iterator.nextUniversally() { try await update(&result, element) }
      return result
    }
  }

#endif
