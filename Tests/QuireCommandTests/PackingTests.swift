// SPDX-License-Identifier: Apache-2.0

import CUnpacker
import Foundation
import Testing

@testable import QuireCommand

/// Modules sorted by the meaning of their bytes, and unpacked again.
@Suite struct PackingTests {
  private static func module(third: [UInt8]? = nil) throws -> WasmModule {
    try #require(WasmModule(FunctionOrderTests.module(indices: [1, 2, 3], third: third)))
  }

  @Test func everyInstructionComesBack() throws {
    let module = try Self.module()
    let packed = try #require(module.packed)
    #expect(packed != module.bytes)
    #expect(WasmModule.unpacked(packed, count: module.bytes.count) == module.bytes)
    #expect(WasmModule.unpacked(packed, count: module.bytes.count + 1) == nil)
    #expect(WasmField.allCases.count == Int(QUIRE_STREAMS.rawValue))
  }

  /// Loads and stores with every alignment up to the natural one.
  @Test(arguments: 0x28...0x3E) func alignmentsComeBack(code: Int) throws {
    let bits = [32, 64, 32, 64, 8, 8, 16, 16, 8, 8, 16, 16, 32, 32, 32, 64, 32, 64, 8, 16, 8, 16, 32][code - 0x28]
    let natural = (bits / 8).trailingZeroBitCount
    for alignment in 0...natural {
      let access: [UInt8] = [UInt8(code), UInt8(alignment), 0x90, 0x01]
      let module = try Self.module(third: [0x00] + access + access + [0x0B])
      let packed = try #require(module.packed, "alignment \(alignment)")
      let streams = Self.streams(of: packed)
      #expect(streams[WasmField.alignments.rawValue].count == (alignment == natural ? 0 : 2))
      #expect(streams[WasmField.codes.rawValue].contains(UInt8(code)) == (alignment == natural || code == 0x28))
      #expect(WasmModule.unpacked(packed, count: module.bytes.count) == module.bytes)
    }
  }

  /// Sizes of bodies that take one, two and three bytes.
  @Test(arguments: [0, 1, 123, 124, 125, 126, 127, 16_379, 16_380, 16_381, 16_382, 100_000])
  func bodiesOfEverySizeComeBack(count: Int) throws {
    let module = try Self.module(third: [0x00] + [UInt8](repeating: 0x01, count: count) + [0x0B])
    let packed = try #require(module.packed)
    #expect(WasmModule.unpacked(packed, count: module.bytes.count) == module.bytes)
  }

  @Test func whatItDoesNotKnowIsLeftAsItIs() throws {
    for unknown: [UInt8] in [[0x12, 0x01], [0xFD, 0x0C], [0x41, 0xFF], [0xFC, 0x20], []] {
      #expect(try Self.module(third: [0x00] + unknown).packed == nil)
    }
    // An instruction that is not encoded in its shortest form: unpacking would not reproduce the module.
    let longer = try Self.module(third: [0x00, 0x10, 0x81, 0x00, 0x0B])
    #expect(longer.packed == nil)
  }

  /// The module for a page contains the unpacker's code and the packed bytes, and imports nothing.
  @Test func aPageLoadsTheUnpacker() throws {
    let folder = try TemporaryFolder()
    let unpacker = try Unpacker(toolchain: try Toolchain.find(), folder: folder.url)
    let module = try Self.module()
    let published = try #require(WasmModule(unpacker.pack(module)))
    let section = try #require(published.sections.first { $0.name == Unpacker.section })
    #expect(published.bytes[section.contents] == module.packed)
    #expect(!published.sections.contains { $0.id == 2 }, "no imports")
    let exports = try #require(published.sections.first { $0.id == 7 })
    let names = String(decoding: published.bytes[exports.contents], as: UTF8.self)
    for name in ["memory", "unpack", "__heap_base"] { #expect(names.contains(name)) }
    #expect(
      unpacker.pack(try Self.module(third: [0x00, 0x12, 0x01, 0x0B]))
        == FunctionOrderTests.module(
          indices: [1, 2, 3], third: [0x00, 0x12, 0x01, 0x0B]))
  }

  private static func streams(of packed: Data) -> [[UInt8]] {
    let bytes = [UInt8](packed)
    var start = 4 * WasmField.allCases.count
    return WasmField.allCases.indices.map { stream in
      let size = (0..<4).reduce(0) { $0 | Int(bytes[4 * stream + $1]) << (8 * $1) }
      defer { start += size }
      return Array(bytes[start..<start + size])
    }
  }
}
