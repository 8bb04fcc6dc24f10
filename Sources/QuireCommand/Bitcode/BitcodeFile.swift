// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The data that a file of LLVM bitcode defines: its global variables and the constants of their initial values.
/// Functions are skipped.
struct BitcodeFile {
  /// A global variable, a function or an alias.
  struct Global {
    enum Kind {
      case variable, function, alias
    }

    var kind: Kind
    var name: String
    var linkage: Linkage
    /// The index of the initial value or of the aliased value. `nil` for a declaration or a function.
    var value: Int?
  }

  enum Linkage {
    /// Whether the linker keeps only one of several definitions.
    case shared
    /// Whether it is invisible in other files.
    case local
    case other

    /// Creates a linkage from its number in the file.
    init(_ number: UInt64) {
      switch number {
      case 1, 4, 10, 11, 16, 17, 18, 19: self = .shared
      case 3, 9, 13, 14: self = .local
      default: self = .other
      }
    }
  }

  /// A constant as encoded in the file. The meaning of the operands depends on the code.
  struct Constant {
    var code: Int
    var type: Int
    var operands: [UInt64]
  }

  /// A type as encoded in the file.
  struct TypeRecord {
    var code: Int
    var operands: [UInt64]
  }

  /// The values that constants refer to by index: first globals, then constants, in the order of the file.
  enum Value {
    case global(Global)
    case constant(Constant)
  }

  private(set) var values: [Value] = []
  private(set) var types: [TypeRecord] = []

  private enum BlockKind {
    static let module = 8
    static let constants = 11
    static let types = 17
    static let names = 23
  }

  /// Reads a file. Returns `nil` if the bytes are not bitcode. Throws if they are bitcode that can't be read.
  init?(_ bytes: [UInt8], path: String) throws(CommandError) {
    guard var stream = Bitstream(bytes) else { return nil }
    // The names of globals are slices of a block at the end of the file.
    var places: [(index: Int, name: Range<Int>)] = []
    var names: ArraySlice<UInt8> = []
    reading: while true {
      switch stream.next() {
      case .block(BlockKind.module): readModule(from: &stream, places: &places)
      case .block(BlockKind.names):
        while case .record(let record) = stream.next() { names = record.blob }
      case .block: stream.skip()
      case .record: break
      case .end: break reading
      }
    }
    guard !stream.isBroken, Self.resolve(places, in: names, values: &values) else {
      throw CommandError("\(path) is bitcode of a kind that Quire can't read, so its data can't be compared.")
    }
  }

  private mutating func readModule(from stream: inout Bitstream, places: inout [(index: Int, name: Range<Int>)]) {
    while true {
      switch stream.next() {
      case .block(BlockKind.types): readTypes(from: &stream)
      case .block(BlockKind.constants): readConstants(from: &stream)
      case .block: stream.skip()
      case .record(let record): readGlobal(record, places: &places)
      case .end: return
      }
    }
  }

  private mutating func readGlobal(_ record: Bitstream.Record, places: inout [(index: Int, name: Range<Int>)]) {
    let kind: Global.Kind
    switch record.code {
    case 7: kind = .variable
    case 8: kind = .function
    case 14, 15: kind = .alias
    default: return
    }
    let fields = record.operands
    // Skips name, size of the name, type, and the operands before the linkage.
    guard fields.count > 5 else { return }
    let start = Int(clamping: fields[0])
    let (end, isTooLong) = start.addingReportingOverflow(Int(clamping: fields[1]))
    places.append((values.count, isTooLong ? 0..<0 : start..<end))
    var global = Global(kind: kind, name: "", linkage: .other, value: nil)
    switch kind {
    case .variable:
      global.linkage = Linkage(fields[5])
      if fields[4] > 0 { global.value = Int(clamping: fields[4] - 1) }
    case .function: global.linkage = Linkage(fields[5])
    case .alias:
      global.linkage = Linkage(fields[5])
      global.value = Int(clamping: fields[4])
    }
    values.append(.global(global))
  }

  private mutating func readTypes(from stream: inout Bitstream) {
    while case .record(let record) = stream.next() {
      // Records for the number of types and the names of structures do not define types.
      if record.code == 1 || record.code == 19 { continue }
      types.append(TypeRecord(code: record.code, operands: record.operands))
    }
  }

  private mutating func readConstants(from stream: inout Bitstream) {
    var type = 0
    while case .record(let record) = stream.next() {
      if record.code == 1 {
        type = Int(clamping: record.operands.first ?? 0)
      } else {
        values.append(.constant(Constant(code: record.code, type: type, operands: record.operands)))
      }
    }
  }

  private static func resolve(
    _ places: [(index: Int, name: Range<Int>)], in names: ArraySlice<UInt8>, values: inout [Value]
  ) -> Bool {
    for (index, place) in places {
      guard place.upperBound <= names.count, case .global(var global) = values[index] else { return false }
      let start = names.startIndex + place.lowerBound
      global.name = String(decoding: names[start..<start + place.count], as: UTF8.self)
      values[index] = .global(global)
    }
    return true
  }
}
