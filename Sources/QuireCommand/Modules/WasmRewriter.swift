// SPDX-License-Identifier: Apache-2.0

import CUnpacker
import Foundation

/// Replaces the indices of functions in a module's sections. Every function returns `nil` if its input is incomplete,
/// or not the WebAssembly that the toolchain generates: version 2 without vectors.
struct WasmRewriter {
  /// The new index of each function.
  let indices: [Int]

  init(indices: [Int]) {
    self.indices = indices
  }

  /// Returns a number as unsigned LEB128.
  static func number(_ value: Int) -> [UInt8] {
    var value = value
    var bytes: [UInt8] = []
    while value >= 0x80 {
      bytes.append(UInt8(value & 0x7F) | 0x80)
      value >>= 7
    }
    return bytes + [UInt8(value)]
  }

  static func vector(_ entries: [[UInt8]]) -> [UInt8] {
    number(entries.count) + entries.joined()
  }

  // MARK: Sections

  func function(_ contents: Data) -> [UInt8]? {
    var copy = Copy(contents)
    return function(&copy) && copy.isAtEnd ? copy.bytes : nil
  }

  func exports(_ contents: Data) -> [UInt8]? {
    entries(contents) { copy in
      guard copy.text(), let kind = copy.byte() else { return false }
      return kind == 0 ? function(&copy) : copy.number() != nil
    }
  }

  func globals(_ contents: Data) -> [UInt8]? {
    entries(contents) { copy in copy.byte() != nil && copy.byte() != nil && expression(&copy) }
  }

  func elements(_ contents: Data) -> [UInt8]? {
    entries(contents) { copy in
      guard let flags = copy.number(), flags < 8 else { return false }
      // Bit 0: not put into a table at the start. Bit 1: names its table or kind. Bit 2: has expressions.
      if flags & 1 == 0 {
        if flags & 2 != 0 { guard copy.number() != nil else { return false } }
        guard expression(&copy) else { return false }
      }
      if flags & 3 != 0 { guard copy.byte() != nil else { return false } }
      guard let count = copy.number() else { return false }
      return (0..<count).allSatisfy { _ in flags & 4 != 0 ? expression(&copy) : function(&copy) }
    }
  }

  /// Copies the body of a function, without its size.
  func body(_ contents: Data) -> [UInt8]? {
    var copy = Copy(contents)
    return body(&copy) ? copy.bytes : nil
  }

  /// Copies the body of a function sorted into streams: the bytes of each `WasmField`. A load or store with its natural
  /// alignment stores none. With another alignment, `QUIRE_ODD` is added to its opcode.
  func fields(_ contents: Data) -> [[UInt8]]? {
    var copy = Copy(contents, isSorted: true)
    return body(&copy) ? copy.fields : nil
  }

  private func body(_ copy: inout Copy) -> Bool {
    guard let groups = copy.number(.declarations) else { return false }
    for _ in 0..<groups {
      guard copy.number(.declarations) != nil, copy.byte(.declarations) != nil else { return false }
    }
    return expression(&copy) && copy.isAtEnd
  }

  private func entries(_ contents: Data, _ entry: (inout Copy) -> Bool) -> [UInt8]? {
    var copy = Copy(contents)
    guard let count = copy.number() else { return nil }
    for _ in 0..<count { guard entry(&copy) else { return nil } }
    return copy.isAtEnd ? copy.bytes : nil
  }

  // MARK: Instructions

  /// Copies the index of a function, replaced by the new one.
  private func function(_ copy: inout Copy) -> Bool {
    guard let index = copy.reader.number(), indices.indices.contains(index) else { return false }
    copy.append(Self.number(indices[index]), .calls)
    return true
  }

