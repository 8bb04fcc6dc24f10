// SPDX-License-Identifier: Apache-2.0

import CUnpacker
import Foundation

extension WasmModule {
  /// The module's bytes sorted by their meaning, which makes it a sixth smaller after `gzip`. `CUnpacker.h`
  /// describes the format. `nil` if the module contains anything that the format does not support, or if
  /// unpacking would not reproduce it.
  var packed: Data? {
    guard let code = sections.first(where: { $0.id == 10 }), let bodies = bodies(bytes[code.contents]),
      let imported = importedFunctions
    else { return nil }
    let rewriter = WasmRewriter(indices: Array(0..<imported + bodies.count))
    var streams = [[UInt8]](repeating: [], count: WasmField.allCases.count)
    for body in bodies {
      guard let fields = rewriter.fields(body) else { return nil }
      for (stream, bytes) in fields.enumerated() { streams[stream] += bytes }
    }
    let start = code.contents.lowerBound + WasmRewriter.number(bodies.count).count
    streams[WasmField.frame.rawValue] =
      Self.word(start) + Self.word(bodies.count) + bytes[..<start] + bytes[code.contents.upperBound...]
    let packed = Data(streams.flatMap { Self.word($0.count) } + streams.joined())
    return Self.unpacked(packed, count: bytes.count) == bytes ? packed : nil
  }

  /// Returns the module in a packed one, if it has `count` bytes.
  static func unpacked(_ packed: Data, count: Int) -> Data? {
    // No module has twice as many bytes as its packed form.
    var room = Data(count: 2 * packed.count)
    let length = unsafe packed.withUnsafeBytes { packed in
      unsafe room.withUnsafeMutableBytes { room -> Int in
        let start = unsafe room.baseAddress!.assumingMemoryBound(to: UInt8.self)
        return unsafe quire_unpack(packed.baseAddress!.assumingMemoryBound(to: UInt8.self), start) - start
      }
    }
    return length == count ? room.prefix(count) : nil
  }

  /// Returns a number as four bytes, little-endian.
  private static func word(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(value >> $0 & 0xFF) }
  }
}
