// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations that compile as Embedded Swift but fail at the link, hang the compiler, or do nothing. They are declared
// again here, so that the compiler reports each use. Only `quire check` compiles with this module, and it never runs.
// It shadows the standard library's declarations of the same names; each message states the problem and what to write
// instead.

extension DefaultStringInterpolation {
  @available(
    *, deprecated,
    message:
      "[browser] a value of this type prints as \"(cannot print value in embedded Swift)\"; interpolate its parts, or conform the type to CustomStringConvertible"
  )
  public mutating func appendInterpolation<T>(_ value: T) {}
}

@available(
  *, deprecated,
  message: "[browser] the compiler does not come to an end with AnySequence; return an array, or some Sequence"
)
public struct AnySequence<Element>: Sequence, IteratorProtocol {
  public init<Base: Sequence>(_ base: Base) where Base.Element == Element {}
  public init<Iterator: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> Iterator)
  where Iterator.Element == Element {}
  public mutating func next() -> Element? { nil }
}

@available(
  *, deprecated,
  message: "[browser] the compiler does not come to an end with AnyIterator; return some IteratorProtocol"
)
public struct AnyIterator<Element>: Sequence, IteratorProtocol {
  public init<Base: IteratorProtocol>(_ base: Base) where Base.Element == Element {}
  public init(_ body: @escaping () -> Element?) {}
  public mutating func next() -> Element? { nil }
}
