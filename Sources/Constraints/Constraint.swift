// SPDX-License-Identifier: Apache-2.0

/// A number that a solver finds, such as the left edge of a view. It belongs to the solver that made it.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// A variable of the solver that the constraint is added to; a variable of another solver is not detected.
  public var variable: Variable
  /// Finite. Zero counts as if the term were not there.
  public var coefficient: Double

  /// A variable times a coefficient, 1 by default; checked when the constraint is added.
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

/// How much a constraint matters: from above 0 to 1000, which is required. A constraint is never broken in favour of
/// any number of constraints of lower priority.
public struct Priority: Hashable, Comparable, Sendable {
  /// Above 0, at most 1000. Only constraints of `required` can conflict; others give way.
  public let value: Float

  /// A value out of range counts as the nearest end of the range, and NaN as required.
  public init(_ value: Float) {
    self.value = value > 0 ? min(value, 1000) : value.isNaN ? 1000 : .leastNonzeroMagnitude
  }

  /// 1000: holds in every solution, or is reported as broken.
  public static let required = Priority(1000)

  /// Compares the values: the greater priority wins, however many constraints have the lesser one.
  public static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}

/// Identifies a constraint in the solver that it was added to. An identifier is not used twice.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  /// Counts additions; the slot is used again.
  let sequence: UInt32
}

/// Required constraints that can't all hold, though any but one of them can.
public struct Conflict: Hashable, Sendable {
  /// In the order in which they were added.
  public var members: [ConstraintID]
  /// The one that is ignored until something changes: the latest of them.
  public var broken: ConstraintID
}
