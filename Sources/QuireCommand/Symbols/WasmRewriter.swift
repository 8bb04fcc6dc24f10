// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives the functions that a module's sections name other indices. Every function returns nil for what is not complete,
/// or not of the WebAssembly that the toolchain makes: version 2 without vectors.
struct WasmRewriter {
  /// The new index of each function.
  let indices: [Int]

  init(indices: [Int]) {
    self.indices = indices
  }

  /// LEB128.
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
      // Bit 0: not put into a table at the start; bit 1: names its table, or its kind; bit 2: has expressions.
      if flags & 1 == 0 {
        if flags & 2 != 0 { guard copy.number() != nil else { return false } }
        guard expression(&copy) else { return false }
      }
      if flags & 3 != 0 { guard copy.byte() != nil else { return false } }
      guard let count = copy.number() else { return false }
      return (0..<count).allSatisfy { _ in flags & 4 != 0 ? expression(&copy) : function(&copy) }
    }
  }

  /// The body of a function, without its size.
  func body(_ contents: Data) -> [UInt8]? {
    var copy = Copy(contents)
    guard let groups = copy.number() else { return nil }
    for _ in 0..<groups { guard copy.number() != nil, copy.byte() != nil else { return nil } }
    return expression(&copy) && copy.isAtEnd ? copy.bytes : nil
  }

  private func entries(_ contents: Data, _ entry: (inout Copy) -> Bool) -> [UInt8]? {
    var copy = Copy(contents)
    guard let count = copy.number() else { return nil }
    for _ in 0..<count { guard entry(&copy) else { return nil } }
    return copy.isAtEnd ? copy.bytes : nil
  }

  // MARK: Instructions

  /// Copies the index of a function, which becomes another one.
  private func function(_ copy: inout Copy) -> Bool {
    guard let index = copy.reader.number(), indices.indices.contains(index) else { return false }
    copy.bytes += Self.number(indices[index])
    return true
  }

  /// Copies instructions up to the end of a body or of a constant expression.
  private func expression(_ copy: inout Copy) -> Bool {
    var depth = 1
    while depth > 0 {
      guard let code = copy.byte() else { return false }
      switch code {
      case 0x02...0x04:  // block, loop, if: the type is a signed number
        guard copy.number() != nil else { return false }
        depth += 1
      case 0x0B: depth -= 1  // end
      case 0x10, 0xD2: guard function(&copy) else { return false }  // call, ref.func
      case 0x11: guard copy.number() != nil, copy.number() != nil else { return false }  // call_indirect
      case 0x0E:  // br_table
        guard let count = copy.number() else { return false }
        for _ in 0...count { guard copy.number() != nil else { return false } }
      case 0x1C:  // select with types
        guard let count = copy.number() else { return false }
        for _ in 0..<count { guard copy.byte() != nil else { return false } }
      case 0x0C, 0x0D, 0x20...0x26, 0x3F, 0x40, 0x41, 0x42, 0xD0:  // one number
        guard copy.number() != nil else { return false }
      case 0x28...0x3E: guard copy.number() != nil, copy.number() != nil else { return false }  // loads and stores
      case 0x43: guard copy.skip(4) else { return false }  // f32.const
      case 0x44: guard copy.skip(8) else { return false }  // f64.const
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

  /// What has been read of some bytes, and written anew.
  private struct Copy {
    var reader: WasmReader
    var bytes: [UInt8] = []
    private let source: Data

    init(_ source: Data) {
      self.source = source
      reader = WasmReader(source, at: source.startIndex)
      bytes.reserveCapacity(source.count)
    }

    var isAtEnd: Bool { reader.isAtEnd }

    mutating func byte() -> UInt8? {
      guard let byte = reader.byte() else { return nil }
      bytes.append(byte)
      return byte
    }

    /// A number of up to 64 bits, as it is encoded. The value is that of its lower bits, and has a sense only if it is
    /// not signed.
    mutating func number() -> Int? {
      var value = 0
      for shift in stride(from: 0, through: 63, by: 7) {
        guard let byte = byte() else { return nil }
        value |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return value }
      }
      return nil
    }

    mutating func text() -> Bool {
      guard let count = number(), count >= 0 else { return false }
      return skip(count)
    }

    mutating func skip(_ count: Int) -> Bool {
      guard count <= source.endIndex - reader.position else { return false }
      bytes += source[reader.position..<reader.position + count]
      reader.position += count
      return true
    }
  }
}
