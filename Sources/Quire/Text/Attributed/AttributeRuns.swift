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

  /// One run, or none for an empty text.
  init(length: Int, attributes: NSAttributedString.Attributes) {
    runs = length > 0 ? [Run(length: length, attributes: attributes)] : []
  }

  var length: Int { runs.reduce(0) { $0 + $1.length } }

  /// The run at a place, and where it begins.
  func run(at index: Int) -> (start: Int, run: Run) {
    var start = 0
    for run in runs {
      if index < start + run.length { return (start, run) }
      start += run.length
    }
    preconditionFailure("attributes are asked for at \(index), but the text has \(start) UTF-16 units")
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

  /// Puts other runs in the place of a range.
  mutating func replace(_ range: Range<Int>, with new: [Run]) {
    let total = length
    runs = slice(0..<range.lowerBound) + new + slice(range.upperBound..<total)
    merge()
  }

  /// Changes the attributes of a range.
  mutating func change(_ range: Range<Int>, _ body: (inout NSAttributedString.Attributes) -> Void) {
    guard !range.isEmpty else { return }
    var changed = slice(range)
    for index in changed.indices { body(&changed[index].attributes) }
    replace(range, with: changed)
  }

  /// Neighbours with the same attributes become one.
  private mutating func merge() {
    var merged: [Run] = []
    for run in runs where run.length > 0 {
      if let last = merged.last, AttributeRuns.areEqual(last.attributes, run.attributes) {
        merged[merged.count - 1].length += run.length
      } else {
        merged.append(run)
      }
    }
    runs = merged
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
