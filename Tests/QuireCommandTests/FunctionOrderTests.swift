// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import QuireCommand

/// The order of a module's functions.
@Suite struct FunctionOrderTests {
  @Test(arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
  func namesEachFunctionByItsNewIndex(indices: [Int]) throws {
    let original = try #require(WasmModule(Self.module(indices: [1, 2, 3])))
    let order = (1...3).map { place in indices.firstIndex(of: place)! }
    let reordered = try #require(original.reordered { _ in order })
    #expect(Array(reordered.bytes) == Array(Self.module(indices: indices)))
    #expect(reordered.functionNames?.map(\.index) == [0, 1, 2, 3])
  }

  @Test func changesNothingThatItDoesNotKnow() throws {
    let whole = Self.module(indices: [1, 2, 3])
    let module = try #require(WasmModule(whole))
    #expect(module.reordered { _ in [0, 1] } == nil, "a function is missing")
    #expect(module.reordered { _ in [0, 1, 1] } == nil, "a function is there twice")
    // A return_call, a vector instruction, and unterminated numbers.
    for unknown: [UInt8] in [[0x12, 0x01], [0xFD, 0x0C], [0x41, 0xFF], [0xFC, 0x20], []] {
      let module = try #require(WasmModule(Self.module(indices: [1, 2, 3], third: [0x00] + unknown)))
      #expect(module.compressible.bytes == module.bytes)
    }
    // Nothing is read beyond the end, wherever a section stops.
    for section in module.sections {
      for count in 0..<section.contents.count {
        let start = section.contents.lowerBound
        let shorter =
          Data(whole[..<section.range.lowerBound]) + [section.id] + WasmRewriter.number(count)
          + whole[start..<start + count] + whole[section.range.upperBound...]
        guard let module = WasmModule(shorter) else { continue }
        _ = module.compressible
      }
    }
  }

  /// Functions of eight families that are far apart come out family by family.
  @Test func putsSimilarFunctionsTogether() {
    var random = SeededRandom(seed: 22)
    let families = (0..<8).map { _ in (0..<400).map { _ in UInt8(random.next() & 0xFF) } }
    let bodies = (0..<160).map { function in
      var body = families[function % 8]
      for _ in 0..<4 { body[Int(random.next() % 400)] = UInt8(random.next() & 0xFF) }
      return body
    }
    let order = FunctionOrder.similar(bodies)
    #expect(order.sorted() == Array(bodies.indices))
    #expect(FunctionOrder.similar(bodies) == order, "the same module gives the same bytes")
    let changes = zip(order, order.dropFirst()).count { $0 % 8 != $1 % 8 }
    #expect(changes == 7)
    #expect(FunctionOrder.similar([]) == [] && FunctionOrder.similar([[], [1]]).sorted() == [0, 1])
  }

  // MARK: A module

  /// A module that imports function 0 and has three functions of the types 0, 1 and 0. Every section that can refer to
  /// functions does, and the first function has every kind of instruction.
  static func module(indices: [Int], third: [UInt8]? = nil) -> Data {
    let (a, b, c) = (UInt8(indices[0]), UInt8(indices[1]), UInt8(indices[2]))
    let bodies: [[UInt8]] = [
      [
        0x01, 0x02, 0x7F,  // two locals
        0x02, 0x40, 0x03, 0x7F, 0x41, 0x80, 0x7F, 0x0C, 0x00, 0x0B, 0x1A, 0x0B,  // block, loop, i32.const, br
        0x42, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x1A,  // i64.const
        // f32.const and f64.const whose bytes look like calls
        0x43, 0x10, 1, 0x10, 2, 0x1A, 0x44, 0x10, 1, 0x10, 2, 0x10, 3, 0x10, 1, 0x1A,
        0x20, 0x10, 0x21, 0x10, 0x28, 0x02, 0x10, 0x11, 0x01, 0x00,  // locals, a load, call_indirect
        0x41, 0x00, 0x0E, 0x01, 0x00, 0x00, 0x3F, 0x00, 0x6A,  // br_table, memory.size, i32.add
        0xFC, 0x0A, 0x00, 0x00, 0xFC, 0x0B, 0x00, 0xFC, 0x00,  // memory.copy, memory.fill, a conversion
        0x1C, 0x01, 0x7F, 0xD0, 0x70, 0xD1, 0x00,  // select, ref.null, ref.is_null, unreachable
        0x10, b, 0x10, 0x00, 0xD2, c, 0x1A, 0x0B,  // calls, ref.func
      ],
      [0x00, 0x04, 0x40, 0x10, a, 0x05, 0x10, c, 0x0B, 0x0B],  // if, else
      third ?? [0x00, 0x10, b, 0x0B],
    ]
    /// The values of the functions, in the order of the indices.
    func ordered<Each>(_ values: [Each]) -> [Each] { zip(indices, values).sorted { $0.0 < $1.0 }.map(\.1) }
    let code = ordered(bodies).map { WasmRewriter.number($0.count) + $0 }
    let names = ["host"] + ordered(["first", "second", "third"])
    var bytes: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]
    bytes += section(1, [2, 0x60, 0, 0, 0x60, 1, 0x7F, 0])
    bytes += section(
      2,
      [4] + text("host") + text("f") + [0, 0] + text("host") + text("t") + [1, 0x70, 1, 1, 9]
        + text("host") + text("m") + [2, 0, 1] + text("host") + text("g") + [3, 0x7F, 0])
    bytes += section(3, [3] + ordered([0, 1, 0]))
    bytes += section(6, [1, 0x70, 0x00, 0xD2, b, 0x0B])
    bytes += section(7, [2] + text("run") + [0, a] + text("memory") + [2, 0])
    bytes += section(8, [c])
    bytes += section(
      9,
      [4, 0, 0x41, 0x00, 0x0B, 2, a, b] + [1, 0x00, 1, c] + [2, 0, 0x41, 0x01, 0x0B, 0x00, 1, a]
        + [5, 0x70, 1, 0xD2, c, 0x0B])
    bytes += section(10, WasmRewriter.vector(code))
    bytes += section(11, [0])
    let functions = WasmRewriter.vector(names.enumerated().map { [UInt8($0.offset)] + text($0.element) })
    return Data(bytes + section(0, text("name") + section(1, functions)))
  }

  private static func section(_ id: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [id] + WasmRewriter.number(contents.count) + contents
  }

  private static func text(_ text: String) -> [UInt8] { WasmRewriter.number(text.utf8.count) + text.utf8 }
}
