// SPDX-License-Identifier: Apache-2.0

/// Lengths in a row, some measured and some estimated, with their sums: a tree of partial sums, so that a change and
/// each question take a logarithm of their number.
struct LengthRow {
  private(set) var lengths: [Double]
  private(set) var isKnown: [Bool]
  /// `sums[i]` is the sum of the lengths that end with `i`, as many as the lowest bit of `i + 1`.
  private var sums: [Double] = []

  /// Lengths that are all estimated.
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

  /// The sum of all.
  var total: Double { start(of: count) }

  /// The sum of the lengths before an index.
  func start(of index: Int) -> Double {
    var sum = 0.0
    var index = index
    while index > 0 {
      sum += sums[index - 1]
      index &= index - 1
    }
    return sum
  }

  /// The index whose length contains a position: the last one that starts at or before it, 0 for a position before all.
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

  /// Records a measured length; returns by how much it differs from the one before.
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

  /// Sets all estimated lengths.
  mutating func estimate(_ length: Double) {
    for index in lengths.indices where !isKnown[index] { lengths[index] = length }
    sum()
  }

  /// Makes all lengths estimates again.
  mutating func forget() {
    for index in isKnown.indices { isKnown[index] = false }
  }

  /// Makes one length an estimate again.
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

  /// Moves one length to another index; those between shift by one.
  mutating func move(from: Int, to: Int) {
    let (length, known) = (lengths.remove(at: from), isKnown.remove(at: from))
    lengths.insert(length, at: to)
    isKnown.insert(known, at: to)
    sum()
  }
}
