// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// A range of a text, in UTF-16 units: location and length.
  public struct NSRange: Hashable, Sendable {
    /// In UTF-16 units from the start of the text; `NSNotFound` for no place.
    public var location: Int
    /// In UTF-16 units; 0 for a place between two of them.
    public var length: Int

    /// A range that is not checked against any text.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    /// An empty range at the start of the text.
    public init() {
      self.init(location: 0, length: 0)
    }

    /// The first unit after the range.
    public var upperBound: Int { location + length }
    /// The first unit of the range: `location`.
    public var lowerBound: Int { location }
  }

  /// The location of a range that does not exist.
  public let NSNotFound = Int.max

#endif

extension NSRange {
  init(_ units: Range<Int>) {
    self.init(location: units.lowerBound, length: units.count)
  }
}
