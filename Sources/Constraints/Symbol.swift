// SPDX-License-Identifier: Apache-2.0

/// A column of the tableau, by its index.
typealias Symbol = Int32

/// The meaning of a symbol, which decides its permitted values.
enum SymbolKind: UInt8 {
  /// The index is free.
  case none
  /// A variable of the caller. It may have any value.
  case variable
  /// The slack of an inequality, or the amount by which a constraint is broken. Not below zero.
  case slack
  /// The error of a required equation. Always zero.
  case fixed
}

/// The tableau's data about a symbol.
struct Column {
  var kind: SymbolKind
  /// The slot of the constraint to which it belongs, or -1.
  var owner: Int32
  /// The row in which it is basic, or -1.
  var row: Int32 = -1
  /// The first of its cells, which are in no particular order, and their number.
  var first: Int32 = -1
  var count: Int32 = 0
}

/// One equation: `basic = constant + Σ coefficient · symbol`.
struct Row {
  var basic: Symbol
  var constant: Double
  /// Its cells, by ascending symbol. None of them is zero.
  var first: Int32 = -1
}

/// A symbol in a row with its coefficient, linked with the other cells of its row and of its column.
struct Cell {
  var coefficient: Double
  var symbol: Symbol
  var row: Int32
  var nextInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// A number with a smaller magnitude counts as zero.
let tolerance = 1e-9
