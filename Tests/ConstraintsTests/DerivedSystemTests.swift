// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Constraints

/// Random systems in which most variables are sums of others, as the places in a layout are. The reference solver gets
/// them without these variables, which it replaces by their sums.
struct DerivedSystemTests {
  /// A required equation that determines a variable.
  struct Derivation {
    var coefficients: [Double]
    var constant: Double
  }

  /// A wish or a derivation, in the order of addition.
  struct Member {
    var id: ConstraintID
    /// The wish over all variables.
    var wish: Wish
    /// The variable that it derives, or `nil`.
    var derived: Int?
  }

  struct System {
    static let bases = 3
    var random: SeededRandom
    var solver = Solver()
    var variables: [Variable] = []
    var derivations: [Derivation] = []
    var members: [Member] = []

    init(seed: UInt64, derived: Int) {
      random = SeededRandom(seed: seed)
      let count = Self.bases + derived
      // Some variables are created in another order than they are derived.
      for _ in 0..<count { variables.append(solver.makeVariable()) }
      variables.shuffle(using: &random)
      derivations = (0..<derived).map { _ in Derivation(coefficients: [], constant: 0) }
      for index in derivations.indices { derivations[index] = derivation(of: index) }
    }

    var count: Int { variables.count }

    /// A random sum of one to three variables before a derived one.
    mutating func derivation(of index: Int) -> Derivation {
      var coefficients = [Double](repeating: 0, count: count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        coefficients[Int.random(in: 0..<Self.bases + index, using: &random)] = [1, 1, 1, -1, 0.5].randomElement(
          using: &random)!
      }
      return Derivation(coefficients: coefficients, constant: Double(Int.random(in: -9...9, using: &random)))
    }

    /// `derived - sum = constant`, sometimes times -1 or 2.
    mutating func wish(deriving index: Int) -> Wish {
      let scale = [1.0, 1, -1, 2].randomElement(using: &random)!
      var coefficients = derivations[index].coefficients.map { -$0 * scale }
      coefficients[Self.bases + index] = scale
      return Wish(
        coefficients: coefficients, relation: .equal, constant: scale * derivations[index].constant, priority: 1000)
    }

    mutating func randomWish(_ priorities: [Float]) -> Wish {
      var coefficients = [Double](repeating: 0, count: count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        coefficients[Int.random(in: 0..<count, using: &random)] = [1, -1, 1, -1, 2, 0.5].randomElement(using: &random)!
      }
      return Wish(
        coefficients: coefficients,
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
        constant: Double(Int.random(in: -9...9, using: &random)),
        priority: priorities.randomElement(using: &random)!)
    }

    /// A wish for one variable alone.
    func stay(_ index: Int) -> Wish {
      Wish(
        coefficients: (0..<count).map { $0 == index ? 1 : 0 }, relation: .equal, constant: Double(index), priority: 1)
    }

