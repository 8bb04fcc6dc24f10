// SPDX-License-Identifier: Apache-2.0

/// A system of linear constraints with priorities, and the values of its variables.
///
/// Uses an incremental simplex method after Cassowary [CASSOWARY]. Each constraint is an equation of a tableau, or the
/// definition of a variable. Adding, removing or changing one takes a few pivots, and values that do not depend on the change stay the same.
/// Unlike Cassowary's weights, the priorities are strict. If several solutions are equally good, the one of several
/// equal constraints that was added last gives way.
///
/// Equal calls give equal bits on every machine.
///
///     var solver = Solver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable()
///     solver.add([Term(left)], .equal, 16)
///     solver.add([Term(left), Term(width)], .equal, 300)
///     solver.solve()
///     solver.value(of: width)  // 284
public struct Solver {
  var tableau = Tableau()
  var entries: [Entry] = []
  var freeEntries: [Int32] = []
  var sequence: UInt32 = 0
  /// The constraints that are currently ignored, in the order in which they were added.
  var broken: [(id: ConstraintID, members: [ConstraintID])] = []
  /// Whether a change may have made a broken constraint satisfiable.
  var mayMend = false
  /// Whether a conflict was found since the last `solve()`, which breaks it. Until then it would be found again and
  /// again.
  var isInConflict = false
  /// The number of changes since all constants were recomputed.
  var drift = 0

  struct Entry {
    var terms: [Term]
    var relation: Relation
    var constant: Double
    var priority: Priority
    var sequence: UInt32
    var isThere = true
    /// Whether the constraint is in the tableau. A broken one is not.
    var isIn = false
    /// The symbol that occurs only in this equation, and identifies it after pivots.
    var marker: Symbol = -1
    /// The symbol of the opposite error, or of the amount by which an inequality is broken; -1 if the constraint is
    /// required.
    var other: Symbol = -1
    /// The variable that the constraint defines, or -1.
    var variable: Symbol = -1
    var place = 0

    /// `marker = sign · (terms - constant) + other`
    var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
    /// The amount that the equation adds to its marker.
    var own: Double { -sign * constant }
    var isRequired: Bool { priority == .required }
    /// For an optional equality both errors have a cost, for an inequality only one.
    var costsBothWays: Bool { relation == .equal && !isRequired }
  }

  /// Creates a solver without variables and constraints.
  public init() {}

  // MARK: Variables

  /// Creates a variable. Its value is 0 unless constraints determine another one.
  public mutating func makeVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.variable, owner: -1))
  }

  /// Removes a variable. No constraint may use it any more.
  public mutating func remove(_ variable: Variable) {
    precondition(
      !tableau.isKnown(variable.symbol), "remove the constraints of a variable before the variable")
    tableau.free(variable.symbol)
  }

  /// Returns the value that the last `solve()` found.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  // MARK: Constraints

  /// Adds `Σ terms relation constant`. The constraint takes effect at the next `solve()`.
  ///
  /// Traps if the constant or a coefficient is not finite.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> ConstraintID {
    precondition(
      constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }, "a constraint's numbers have to be finite")
    sequence += 1
    let entry = Entry(
      terms: terms, relation: relation, constant: constant, priority: priority, sequence: sequence)
    let slot: Int32
    if let free = freeEntries.popLast() {
      slot = free
      entries[Int(slot)] = entry
    } else {
      slot = Int32(entries.count)
      entries.append(entry)
    }
    insert(slot)
    return ConstraintID(slot: slot, sequence: sequence)
  }

  /// Removes a constraint. Does nothing for an unknown identifier.
  public mutating func remove(_ id: ConstraintID) {
    guard isKnown(id) else { return }
    removeEquation(id.slot)
    broken.removeAll { $0.id == id }
    entries[Int(id.slot)].isThere = false
    entries[Int(id.slot)].terms = []
    freeEntries.append(id.slot)
    mayMend = true
  }

  /// Changes the constant of a constraint, with effect at the next `solve()`. Much cheaper than removing the constraint
  /// and adding another.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard isKnown(id) else { return }
    precondition(constant.isFinite, "a constraint's numbers have to be finite")
    let slot = Int(id.slot)
    let distance = -entries[slot].sign * (constant - entries[slot].constant)
    guard distance != 0 else { return }
    entries[slot].constant = constant
    mayMend = true
    guard entries[slot].isIn else { return }
    drift += 1
    let marker = entries[slot].marker
    tableau.shiftDefinition(of: marker, by: -distance)
    if tableau.isBasic(marker) {
      tableau.shift(tableau.equations.columns[Int(marker)].row, by: distance)
    } else {
      var at = tableau.equations.columns[Int(marker)].first
      while at >= 0 {
        let cell = tableau.equations.cells[Int(at)]
        tableau.shift(cell.row, by: -distance * cell.coefficient)
        at = cell.nextInColumn
      }
    }
  }

  /// Returns whether the constraint is in the solver, broken or not.
  public func isKnown(_ id: ConstraintID) -> Bool {
    id.slot >= 0 && Int(id.slot) < entries.count && entries[Int(id.slot)].isThere
      && entries[Int(id.slot)].sequence == id.sequence
  }

  /// Returns whether the constraint is ignored because it conflicts with others.
  public func isBroken(_ id: ConstraintID) -> Bool { isKnown(id) && !entries[Int(id.slot)].isIn }

  func id(of slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, sequence: entries[Int(slot)].sequence)
  }
}
