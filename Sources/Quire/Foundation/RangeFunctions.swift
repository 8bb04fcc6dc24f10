// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// An integer, under the name that it has in Objective-C.
  public typealias NSInteger = Int
  /// An unsigned integer, under the name that it has in Objective-C.
  public typealias NSUInteger = UInt
#endif

#if hasFeature(Embedded)

  /// The character sets, under the name of their objects: `NSCharacterSet.urlQueryAllowed`.
  public typealias NSCharacterSet = CharacterSet

  /// Returns a range with a location and a length.
  public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange {
    NSRange(location: loc, length: len)
  }

  /// Returns the sum of a range's location and length.
  public func NSMaxRange(_ range: NSRange) -> Int {
    range.upperBound
  }

  /// Returns whether a location is in a range.
  public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool {
    loc >= range.location && loc - range.location < range.length
  }

  /// Returns whether two ranges have the same location and length.
  public func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool {
    range1 == range2
  }

  /// Returns the smallest range that contains both ranges.
  public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
    let start = min(range1.location, range2.location)
    return NSRange(location: start, length: max(range1.upperBound, range2.upperBound) - start)
  }

  /// Returns the range of the positions that are in both ranges; a range of length 0 if there are none.
  public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange {
    let start = max(range1.location, range2.location)
    let end = min(range1.upperBound, range2.upperBound)
    return end > start ? NSRange(location: start, length: end - start) : NSRange()
  }

  /// Returns the text of a range, such as `{6, 2}`.
  public func NSStringFromRange(_ range: NSRange) -> String {
    range.description
  }

#endif
