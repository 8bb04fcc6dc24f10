// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  typealias AttributeValue = NSObject
#else
  typealias AttributeValue = Any
#endif

/// The attributes of a text, as runs of UTF-16 units that together cover it.
struct AttributeRuns {
  /// A stretch of one set of attributes.
  struct Run {
    /// In UTF-16 units; never 0.
    var length: Int
    var attributes: NSAttributedString.Attributes
  }

  private(set) var runs: [Run]
  /// In UTF-16 units.
  private(set) var length: Int

  /// One run, or none for an empty text.
  init(length: Int, attributes: NSAttributedString.Attributes) {
    runs = length > 0 ? [Run(length: length, attributes: attributes)] : []
    self.length = length
  }

  /// The run at a place, and where it begins.
  func run(at index: Int) -> (start: Int, run: Run) {
    precondition(index < length, "attributes are asked for at \(index), but the text has \(length) UTF-16 units")
    let (found, start) = place(of: index)
    return (start, runs[found])
  }

  /// The index of the run that a unit is in, and where that begins. The last run is found at once, as in a text that is
  /// written from its beginning to its end; behind the last unit there is none.
  private func place(of unit: Int) -> (index: Int, start: Int) {
    if unit >= length { return (runs.count, length) }
    if let last = runs.last, unit >= length - last.length { return (runs.count - 1, length - last.length) }
    var start = 0
    for (index, run) in runs.enumerated() {
      if unit < start + run.length { return (index, start) }
      start += run.length
    }
    return (runs.count, length)
  }

  /// The runs within a range.
  func slice(_ range: Range<Int>) -> [Run] {
    var slice: [Run] = []
    var start = 0
    for run in runs {
      let part = range.clamped(to: start..<(start + run.length))
      if !part.isEmpty { slice.append(Run(length: part.count, attributes: run.attributes)) }
      start += run.length
    }
    return slice
  }

  /// Puts other runs in the place of a range. Its cost follows the runs that change, once the range is found.
  mutating func replace(_ range: Range<Int>, with new: [Run]) {
    let (first, firstStart) = place(of: range.lowerBound)
    let (last, lastStart) = place(of: range.upperBound)
    var part: [Run] = []
    // With the neighbors, which may have the same attributes.
    let lower = range.lowerBound == firstStart && first > 0 ? first - 1 : first
    let upper = min(last + 1, runs.count)
    if lower < first { part.append(runs[lower]) }
    if range.lowerBound > firstStart {
      part.append(Run(length: range.lowerBound - firstStart, attributes: runs[first].attributes))
    }
    part += new
    if last < runs.count {
      let end = lastStart + runs[last].length
      part.append(Run(length: end - range.upperBound, attributes: runs[last].attributes))
    }
    runs.replaceSubrange(lower..<upper, with: AttributeRuns.merged(part))
    length += new.reduce(-range.count) { $0 + $1.length }
  }

  /// Changes the attributes of a range.
  mutating func change(_ range: Range<Int>, _ body: (inout NSAttributedString.Attributes) -> Void) {
    guard !range.isEmpty else { return }
    var changed = slice(range)
    for index in changed.indices { body(&changed[index].attributes) }
    replace(range, with: changed)
  }

  /// Neighbors with the same attributes become one, and empty runs go.
  private static func merged(_ runs: [Run]) -> [Run] {
    var merged: [Run] = []
    for run in runs where run.length > 0 {
      if let last = merged.last, areEqual(last.attributes, run.attributes) {
        merged[merged.count - 1].length += run.length
      } else {
        merged.append(run)
      }
    }
    return merged
  }

  static func areEqual(_ left: NSAttributedString.Attributes, _ right: NSAttributedString.Attributes) -> Bool {
    guard left.count == right.count else { return false }
    for (key, value) in left {
      guard let other = right[key], areEqual(value, other) else { return false }
    }
    return true
  }

  static func areEqual(_ left: AttributeValue?, _ right: AttributeValue?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    #if hasFeature(Embedded)
      return left.isEqual(right)
    #else
      guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
      return left == right
    #endif
  }
}
