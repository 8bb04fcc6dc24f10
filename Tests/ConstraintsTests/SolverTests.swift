// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Constraints

struct SolverTests {
  @Test func equations() {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    solver.add([Term(left)], .equal, 16)
    solver.add([Term(left), Term(width)], .equal, 300)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 284)
  }

  @Test func manyOfAPriorityDoNotBreakOneAbove() {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<200 { solver.add([Term(width)], .equal, 50, priority: Priority(749)) }
    let one = solver.add([Term(width)], .equal, 100, priority: Priority(750))
    solver.solve()
    #expect(solver.value(of: width) == 100)
    solver.remove(one)
    solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  @Test func ofEqualsTheLatestGivesWay() {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    solver.add([Term(first), Term(second)], .equal, 300)
    let hugging = solver.add([Term(first)], .equal, 80, priority: Priority(250))
    solver.add([Term(second)], .equal, 90, priority: Priority(250))
    solver.solve()
    #expect(solver.value(of: first) == 80)
    #expect(solver.value(of: second) == 220)
    // Added again, so it is the latest.
    solver.remove(hugging)
    solver.add([Term(first)], .equal, 80, priority: Priority(250))
    solver.solve()
    #expect(solver.value(of: first) == 210)
    #expect(solver.value(of: second) == 90)
  }

  @Test func aConstantAloneChanges() {
    var solver = Solver()
    let edges = (0..<5).map { _ in solver.makeVariable() }
    solver.add([Term(edges[0])], .equal, 0)
    let gaps = (1..<5).map { solver.add([Term(edges[$0]), Term(edges[$0 - 1], -1)], .equal, 10) }
    solver.solve()
    #expect(solver.value(of: edges[4]) == 40)
    solver.setConstant(25, of: gaps[1])
    solver.solve()
    #expect(edges.map { solver.value(of: $0) } == [0, 10, 35, 45, 55])
  }

  @Test func manyChangesOfConstantsLeaveNoTrace() {
    var solver = Solver()
    let edges = (0..<5).map { _ in solver.makeVariable() }
    let first = solver.add([Term(edges[0])], .equal, 0)
    for index in 1..<5 { solver.add([Term(edges[index]), Term(edges[index - 1], -1)], .equal, 0.1 * Double(index)) }
    solver.solve()
    let before = edges.map { solver.value(of: $0) }
    for step in 1...10_000 {
      solver.setConstant(0.1 * Double(step), of: first)
      solver.solve()
    }
    solver.setConstant(0, of: first)
    solver.solve()
    for (edge, value) in zip(edges, before) { #expect(abs(solver.value(of: edge) - value) < 1e-9) }
  }

  @Test func conflictsAreToldOnceAndMended() {
    var solver = Solver()
    let width = solver.makeVariable()
    let other = solver.makeVariable()
    solver.add([Term(other)], .equal, 7)
    let small = solver.add([Term(width)], .lessThanOrEqual, 100)
    let large = solver.add([Term(width)], .greaterThanOrEqual, 200)
    #expect(solver.solve() == [Conflict(members: [small, large], broken: large)])
    #expect(solver.isBroken(large))
    #expect(solver.solve().isEmpty)
    // A change elsewhere reports nothing again.
    let third = solver.add([Term(other)], .lessThanOrEqual, 50)
    solver.setConstant(40, of: third)
    #expect(solver.solve().isEmpty)
    #expect(solver.isBroken(large))
    solver.setConstant(300, of: small)
    #expect(solver.solve().isEmpty)
    #expect(!solver.isBroken(large))
    #expect((200...300).contains(solver.value(of: width)))
  }

  @Test func twoConstantsThatBelongTogetherMayChangeOneAfterTheOther() {
    var solver = Solver()
    let width = solver.makeVariable()
    let one = solver.add([Term(width)], .equal, 100)
    let same = solver.add([Term(width)], .equal, 100)
    #expect(solver.solve().isEmpty)
    solver.setConstant(120, of: one)
    solver.setConstant(120, of: same)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) == 120)
  }

  @Test func whatIsLeftOpenIsAmbiguous() {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
    solver.add([Term(left)], .equal, 10)
    solver.solve()
    #expect(!solver.isAmbiguous(left))
    #expect(solver.isAmbiguous(width))
    #expect(solver.isAmbiguous(right))
    let limit = solver.add([Term(width)], .lessThanOrEqual, 100)
    solver.solve()
    #expect(solver.isAmbiguous(width))
    solver.add([Term(width)], .equal, 1000, priority: Priority(250))
    solver.solve()
    #expect(!solver.isAmbiguous(width))
    #expect(solver.value(of: width) == 100)
    solver.remove(limit)
    solver.solve()
    #expect(solver.value(of: right) == 1010)
  }

  @Test func namesAreNotUsedTwice() {
    var solver = Solver()
    let width = solver.makeVariable()
    let one = solver.add([Term(width)], .equal, 1)
    solver.remove(one)
    let two = solver.add([Term(width)], .equal, 2)
    #expect(one != two)
    solver.remove(one)
    solver.setConstant(5, of: one)
    solver.solve()
    #expect(solver.value(of: width) == 2)
    #expect(!solver.isKnown(one))
    solver.remove(two)
    solver.remove(width)
    solver.check()
  }

  @Test func prioritiesOutOfRange() {
    #expect(Priority(2000) == .required)
    #expect(Priority(.nan) == .required)
    #expect(Priority(0) > Priority(-1) || Priority(0) == Priority(-1))
    #expect(Priority(0) < Priority(1))
  }

  @Test func numbersHaveToBeFinite() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let width = solver.makeVariable()
      solver.add([Term(width)], .equal, .nan)
    }
  }
}
