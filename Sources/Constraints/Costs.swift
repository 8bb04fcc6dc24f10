// SPDX-License-Identifier: Apache-2.0

/// The cost of a unit of each symbol, with one number for each priority in use. Costs are compared lexicographically,
/// the highest priority first, so that no sum at one priority outweighs a higher priority.
///
/// The order in which constraints were added comes after all priorities: among equal constraints, the one added last
/// gives way.
struct Costs {
  /// The priorities in use, highest first, each with its place in a symbol's numbers.
  private var levels: [(priority: Float, place: Int, users: Int)] = []
  private var freePlaces: [Int] = []
  /// A symbol's numbers: first the order, then a number for each place.
  private var stride = 8
  private var numbers: [Double] = []

  mutating func addSymbol() {
    for _ in 0..<stride { numbers.append(0) }
  }

  /// Returns the place of a priority's numbers. The place is kept until `leave` has been called as often as `enter`.
  mutating func enter(_ priority: Float) -> Int {
    var at = 0
    while at < levels.count, levels[at].priority > priority { at += 1 }
    if at < levels.count, levels[at].priority == priority {
      levels[at].users += 1
      return levels[at].place
    }
    let place = freePlaces.popLast() ?? levels.count + 1
    if place >= stride { widen() }
    levels.insert((priority, place, 1), at: at)
    return place
  }

  mutating func leave(_ priority: Float) {
    guard let at = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[at].users -= 1
    guard levels[at].users == 0 else { return }
    // The remaining rounding errors must not count for the next priority at this place.
    let place = levels[at].place
    for symbol in 0..<numbers.count / stride { numbers[symbol * stride + place] = 0 }
    freePlaces.append(place)
    levels.remove(at: at)
  }

  private mutating func widen() {
    let wider = stride * 2
    var moved = [Double](repeating: 0, count: numbers.count * 2)
    for symbol in 0..<numbers.count / stride {
      for place in 0..<stride { moved[symbol * wider + place] = numbers[symbol * stride + place] }
    }
    numbers = moved
    stride = wider
  }

  /// Adds the cost of a unit of a constraint's error.
  mutating func add(_ factor: Double, place: Int, sequence: UInt32, to symbol: Symbol) {
    let base = Int(symbol) * stride
    numbers[base + place] += factor
    numbers[base] -= factor * Double(sequence)
  }

  mutating func clear(_ symbol: Symbol) {
    let base = Int(symbol) * stride
    for place in base..<base + stride { numbers[place] = 0 }
  }

  /// Adds a multiple of another symbol's cost.
  mutating func add(_ factor: Double, of other: Symbol, to symbol: Symbol) {
    let from = Int(other) * stride
    let to = Int(symbol) * stride
    for place in 0...levels.count + freePlaces.count { numbers[to + place] += factor * numbers[from + place] }
  }

  func isZero(_ symbol: Symbol) -> Bool { sign(symbol) == 0 }

  /// Returns a negative number if raising the symbol lowers the total cost.
  func sign(_ symbol: Symbol) -> Int {
    let base = Int(symbol) * stride
    for level in levels {
      let number = numbers[base + level.place]
      if number < -tolerance { return -1 }
      if number > tolerance { return 1 }
    }
    let order = numbers[base]
    return order < -Self.orderTolerance ? -1 : order > Self.orderTolerance ? 1 : 0
  }

  /// Returns whether a unit of `factor` of one symbol costs less than a unit of `otherFactor` of the other symbol.
  func isLess(_ one: Symbol, by factor: Double, than other: Symbol, by otherFactor: Double) -> Bool {
    let left = Int(one) * stride
    let right = Int(other) * stride
    for level in levels {
      let difference = numbers[left + level.place] * factor - numbers[right + level.place] * otherFactor
      if difference < -tolerance { return true }
      if difference > tolerance { return false }
    }
    return numbers[left] * factor - numbers[right] * otherFactor < -Self.orderTolerance
  }

  /// The magnitude below which a sum of sequence numbers counts as zero. The numbers are large, and so are their
  /// rounding errors.
  private static let orderTolerance = 1e-5
}
