// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension NSRange {
    /// Creates a range in UTF-16 units from a range of a string's indexes, such as `text.startIndex...`.
    public init<Region: RangeExpression, Text: StringProtocol>(
      _ region: Region, in target: Text
    ) where Region.Bound == String.Index, Text.Index == String.Index {
      let region = region.relative(to: target)
      let start = target.utf16.distance(from: target.utf16.startIndex, to: region.lowerBound)
      self.init(location: start, length: target.utf16.distance(from: region.lowerBound, to: region.upperBound))
    }
  }

  extension Range where Bound == String.Index {
    /// Creates a range of a string's indexes from a range in UTF-16 units. Returns `nil` if the range is not within the
    /// string or splits a surrogate pair.
    public init?(_ range: NSRange, in string: String) {
      let units = string.utf16
      guard range.location >= 0, range.length >= 0, range.location <= units.count,
        range.length <= units.count - range.location
      else { return nil }
      let start = units.index(units.startIndex, offsetBy: range.location)
      let end = units.index(start, offsetBy: range.length)
      guard let first = start.samePosition(in: string.unicodeScalars),
        let last = end.samePosition(in: string.unicodeScalars)
      else { return nil }
      self = first..<last
    }
  }

#endif
