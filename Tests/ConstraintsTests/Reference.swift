// SPDX-License-Identifier: Apache-2.0

import Constraints

/// A constraint for the reference solver and the solver under test.
struct Wish {
  /// The coefficients by variable, which are zero for variables without one.
  var coefficients: [Double]
  var relation: Relation
  var constant: Double
  var priority: Float

  func error(at point: [Double]) -> Double {
    let distance = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .equal: return abs(distance)
    case .lessThanOrEqual: return max(0, distance)
    case .greaterThanOrEqual: return max(0, -distance)
    }
  }
}

/// Finds the best point by testing every corner: dense, without pivots, comparing priorities one after another.
enum Reference {
  /// The cost of a point: a sum of errors for each priority below the required one, highest first, and then the order.
  static func cost(of point: [Double], _ wishes: [Wish]) -> [Double]? {
    var levels: [Float: Double] = [:]
    var order = 0.0
    for (index, wish) in wishes.enumerated() {
      let error = wish.error(at: point)
      if wish.priority == 1000 {
        if error > 1e-6 { return nil }
      } else {
        levels[wish.priority, default: 0] += error
        order -= error * Double(index + 1)
      }
    }
    return levels.sorted { $0.key > $1.key }.map(\.value) + [order]
  }

  static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (left, right) in zip(one, other) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  /// The best point, or `nil` if no point satisfies the required constraints. Each variable needs a wish of its own, so
  /// that there are corners.
  static func solve(_ wishes: [Wish], variables: Int) -> [Double]? {
    var best: (cost: [Double], point: [Double])?
    choose(variables, of: Array(wishes.indices)) { chosen in
      guard let point = intersection(chosen.map { wishes[$0] }) else { return }
      guard let cost = cost(of: point, wishes) else { return }
      if best == nil || isLess(cost, best!.cost) { best = (cost, point) }
    }
    return best?.point
  }

  private static func choose(_ count: Int, of items: [Int], _ body: ([Int]) -> Void) {
    func extend(_ chosen: [Int], from start: Int) {
      if chosen.count == count { return body(chosen) }
      for index in start..<items.count { extend(chosen + [items[index]], from: index + 1) }
    }
    extend([], from: 0)
  }

  /// The solution if all constraints are equations, or `nil` if it is not a single point. Gaussian elimination with
  /// full pivoting by rows.
  private static func intersection(_ wishes: [Wish]) -> [Double]? {
    let count = wishes.count
    var rows = wishes.map { $0.coefficients + [$0.constant] }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for other in 0..<count where other != column {
        let factor = rows[other][column] / rows[column][column]
        for cell in column...count { rows[other][cell] -= factor * rows[column][cell] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
