// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  typealias AttributeValue = NSObject
#else
  typealias AttributeValue = Any
#endif

/// The attributes of a text, as consecutive runs of UTF-16 units that cover the whole text.
struct AttributeRuns {
  /// A part of the text with one set of attributes.
  struct Run {
    /// The length in UTF-16 units; never 0.
    var length: Int
    var attributes: NSAttributedString.Attributes
  }

  private(set) var runs: [Run]
  /// The length of the text in UTF-16 units.
  private(set) var length: Int

  /// Creates one run, or none for an empty text.
  init(length: Int, attributes: NSAttributedString.Attributes) {
    runs = length > 0 ? [Run(length: length, attributes: attributes)] : []
    self.length = length
  }

  /// Returns the run at an index, and the index where it begins.
  func run(at index: Int) -> (start: Int, run: Run) {
    precondition(index < length, "attributes are asked for at \(index), but the text has \(length) UTF-16 units")
    let (found, start) = place(of: index)
    return (start, runs[found])
  }

  /// Returns the index of the run that contains a unit, and the unit where that run begins. The last run is found
  /// immediately, which makes writing a text from beginning to end fast. For a unit at or beyond the end, the index is
  /// the number of runs.
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

  /// Returns the runs within a range.
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

  /// Replaces the runs of a range. Once the range is found, the cost is proportional to the number of changed runs.
  mutating func replace(_ range: Range<Int>, with new: [Run]) {
    let (first, firstStart) = place(of: range.lowerBound)
    let (last, lastStart) = place(of: range.upperBound)
    var part: [Run] = []
    // Includes the adjacent runs, which may have the same attributes.
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

  /// Returns the runs with adjacent runs of equal attributes joined and empty runs removed.
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
