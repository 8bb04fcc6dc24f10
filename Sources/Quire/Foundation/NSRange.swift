#if !canImport(Foundation)

  /// A place in a text: UTF-16 units from the start, and how many.
  public struct NSRange: Hashable, Sendable {
    public var location: Int
    public var length: Int

    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    public init() {
      self.init(location: 0, length: 0)
    }

    /// The first unit behind the range.
    public var upperBound: Int { location + length }
    public var lowerBound: Int { location }
  }

  /// Stands for a place that there is not.
  public let NSNotFound = Int.max

#endif

extension NSRange {
  init(_ units: Range<Int>) {
    self.init(location: units.lowerBound, length: units.count)
  }
}
