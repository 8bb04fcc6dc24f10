// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Constraints

/// Random systems, compared with a solver that shares no code with this one.
struct RandomSystemTests {
  static let variables = 3

  static func wish(_ random: inout SeededRandom, priorities: [Float]) -> Wish {
    var coefficients = [Double](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      coefficients[Int.random(in: 0..<variables, using: &random)] = [1, -1, 1, -1, 2, 0.5].randomElement(
        using: &random)!
    }
    return Wish(
      coefficients: coefficients,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      constant: Double(Int.random(in: -9...9, using: &random)),
      priority: priorities.randomElement(using: &random)!)
  }

  /// A wish for each variable, so that the best point is unique.
  static func stays() -> [Wish] {
    (0..<variables).map { index in
      Wish(
        coefficients: (0..<variables).map { $0 == index ? 1 : 0 }, relation: .equal, constant: Double(index),
        priority: 1)
    }
  }

  static func add(_ wish: Wish, to solver: inout Solver, _ variables: [Variable]) -> ConstraintID {
    let terms = zip(variables, wish.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
    return solver.add(terms, wish.relation, wish.constant, priority: Priority(wish.priority))
  }

  @Test(arguments: 0..<400) func theBestOfASystem(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let wishes =
      Self.stays()
      + (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Self.wish(&random, priorities: [1000, 750, 749, 250])
      }
    var solver = Solver()
    let variables = (0..<Self.variables).map { _ in solver.makeVariable() }
    for wish in wishes { _ = Self.add(wish, to: &solver, variables) }
    let conflicts = solver.solve()
    let expected = Reference.solve(wishes, variables: Self.variables)
    #expect(conflicts.isEmpty == (expected != nil), "seed \(seed)")
    if let expected {
      let found = variables.map { solver.value(of: $0) }
      let cost = Reference.cost(of: found, wishes)
      let best = Reference.cost(of: expected, wishes)!
      #expect(cost != nil && !Reference.isLess(best, cost!), "seed \(seed): \(found), best is \(expected)")
    }
    solver.check()
  }

  @Test(arguments: 0..<200) func changesLeadWhereAFreshStartDoes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 1_000_000)
    var solver = Solver()
    let variables = (0..<Self.variables).map { _ in solver.makeVariable() }
    var present: [(id: ConstraintID, wish: Wish)] = []
    for wish in Self.stays() { present.append((Self.add(wish, to: &solver, variables), wish)) }
    for step in 0..<40 {
      let choice = Int.random(in: 0..<10, using: &random)
      if choice < 5 || present.count == Self.variables {
        let wish = Self.wish(&random, priorities: [1000, 750, 250])
        present.append((Self.add(wish, to: &solver, variables), wish))
      } else {
        let index = Int.random(in: Self.variables..<present.count, using: &random)
        if choice < 7 {
          solver.remove(present.remove(at: index).id)
        } else {
          present[index].wish.constant = Double(Int.random(in: -9...9, using: &random))
          solver.setConstant(present[index].wish.constant, of: present[index].id)
        }
      }
      if Bool.random(using: &random) { continue }
      solver.solve()
      solver.check()
      let held = present.filter { !solver.isBroken($0.id) }.map(\.wish)
      let values = variables.map { solver.value(of: $0) }
      if held.count == present.count {
        var fresh = Solver()
        let others = (0..<Self.variables).map { _ in fresh.makeVariable() }
        for (_, wish) in present { _ = Self.add(wish, to: &fresh, others) }
        fresh.solve()
        let expected = others.map { fresh.value(of: $0) }
        #expect(
          zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 },
          "seed \(seed), step \(step): \(values), afresh \(expected)")
      } else {
        #expect(held.allSatisfy { $0.priority < 1000 || $0.error(at: values) < 1e-6 }, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<200) func aConflictIsSmallest(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 2_000_000)
    var solver = Solver()
    let variables = (0..<Self.variables).map { _ in solver.makeVariable() }
    var wishes: [ConstraintID: Wish] = [:]
    for _ in 0..<9 {
      let wish = Self.wish(&random, priorities: [1000])
      wishes[Self.add(wish, to: &solver, variables)] = wish
    }
    for conflict in solver.solve() {
      let members = conflict.members.map { wishes[$0]! }
      #expect(conflict.broken == conflict.members.last)
      #expect(Reference.solve(Self.stays() + members, variables: Self.variables) == nil, "seed \(seed): no conflict")
      for left in members.indices {
        var fewer = members
        fewer.remove(at: left)
        #expect(
          Reference.solve(Self.stays() + fewer, variables: Self.variables) != nil, "seed \(seed): \(left) is too much")
      }
    }
  }
}
