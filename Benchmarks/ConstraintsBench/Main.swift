// SPDX-License-Identifier: Apache-2.0

import Constraints
import Foundation

/// Lays out a system of constraints TIMES times, then changes one constant of the last one CHANGES times.
/// `Scripts/constraints-bench` counts the instructions.
///
///     ConstraintsBench FILE TIMES CHANGES
///
/// Each line of the file is a constraint: priority, relation (-1, 0 or 1), constant, and pairs of a variable's number
/// and its coefficient. The constant of the first line is the one that is changed.
@main enum Main {
  struct Line {
    var priority: Float
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let times = Int(arguments[2]), let changes = Int(arguments[3]) else {
      return print("usage: ConstraintsBench FILE TIMES CHANGES")
    }
    let lines = try read(arguments[1])
    let count = 1 + (lines.flatMap { $0.terms.map(\.variable) }.max() ?? -1)
    var sum = 0.0
    for time in 1...max(times, 1) {
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var first: ConstraintID?
      for line in lines {
        let id = solver.add(
          line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
          priority: Priority(line.priority))
        if first == nil { first = id }
      }
      solver.solve()
      if time == times, let first {
        for change in 0..<changes {
          solver.setConstant(lines[0].constant + Double(change % 7), of: first)
          solver.solve()
        }
      }
      for variable in variables { sum += solver.value(of: variable) }
    }
    print(sum)
  }

  static func read(_ path: String) throws -> [Line] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { text in
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      let terms = stride(from: 3, to: numbers.count - 1, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
      return Line(
        priority: Float(numbers[0]),
        relation: numbers[1] < 0 ? .lessThanOrEqual : numbers[1] > 0 ? .greaterThanOrEqual : .equal,
        constant: numbers[2], terms: terms)
    }
  }
}
