// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension StringProtocol {
    /// Compares two strings by their scalars, ignoring the differences that the options specify.
    public func compare<Text: StringProtocol>(
      _ aString: Text, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
    ) -> ComparisonResult {
      let part = self[range ?? startIndex..<endIndex]
      let (left, right) = (FoldedText(part, mask).bytes, FoldedText(aString, mask).bytes)
      let result = mask.contains(.numeric) ? Self.numericOrder(left, right) : Self.byteOrder(left, right)
      guard result == .orderedSame, mask.contains(.forcedOrdering) else { return result }
      return Self.byteOrder(Array(part.utf8), Array(aString.utf8))
    }

    /// Compares two strings, ignoring case.
    public func caseInsensitiveCompare<Text: StringProtocol>(_ aString: Text) -> ComparisonResult {
      compare(aString, options: .caseInsensitive)
    }

    private static func byteOrder(_ left: [UInt8], _ right: [UInt8]) -> ComparisonResult {
      ComparisonResult(left.lexicographicallyPrecedes(right), right.lexicographicallyPrecedes(left))
    }

    /// Compares runs of digits as numbers: by length without leading zeros, then digit by digit.
    private static func numericOrder(_ left: [UInt8], _ right: [UInt8]) -> ComparisonResult {
      func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
      var (own, its) = (0, 0)
      while own < left.count, its < right.count {
        if isDigit(left[own]), isDigit(right[its]) {
          let (ownEnd, itsEnd) = (
            left[own...].firstIndex { !isDigit($0) } ?? left.count,
            right[its...].firstIndex { !isDigit($0) } ?? right.count
          )
          let ownDigits = Array(left[own..<ownEnd].drop { $0 == 0x30 })
          let itsDigits = Array(right[its..<itsEnd].drop { $0 == 0x30 })
          if ownDigits.count != itsDigits.count {
            return ComparisonResult(ownDigits.count < itsDigits.count, ownDigits.count > itsDigits.count)
          }
          let order = byteOrder(ownDigits, itsDigits)
          if order != .orderedSame { return order }
          (own, its) = (ownEnd, itsEnd)
        } else {
          if left[own] != right[its] { return ComparisonResult(left[own] < right[its], left[own] > right[its]) }
          own += 1
          its += 1
        }
      }
      return ComparisonResult(left.count - own < right.count - its, left.count - own > right.count - its)
    }
  }

#endif
