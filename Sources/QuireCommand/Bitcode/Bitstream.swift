// SPDX-License-Identifier: Apache-2.0

/// The container format of LLVM's bitcode: nested blocks of records, which may be abbreviated.
struct Bitstream {
  enum Entry {
    /// A block begins. `skip` skips it; otherwise its entries follow.
    case block(Int)
    case record(Record)
    /// The end of the block or of the stream.
    case end
  }

  struct Record {
    var code = 0
    var operands: [UInt64] = []
    /// The bytes of a record that consists of bytes.
    var blob: ArraySlice<UInt8> = []
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array, character, blob
  }

  private struct Block {
    var width: Int
    var abbreviations: [[Operand]]
  }

  /// The identifier of the block that defines other blocks' abbreviations.
  private static let blockInformation = 0
  private static let characters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._".utf8)

  private var reader: BitReader
  private var current = Block(width: 2, abbreviations: [])
  private var outer: [Block] = []
  /// Abbreviations that a block has from its beginning, by the block's identifier.
  private var given: [Int: [[Operand]]] = [:]
  /// The bytes of the block that `next` returned last.
  private var size = 0

  /// Opens a stream. Returns `nil` if the bytes are not bitcode.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0x42, 0x43, 0xC0, 0xDE]) else { return nil }
    reader = BitReader(bytes)
    reader.skip(4)
  }

  /// Whether the stream ended in the middle of an entry.
  var isBroken: Bool { reader.isOverrun }

  mutating func next() -> Entry {
    while true {
      if outer.isEmpty, reader.isAtEnd { return .end }
      let code = Int(clamping: reader.fixed(current.width))
      if reader.isOverrun { return .end }
      switch code {
      case 0:
        reader.align()
        if let last = outer.popLast() { current = last }
        return .end
      case 1:
        let block = Int(clamping: reader.variable(8))
        let width = Int(clamping: reader.variable(4))
        reader.align()
        size = Int(clamping: reader.fixed(32)) * 4
        outer.append(current)
        current = Block(width: width, abbreviations: given[block] ?? [])
        if block != Self.blockInformation { return .block(block) }
        readInformation()
      case 2: current.abbreviations.append(abbreviation())
      case 3: return .record(plainRecord())
      default:
        guard current.abbreviations.indices.contains(code - 4) else {
          reader.skip(-1)
          return .end
        }
        return .record(record(as: current.abbreviations[code - 4]))
      }
    }
  }

  /// Skips the block that `next` has just returned.
  mutating func skip() {
    reader.skip(size)
    if let last = outer.popLast() { current = last }
  }

  private mutating func readInformation() {
    var block = -1
    while !reader.isOverrun {
      switch Int(clamping: reader.fixed(current.width)) {
      case 0:
        reader.align()
        if let last = outer.popLast() { current = last }
        return
      case 2: given[block, default: []].append(abbreviation())
      case 3:
        let record = plainRecord()
        if record.code == 1, let first = record.operands.first { block = Int(clamping: first) }
      default: reader.skip(-1)
      }
    }
  }

  private mutating func abbreviation() -> [Operand] {
    var operands: [Operand] = []
    for _ in 0..<reader.variable(5) where !reader.isOverrun {
      if reader.fixed(1) == 1 {
        operands.append(.literal(reader.variable(8)))
        continue
      }
      switch reader.fixed(3) {
      case 1: operands.append(.fixed(Int(min(reader.variable(5), 64))))
      case 2: operands.append(.variable(Int(min(reader.variable(5), 64))))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: reader.skip(-1)
      }
    }
    return operands
  }

  private mutating func plainRecord() -> Record {
    var record = Record(code: Int(clamping: reader.variable(6)))
    let count = Int(clamping: reader.variable(6))
    for _ in 0..<count where !reader.isOverrun { record.operands.append(reader.variable(6)) }
    return record
  }

  private mutating func record(as abbreviation: [Operand]) -> Record {
    var record = Record()
    var isFirst = true
    var index = 0
    while index < abbreviation.count, !reader.isOverrun {
      switch abbreviation[index] {
      case .array:
        index += 1
        guard index < abbreviation.count else {
          reader.skip(-1)
          return record
        }
        let count = Int(clamping: reader.variable(6))
        record.operands.reserveCapacity(record.operands.count + min(count, 1 << 16))
        for _ in 0..<count where !reader.isOverrun { record.operands.append(value(of: abbreviation[index])) }
      case .blob:
        let count = Int(clamping: reader.variable(6))
        reader.align()
        record.blob = reader.blob(count)
        reader.align()
      case let operand:
        let value = value(of: operand)
        if isFirst { record.code = Int(clamping: value) } else { record.operands.append(value) }
      }
      isFirst = false
      index += 1
    }
    return record
  }

  private mutating func value(of operand: Operand) -> UInt64 {
    switch operand {
    case .literal(let value): return value
    // A width of zero means a number that is always zero.
    case .fixed(let width): return width == 0 ? 0 : reader.fixed(width)
    case .variable(let width): return width == 0 ? 0 : reader.variable(width)
    case .character: return UInt64(Self.characters[Int(clamping: reader.fixed(6))])
    case .array, .blob:
      reader.skip(-1)
      return 0
    }
  }
}
