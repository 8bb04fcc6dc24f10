// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// A range of a string in UTF-16 units, given by location and length.
  public struct NSRange: Hashable, Sendable, CustomStringConvertible {
    /// The start in UTF-16 units from the beginning of the string, or `NSNotFound` for no range.
    public var location: Int
    /// The length in UTF-16 units; 0 for a position between two units.
    public var length: Int

    /// Creates a range, which is not checked against any string.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    /// Creates an empty range at the beginning of a string.
    public init() {
      self.init(location: 0, length: 0)
    }

    /// The index of the first unit after the range.
    public var upperBound: Int { location + length }
    /// The index of the first unit of the range: `location`.
    public var lowerBound: Int { location }

    /// The location and the length in braces, such as `{6, 2}`.
    public var description: String { "{\(location), \(length)}" }
  }

  /// The location of a range that does not exist.
  public let NSNotFound = Int.max

#endif

extension NSRange {
  init(_ units: Range<Int>) {
    self.init(location: units.lowerBound, length: units.count)
  }
}
