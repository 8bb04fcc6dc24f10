// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A WebAssembly module's bytes, split into sections.
struct WasmModule {
  struct Section {
    var id: UInt8
    /// The name of a custom section. Empty for other sections.
    var name: String
    /// The whole section with its header, and its content after the name.
    var range: Range<Int>
    var contents: Range<Int>
  }

  let bytes: Data
  let sections: [Section]

  /// Returns `nil` for bytes that are not a complete module.
  init?(_ data: Data) {
    bytes = Data(data)
    guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]) else { return nil }
    var sections: [Section] = []
    var reader = WasmReader(bytes, at: 8)
    while !reader.isAtEnd {
      let start = reader.position
      guard let id = reader.byte(), let size = reader.number(), reader.position + size <= bytes.count else {
        return nil
      }
      let end = reader.position + size
      var name = ""
      if id == 0 {
        guard let text = reader.text(), reader.position <= end else { return nil }
        name = text
      }
      sections.append(Section(id: id, name: name, range: start..<end, contents: reader.position..<end))
      reader.position = end
    }
    self.sections = sections
  }

  /// The module without its custom sections. It behaves the same, without names.
  var stripped: Data {
    var result = Data(bytes.prefix(8))
    for section in sections where section.id != 0 { result.append(bytes[section.range]) }
    return result
  }

  /// The functions' names by index, including imported functions, or `nil` if the module has none.
  var functionNames: [(index: Int, name: String)]? {
    guard let section = sections.last(where: { $0.name == "name" }) else { return nil }
    var reader = WasmReader(bytes[..<section.contents.upperBound], at: section.contents.lowerBound)
    while let kind = reader.byte(), let size = reader.number() {
      let end = reader.position + size
      guard kind == Self.functions else {
        reader.position = end
        continue
      }
      guard let count = reader.number() else { return nil }
      var names: [(index: Int, name: String)] = []
      for _ in 0..<count {
        guard let index = reader.number(), let name = reader.text() else { return nil }
        names.append((index, name))
      }
      return names
    }
    return nil
  }

  /// The part of the `name` section that names functions.
  private static let functions: UInt8 = 1
}

/// Reads numbers and strings in WebAssembly's encoding. Returns `nil` at the end.
struct WasmReader {
  private let bytes: Data
  var position: Int

  init(_ bytes: Data, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  mutating func byte() -> UInt8? {
    guard position < bytes.endIndex else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads an unsigned LEB128 number of up to 32 bits.
  mutating func number() -> Int? {
    var value = 0
    for shift in stride(from: 0, through: 28, by: 7) {
      guard let byte = byte() else { return nil }
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  mutating func text() -> String? {
    guard let count = number(), position + count <= bytes.endIndex else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}
