// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of a module's functions, stored beside the module, which has none.
///
/// The text consists of a line with its format, a line with the identity of its module, and a line for each function
/// with its index, its symbol and, if different, its Swift name, separated by tabs.
struct SymbolTable: Equatable {
  struct Function: Equatable {
    var index: Int
    var symbol: String
    var name: String
  }

  static let fileName = "app.symbols"
  private static let head = "quire symbols 1"

  /// The identity of the module, for checking that the table is of the same build.
  var module: String
  var functions: [Function]

  /// Makes the table of a module with names. Returns `nil` if it has none. `published` is the module for the page.
  init?(_ module: WasmModule, published: Data, demangle: ([String]) -> [String]) {
    guard let names = module.functionNames else { return nil }
    self.module = Self.identity(of: published)
    let readable = demangle(names.map(\.name))
    functions = zip(names, readable).map { Function(index: $0.index, symbol: $0.name, name: $1) }
  }

  init(parsing text: String) throws(CommandError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0] == Self.head, lines[1].hasPrefix("module\t") else {
      throw CommandError("This is not a table of symbols that quire wrote.")
    }
    module = String(lines[1].dropFirst(7))
    functions = []
    for line in lines.dropFirst(2) where !line.isEmpty {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= 2, let index = Int(parts[0]) else {
        throw CommandError("The table of symbols has a line that is not a function: \(line.prefix(60))")
      }
      functions.append(Function(index: index, symbol: String(parts[1]), name: String(parts.last!)))
    }
  }

  var text: String {
    var text = "\(Self.head)\nmodule\t\(module)\n"
    for function in functions {
      text += "\(function.index)\t\(function.symbol)"
      if function.name != function.symbol { text += "\t\(function.name)" }
      text += "\n"
    }
    return text
  }

  /// Returns the identity of a module: its length and a digest of its bytes.
  static func identity(of module: Data) -> String {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    unsafe module.withUnsafeBytes { bytes in
      var index = 0
      // Processes eight bytes at a time, because it also runs in builds without optimization.
      while index + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        digest = (digest ^ word) &* 0x0000_0100_0000_01B3
        digest ^= digest >> 29
        index += 8
      }
      while index < bytes.count {
        digest = unsafe (digest ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
        index += 1
      }
    }
    return "\(module.count)\t\(String(digest, radix: 16))"
  }
}
