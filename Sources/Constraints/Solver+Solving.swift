// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Solves the constraints. Returns the conflicts that are new since the last call. If the required constraints can't
  /// all hold, the constraint of a smallest conflicting set that was added last is ignored until something else
  /// changes.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    if drift >= Self.mostDrift { refresh() }
    var before: [(id: ConstraintID, members: [ConstraintID])] = []
    if mayMend, !broken.isEmpty {
      // Broken constraints may hold now. They are tried in the order in which they were added.
      swap(&before, &broken)
      for (id, _) in before { insert(id.slot) }
    }
    mayMend = false
    isInConflict = false
    var conflicts: [Conflict] = []
    while let conflict = makeFeasible() {
      removeEquation(conflict.broken.slot)
      let at = broken.firstIndex { $0.id.sequence > conflict.broken.sequence } ?? broken.count
      broken.insert((conflict.broken, conflict.members), at: at)
      if !before.contains(where: { $0.id == conflict.broken && $0.members == conflict.members }) {
        conflicts.append(conflict)
      }
    }
    makeBest()
    tableau.evaluate()
    return conflicts
  }

  /// Finds the best values for the constraints added so far, as far as required constraints can all hold.
  /// Calling it does not change the result of `solve`. Call it after adding many constraints with few variables each,
  /// before adding those that connect them. The pivot of an isolated equation costs nothing. Once equations are
  /// connected, a pivot affects the rows of all variables that depend on its variable.
  public mutating func settle() {
    if makeFeasible() == nil { makeBest() }
  }

  /// Prepares for another constraint. A required one may make values invalid, so the costs are made minimal before. An
  /// optional one may make costs reducible, so the values are made valid before. If both were due at the same time,
  /// costs could not choose the pivots.
  mutating func settle(before isRequired: Bool) {
    if isInConflict { return }
    if isRequired {
      if tableau.violations.isEmpty { makeBest() }
    } else if tableau.candidates.isEmpty {
      isInConflict = makeFeasible() != nil
    }
  }

  private static let mostDrift = 512

  /// Recomputes all constants. Each is a sum over the equations that its row combines, weighted by the coefficients
  /// of their markers.
  private mutating func refresh() {
    drift = 0
    for index in tableau.equations.rows.indices where tableau.equations.rows[index].basic >= 0 {
      var constant = own(of: tableau.equations.rows[index].basic)
      tableau.equations.forEachCell(ofRow: Int32(index)) { constant -= $0.coefficient * own(of: $0.symbol) }
      tableau.shift(Int32(index), by: constant - tableau.equations.rows[index].constant)
    }
  }

  /// Returns the amount that an equation adds to its marker, or 0 for other symbols.
  private func own(of symbol: Symbol) -> Double {
    let owner = tableau.symbols[Int(symbol)].owner
    guard owner >= 0, entries[Int(owner)].marker == symbol else { return 0 }
    return entries[Int(owner)].own
  }

  // MARK: Feasibility

  /// Pivots until each basic symbol has a permitted value, by the dual simplex method. Stops at a conflict.
  private mutating func makeFeasible() -> Conflict? {
    // If the costs are not minimal, they can't choose the pivot. Then the smallest index chooses it, which terminates
    // too.
    let isCheapest = settleCandidates()
    while let symbol = tableau.violations.popFirst() {
      let row = tableau.equations.columns[Int(symbol)].row
      guard tableau.isViolated(symbol) else {
        // The error of a required equation leaves the basis even if it is zero, because it never becomes basic again.
        // If many stayed, each would be in the way of the next change.
        if isCheapest, row >= 0, tableau.symbols[Int(symbol)].kind == .fixed, let entering = shortest(in: row) {
          tableau.pivot(symbol, with: entering)
        }
        continue
      }
      guard let entering = entering(for: row, byCost: isCheapest) else {
        tableau.violations.insert(symbol)
        return conflict(in: row)
      }
      tableau.pivot(symbol, with: entering)
    }
    return nil
  }

  /// Returns whether no symbol lowers the total cost. Symbols that do stay candidates.
  private mutating func settleCandidates() -> Bool {
    while let symbol = tableau.candidates.popFirst() {
      if isWorthEntering(symbol) {
        tableau.candidates.insert(symbol)
        return false
      }
    }
    return true
  }

  private func isWorthEntering(_ symbol: Symbol) -> Bool {
    guard !tableau.isBasic(symbol) else { return false }
    let sign = tableau.costs.sign(symbol)
    switch tableau.symbols[Int(symbol)].kind {
    case .slack: return sign < 0
    case .variable: return sign != 0
    case .fixed, .none: return false
    }
  }

  /// Returns the symbol to exchange for a basic symbol of zero so that the costs remain minimal. Of the two for its two
  /// directions, it is the one in fewer rows, each of which is rewritten.
  private func shortest(in row: Int32) -> Symbol? {
    let up = entering(for: row, direction: 1, byCost: true)
    let down = entering(for: row, direction: -1, byCost: true)
    guard let up, let down else { return up ?? down }
    let columns = tableau.equations.columns
    return columns[Int(up)].count < columns[Int(down)].count ? up : down
  }

  /// Returns the symbol to raise so that a basic symbol reaches its bound, at the least cost.
  private func entering(for row: Int32, byCost: Bool) -> Symbol? {
    entering(for: row, direction: tableau.equations.rows[Int(row)].constant < 0 ? 1 : -1, byCost: byCost)
  }

  private func entering(for row: Int32, direction: Double, byCost: Bool) -> Symbol? {
    var best: (symbol: Symbol, factor: Double)?
    var at = tableau.equations.rows[Int(row)].first
    while at >= 0 {
      let cell = tableau.equations.cells[Int(at)]
      at = cell.nextInRow
      switch tableau.symbols[Int(cell.symbol)].kind {
      case .variable: return cell.symbol
      case .fixed, .none: continue
      case .slack:
        let coefficient = cell.coefficient * direction
        guard coefficient > tolerance else { continue }
        if let best {
          guard byCost, tableau.costs.isLess(cell.symbol, by: 1 / coefficient, than: best.symbol, by: best.factor)
          else {
            continue
          }
        }
        best = (cell.symbol, 1 / coefficient)
      }
    }
    return best?.symbol
  }

  /// Returns the conflict of a row that can't reach its bound. Its constraints can't all hold. The set is minimal,
  /// because the row is a vertex of the polyhedron of all combinations that give a contradiction [GLEESON].
  private func conflict(in row: Int32) -> Conflict {
    var slots: [Int32] = [tableau.symbols[Int(tableau.equations.rows[Int(row)].basic)].owner]
    tableau.equations.forEachCell(ofRow: row) { cell in
      let owner = tableau.symbols[Int(cell.symbol)].owner
      if owner >= 0, !slots.contains(owner) { slots.append(owner) }
    }
    var members: [ConstraintID] = []
    for slot in slots {
      let id = id(of: slot)
      members.insert(id, at: members.firstIndex { $0.sequence > id.sequence } ?? members.count)
    }
    return Conflict(members: members, broken: members.last!)
  }

  // MARK: Optimality

  /// Pivots until the total cost is minimal, by the primal simplex method with the smallest index [BLAND]. Of several
  /// symbols that reach their bounds together, the one of the highest priority leaves, because it is the most expensive
  /// to keep. After many pivots the index alone decides, so that the method terminates.
  private mutating func makeBest() {
    var pivots = 0
    while let symbol = tableau.candidates.popFirst() {
      guard isWorthEntering(symbol) else { continue }
      // A variable may also be lowered.
      let direction = tableau.costs.sign(symbol) < 0 ? 1.0 : -1.0
      guard let leaving = leaving(for: symbol, direction: direction, byPriority: pivots < tableau.equations.rows.count)
      else { continue }
      pivots += 1
      tableau.pivot(leaving, with: symbol)
    }
  }

  /// Returns the basic symbol that first reaches its bound when a symbol is raised or lowered.
  private func leaving(for symbol: Symbol, direction: Double, byPriority: Bool) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    var at = tableau.equations.columns[Int(symbol)].first
    while at >= 0 {
      let cell = tableau.equations.cells[Int(at)]
      at = cell.nextInColumn
      let row = tableau.equations.rows[Int(cell.row)]
      let slope = cell.coefficient * direction
      let ratio: Double
      switch tableau.symbols[Int(row.basic)].kind {
      case .variable, .none: continue
      case .fixed: ratio = 0
      case .slack:
        guard slope < -tolerance else { continue }
        ratio = max(0, -row.constant / slope)
      }
      if let best, ratio > best.ratio { continue }
      if let best, ratio == best.ratio {
        let difference = byPriority ? priority(of: row.basic) - priority(of: best.symbol) : 0
        if difference < 0 || (difference == 0 && row.basic > best.symbol) { continue }
      }
      best = (row.basic, ratio)
    }
    return best?.symbol
  }

  private func priority(of symbol: Symbol) -> Float {
    let owner = tableau.symbols[Int(symbol)].owner
    return owner < 0 ? 0 : entries[Int(owner)].priority.value
  }
}
