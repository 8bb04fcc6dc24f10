// SPDX-License-Identifier: Apache-2.0

/// A sequence of lengths, some measured and some estimated, with their sums. It is a tree of partial sums, so that a
/// change or a query takes time proportional to the logarithm of the count.
struct LengthTree {
  private(set) var lengths: [Double]
  private(set) var isKnown: [Bool]
  /// The partial sums: `sums[i]` is the sum of the lengths that end with index `i`. The number of these lengths is the
  /// lowest set bit of `i + 1`.
  private var sums: [Double] = []

  /// Creates a sequence of estimated lengths.
  init(count: Int, estimate: Double) {
    lengths = [Double](repeating: estimate, count: count)
    isKnown = [Bool](repeating: false, count: count)
    sum()
  }

  init(_ lengths: [Double], isKnown: [Bool]) {
    self.lengths = lengths
    self.isKnown = isKnown
    sum()
  }

  private mutating func sum() {
    sums = lengths
    for index in sums.indices {
      let parent = index | (index + 1)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  var count: Int { lengths.count }

  /// The sum of all lengths.
  var total: Double { start(of: count) }

  /// Returns the sum of the lengths before an index.
  func start(of index: Int) -> Double {
    var sum = 0.0
    var index = index
    while index > 0 {
      sum += sums[index - 1]
      index &= index - 1
    }
    return sum
  }

  /// Returns the index of the length that contains a position: the last one that starts at or before it, or 0 if the
  /// position is before all lengths.
  func index(at position: Double) -> Int {
    var index = 0
    var rest = position
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if index + step <= count, sums[index + step - 1] <= rest {
        index += step
        rest -= sums[index - 1]
      }
      step /= 2
    }
    return min(index, max(0, count - 1))
  }

  /// Records a measured length. Returns the difference from the previous length.
  @discardableResult mutating func set(_ length: Double, at index: Int) -> Double {
    let change = length - lengths[index]
    isKnown[index] = true
    guard change != 0 else { return 0 }
    lengths[index] = length
    var place = index
    while place < sums.count {
      sums[place] += change
      place |= place + 1
    }
    return change
  }

  /// Sets the value of all estimated lengths.
  mutating func estimate(_ length: Double) {
    for index in lengths.indices where !isKnown[index] { lengths[index] = length }
    sum()
  }

  /// Marks all lengths as estimates.
  mutating func forget() {
    for index in isKnown.indices { isKnown[index] = false }
  }

  /// Marks one length as an estimate.
  mutating func forget(_ index: Int) {
    isKnown[index] = false
  }

  mutating func remove(at index: Int) {
    lengths.remove(at: index)
    isKnown.remove(at: index)
    sum()
  }

  /// Inserts a measured length.
  mutating func insert(_ length: Double, at index: Int) {
    lengths.insert(length, at: index)
    isKnown.insert(true, at: index)
    sum()
  }

  /// Moves a length to another index. The lengths in between shift by one.
  mutating func move(from: Int, to: Int) {
    let (length, known) = (lengths.remove(at: from), isKnown.remove(at: from))
    lengths.insert(length, at: to)
    isKnown.insert(known, at: to)
    sum()
  }
}
