// SPDX-License-Identifier: Apache-2.0

import Constraints
import Foundation

/// Lays out a system of constraints TIMES times, then changes one constant of the last one CHANGES times.
/// `Scripts/constraints-bench` counts the instructions. With only a file, prints the values of each of its systems on a
/// line, or `none` if its required constraints can't all hold.
///
///     ConstraintsBench FILE [TIMES CHANGES]
///
/// An empty line ends a system. Each other line of the file is a constraint: priority, relation (-1, 0 or 1), constant, and pairs of a variable's number
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
    if arguments.count == 2 {
      for lines in try read(arguments[1]) {
        var system = System(lines)
        let isSolved = system.solver.solve().isEmpty
        print(isSolved ? system.values.map { "\($0)" }.joined(separator: " ") : "none")
      }
      return
    }
    guard arguments.count == 4, let times = Int(arguments[2]), let changes = Int(arguments[3]) else {
      return print("usage: ConstraintsBench FILE [TIMES CHANGES]")
    }
    let lines = try read(arguments[1])[0]
    var sum = 0.0
    for time in 1...max(times, 1) {
      var system = System(lines)
      system.solver.solve()
      if time == times, let first = system.first {
        for change in 0..<changes {
          system.solver.setConstant(lines[0].constant + Double(change % 7), of: first)
          system.solver.solve()
        }
      }
      for value in system.values { sum += value }
    }
    print(sum)
  }

  /// A solver with the constraints of a system.
  struct System {
    var solver = Solver()
    private var variables: [Variable] = []
    private(set) var first: ConstraintID?

    init(_ lines: [Line]) {
      let count = 1 + (lines.flatMap { $0.terms.map(\.variable) }.max() ?? -1)
      for _ in 0..<count { variables.append(solver.makeVariable()) }
      for line in lines {
        let id = solver.add(
          line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
          priority: Priority(line.priority))
        if first == nil { first = id }
      }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  static func read(_ path: String) throws -> [[Line]] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.isEmpty }.map { $0.map(line) }
  }

  private static func line(_ text: Substring) -> Line {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    let terms = stride(from: 3, to: numbers.count - 1, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
    return Line(
      priority: Float(numbers[0]),
      relation: numbers[1] < 0 ? .lessThanOrEqual : numbers[1] > 0 ? .greaterThanOrEqual : .equal,
      constant: numbers[2], terms: terms)
  }
}
