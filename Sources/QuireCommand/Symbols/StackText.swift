// SPDX-License-Identifier: Apache-2.0

/// Symbolicates a stack as a browser printed it.
///
/// A frame is recognised by `wasm-function[123]`, which Chromium, Firefox and WebKit all print, the first two followed
/// by an offset. WebKit prints a name in the brackets if the module has names.
enum StackText {
  struct Frame: Equatable {
    /// A function's index, or its symbol.
    var function: String
    /// From the module's first byte; nil in WebKit.
    var offset: String?
  }

  static func frame(in line: some StringProtocol) -> Frame? {
    guard let match = String(line).firstMatch(of: /wasm-function\[([^\]]+)\](?::(0x[0-9a-fA-F]+))?/) else { return nil }
    return Frame(function: String(match.1), offset: match.2.map(String.init))
  }

  /// The stack with names instead of frames; other lines are unchanged. `unknown` counts frames with a function that is
  /// not in the table.
  static func symbolicated(_ stack: String, with table: SymbolTable) -> (text: String, frames: Int, unknown: Int) {
    var byIndex: [String: String] = [:]
    var bySymbol: [String: String] = [:]
    for function in table.functions {
      byIndex[String(function.index)] = function.name
      bySymbol[function.symbol] = function.name
    }
    var frames = 0
    var unknown = 0
    let lines = stack.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let frame = frame(in: line) else { return String(line) }
      frames += 1
      let name = byIndex[frame.function] ?? bySymbol[frame.function]
      if name == nil { unknown += 1 }
      let place = frame.offset.map { "  at \($0)" } ?? ""
      return "    \(name ?? "function \(frame.function), which is not in the table")\(place)"
    }
    return (lines.joined(separator: "\n"), frames, unknown)
  }
}
