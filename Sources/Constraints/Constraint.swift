// SPDX-License-Identifier: Apache-2.0

/// An unknown of a solver, such as the left edge of a view. It belongs to the solver that created it.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// A variable of the solver to which the constraint is added. A variable of another solver is not detected.
  public var variable: Variable
  /// The coefficient, which must be finite. With zero, the term is ignored.
  public var coefficient: Double

  /// Creates a term from a variable and a coefficient, 1 by default. The values are checked when the constraint is
  /// added.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation of the sum of a constraint's terms to its constant.
public enum Relation: Hashable, Sendable {
  /// The sum is at most the constant, equal to it, or at least the constant.
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// The priority of a constraint: above 0 and at most 1000, which means required. A constraint is never broken in favor
/// of constraints of lower priority, however many there are.
public struct Priority: Hashable, Comparable, Sendable {
  /// The value, above 0 and at most 1000. Only `required` constraints can conflict; all others give way.
  public let value: Float

  /// Creates a priority. A value out of range is clamped to the range, and NaN counts as required.
  public init(_ value: Float) {
    self.value = value > 0 ? min(value, 1000) : value.isNaN ? 1000 : .leastNonzeroMagnitude
  }

  /// The priority 1000. A required constraint holds in every solution, or is reported as broken.
  public static let required = Priority(1000)

  /// Compares the values. The constraint with the greater priority wins, however many constraints have the lesser one.
  public static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}

/// Identifies a constraint in the solver to which it was added. An identifier is not reused.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  /// The number of the addition, because the slot is reused.
  let sequence: UInt32
}

/// Required constraints that can't all hold, although all but any one of them can.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added.
  public var members: [ConstraintID]
  /// The constraint that is ignored until something changes: the one added last.
  public var broken: ConstraintID
}