    mutating func add(_ wish: Wish, deriving derived: Int? = nil) {
      let terms = zip(variables, wish.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
      let id = solver.add(terms, wish.relation, wish.constant, priority: Priority(wish.priority))
      members.append(Member(id: id, wish: wish, derived: derived))
    }

    /// Adds a wish for each base, all derivations and some random wishes, in random order.
    mutating func addAll(_ priorities: [Float], wishes: Int) {
      var due: [(Wish, Int?)] = (0..<Self.bases).map { (stay($0), nil) }
      for index in derivations.indices { due.append((wish(deriving: index), index)) }
      for _ in 0..<wishes { due.append((randomWish(priorities), nil)) }
      due.shuffle(using: &random)
      for (wish, derived) in due { add(wish, deriving: derived) }
    }

    /// The value of each variable, as a sum over the bases and a constant at the end.
    var forms: [[Double]] {
      var forms = (0..<Self.bases).map { base in (0...Self.bases).map { $0 == base ? 1.0 : 0 } }
      for derivation in derivations {
        forms.append(
          (0...Self.bases).map { place in
            zip(derivation.coefficients, forms).reduce(place == Self.bases ? derivation.constant : 0) {
              $0 + $1.0 * $1.1[place]
            }
          })
      }
      return forms
    }

    /// The wishes over the bases alone. A derivation becomes a wish that always holds, so that the order remains.
    var reduced: [Wish] {
      let forms = forms
      return members.map { member in
        var wish = member.wish
        let sum = (0...Self.bases).map { place in
          member.derived != nil ? 0 : zip(wish.coefficients, forms).reduce(0) { $0 + $1.0 * $1.1[place] }
        }
        wish.coefficients = Array(sum.dropLast())
        wish.constant = member.derived != nil ? 0 : wish.constant - sum[Self.bases]
        return wish
      }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// Checks that the values are the best, and that the derived ones are the sums of others. After constraints were
    /// removed, the numbers of the others have gaps, and the cost of the order is another one than the reference's.
    mutating func checkValues(hasGaps: Bool = false, _ note: Comment) {
      let values = values
      let bases = Array(values.prefix(Self.bases))
      let reduced = reduced
      let costs = [bases, Reference.solve(reduced, variables: Self.bases)].map { point in
        point.flatMap { Reference.cost(of: $0, reduced)?.dropLast(hasGaps ? 1 : 0) }
      }
      if let cost = costs[0], let best = costs[1] {
        #expect(!Reference.isLess(Array(best), Array(cost)), note)
      } else {
        Issue.record(note)
      }
      for (form, value) in zip(forms, values) {
        let expected = zip(form, bases + [1]).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(abs(expected - value) < 1e-6, note)
      }
    }
  }

  @Test(arguments: 0..<1000) func theBestOfASystem(seed: Int) {
    var system = System(seed: UInt64(seed) &+ 3_000_000, derived: 1 + seed % 8)
    system.addAll([1000, 750, 749, 250], wishes: seed % 7)
    let conflicts = system.solver.solve()
    #expect(
      conflicts.isEmpty == (Reference.solve(system.reduced, variables: System.bases) != nil), "seed \(seed)")
    if conflicts.isEmpty { system.checkValues("seed \(seed)") }
    system.solver.check()
  }

  @Test(arguments: 0..<150) func changesLeadToTheBest(seed: Int) {
    var system = System(seed: UInt64(seed) &+ 4_000_000, derived: 1 + seed % 6)
    system.addAll([1000, 750, 250], wishes: 2)
    for step in 0..<30 {
      let index = Int.random(in: system.members.indices, using: &system.random)
      let member = system.members[index]
      switch Int.random(in: 0..<4, using: &system.random) {
      case 0:
        system.add(system.randomWish([1000, 750, 250]))
      case 1 where member.derived == nil && member.wish.priority != 1:
        system.solver.remove(member.id)
        system.members.remove(at: index)
      case 2:
        system.members[index].wish.constant = Double(Int.random(in: -9...9, using: &system.random))
        system.solver.setConstant(system.members[index].wish.constant, of: member.id)
        if let derived = member.derived {
          let scale = member.wish.coefficients[System.bases + derived]
          system.derivations[derived].constant = system.members[index].wish.constant / scale
        }
      default:
        guard let derived = member.derived else { break }
        system.solver.remove(member.id)
        system.members.remove(at: index)
        system.derivations[derived] = system.derivation(of: derived)
        let wish = system.wish(deriving: derived)
        system.add(wish, deriving: derived)
      }
      if Int.random(in: 0..<3, using: &system.random) == 0 { continue }
      system.solver.solve()
      system.solver.check()
      if system.members.allSatisfy({ !system.solver.isBroken($0.id) }) {
        system.checkValues(hasGaps: true, "seed \(seed), step \(step)")
      }
    }
    for member in system.members { system.solver.remove(member.id) }
    for variable in system.variables { system.solver.remove(variable) }
    system.solver.check()
  }

  @Test(arguments: 0..<100) func aConflictIsSmallest(seed: Int) {
    var system = System(seed: UInt64(seed) &+ 5_000_000, derived: 3)
    system.addAll([1000], wishes: 6)
    let stays = (0..<system.count).map { system.stay($0) }
    for conflict in system.solver.solve() {
      let members = conflict.members.map { id in system.members.first { $0.id == id }!.wish }
      #expect(conflict.broken == conflict.members.last)
      #expect(Reference.solve(stays + members, variables: system.count) == nil, "seed \(seed): no conflict")
      for left in members.indices {
        var fewer = members
        fewer.remove(at: left)
        #expect(
          Reference.solve(stays + fewer, variables: system.count) != nil, "seed \(seed): \(left) is too much")
      }
    }
  }
}
