// SPDX-License-Identifier: Apache-2.0

/// A column of the tableau, by its index.
typealias Symbol = Int32

/// What a symbol stands for, which says what values it may have.
enum SymbolKind: UInt8 {
  /// Nothing; the index is free.
  case none
  /// A variable of the caller's: any value.
  case variable
  /// By how much an inequality holds, or by how much a constraint is broken: not below zero.
  case slack
  /// What a required equation must not deviate: zero.
  case fixed
}

/// What the tableau knows of a symbol.
struct Column {
  var kind: SymbolKind
  /// The slot of the constraint that it belongs to, or -1.
  var owner: Int32
  /// The row that it is basic in, or -1.
  var row: Int32 = -1
  /// The first of the cells that have it, in no order, and how many there are.
  var first: Int32 = -1
  var count: Int32 = 0
}

/// One equation: `basic = constant + Σ coefficient · symbol`.
struct Row {
  var basic: Symbol
  var constant: Double
  /// Its cells, by ascending symbol, none of them zero.
  var first: Int32 = -1
}

/// A symbol of a row, times a number; linked with the others of its row and of its column.
struct Cell {
  var coefficient: Double
  var symbol: Symbol
  var row: Int32
  var nextInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// Below it a number counts as zero.
let tolerance = 1e-9