  /// Copies instructions up to the end of a body or of a constant expression.
  private func expression(_ copy: inout Copy) -> Bool {
    var depth = 1
    while depth > 0 {
      guard let code = copy.byte(.codes) else { return false }
      switch code {
      case 0x02...0x04:  // block, loop, if: the type is a signed number
        guard copy.number(.blocks) != nil else { return false }
        depth += 1
      case 0x0B: depth -= 1  // end
      case 0x10, 0xD2: guard function(&copy) else { return false }  // call, ref.func
      case 0x11: guard copy.number() != nil, copy.number() != nil else { return false }  // call_indirect
      case 0x0C, 0x0D: guard copy.number(.branches) != nil else { return false }  // br, br_if
      case 0x0E:  // br_table
        guard let count = copy.number(.branches) else { return false }
        for _ in 0...count { guard copy.number(.branches) != nil else { return false } }
      case 0x1C:  // select with types
        guard let count = copy.number() else { return false }
        for _ in 0..<count { guard copy.byte() != nil else { return false } }
      case 0x20...0x22: guard copy.number(.locals) != nil else { return false }  // local.get, local.set, local.tee
      case 0x23...0x26, 0x3F, 0x40, 0xD0: guard copy.number() != nil else { return false }  // one index
      case 0x28...0x3E: guard copy.alignment(of: code), copy.number(.offsets) != nil else { return false }
      case 0x41: guard copy.number(.integers) != nil else { return false }  // i32.const
      case 0x42: guard copy.number(.longIntegers) != nil else { return false }  // i64.const
      case 0x43: guard copy.skip(4, .reals) else { return false }  // f32.const
      case 0x44: guard copy.skip(8, .reals) else { return false }  // f64.const
      case 0x00, 0x01, 0x05, 0x0F, 0x1A, 0x1B, 0x45...0xC4, 0xD1: break
      case 0xFC:
        guard let code = copy.number() else { return false }
        switch code {
        case 0...7: break  // saturating conversions
        case 9, 11, 13, 15...17: guard copy.number() != nil else { return false }
        case 8, 10, 12, 14: guard copy.number() != nil, copy.number() != nil else { return false }
        default: return false
        }
      default: return false
      }
    }
    return true
  }

  /// The output for the bytes that were read: in the same order, or sorted.
  private struct Copy {
    var reader: WasmReader
    /// One array for each field if sorted, otherwise one for all.
    private(set) var fields: [[UInt8]]
    private let isSorted: Bool
    private let source: Data

    init(_ source: Data, isSorted: Bool = false) {
      self.source = source
      self.isSorted = isSorted
      reader = WasmReader(source, at: source.startIndex)
      fields = Array(repeating: [], count: isSorted ? WasmField.allCases.count : 1)
      if !isSorted { fields[0].reserveCapacity(source.count) }
    }

    var bytes: [UInt8] { fields[0] }
    var isAtEnd: Bool { reader.isAtEnd }

    mutating func append(_ bytes: some Sequence<UInt8>, _ field: WasmField) {
      fields[isSorted ? field.rawValue : 0] += bytes
    }

    mutating func byte(_ field: WasmField = .others) -> UInt8? {
      guard let byte = reader.byte() else { return nil }
      fields[isSorted ? field.rawValue : 0].append(byte)
      return byte
    }

    /// Copies a number of up to 64 bits as it is encoded. Returns the value of its lower bits, which is meaningful only
    /// for an unsigned number.
    mutating func number(_ field: WasmField = .others) -> Int? {
      var value = 0
      for shift in stride(from: 0, through: 63, by: 7) {
        guard let byte = byte(field) else { return nil }
        value |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }

    /// Copies the alignment of a load or store, after its opcode.
    mutating func alignment(of code: UInt8) -> Bool {
      guard isSorted else { return number() != nil }
      var ahead = reader
      if ahead.byte() == quire_alignment(code) {
        reader = ahead
        return true
      }
      let codes = WasmField.codes.rawValue
      fields[codes][fields[codes].count - 1] += UInt8(QUIRE_ODD)
      return number(.alignments) != nil
    }

    mutating func text() -> Bool {
      guard let count = number(), count >= 0 else { return false }
      return skip(count)
    }

    mutating func skip(_ count: Int, _ field: WasmField = .others) -> Bool {
      guard count <= source.endIndex - reader.position else { return false }
      append(source[reader.position..<reader.position + count], field)
      reader.position += count
      return true
    }
  }
}

/// The meaning of a byte in a function's body, in the order of the packed module's streams (`CUnpacker.h`).
enum WasmField: Int, CaseIterable {
  /// Everything outside function bodies.
  case frame
  case codes, locals, offsets, alignments, integers, longIntegers, reals, calls, blocks, branches, declarations, others
}
