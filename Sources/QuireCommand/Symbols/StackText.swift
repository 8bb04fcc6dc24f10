// SPDX-License-Identifier: Apache-2.0

/// Symbolicates a stack that a browser printed.
///
/// A frame is recognized by `wasm-function[123]`, which Chromium, Firefox and WebKit all print, the first two followed
/// by an offset. WebKit prints a name in the brackets if the module has names.
enum StackText {
  struct Frame: Equatable {
    /// A function's index or its symbol.
    var function: String
    /// The offset from the module's first byte, or `nil` in WebKit.
    var offset: String?
  }

  private static let mark = Array("wasm-function[".utf8)

  /// Returns the first frame in a line, in time proportional to the line's length.
  static func frame(in line: some StringProtocol) -> Frame? {
    let bytes = Array(line.utf8)
    var at = 0
    while let found = bytes[at...].firstIndex(ofByte: mark[0]) {
      at = found + 1
      guard bytes[found...].starts(with: mark) else { continue }
      let start = found + mark.count
      guard let end = bytes[start...].firstIndex(ofByte: UInt8(ascii: "]")) else { return nil }
      if end == start { continue }
      return Frame(function: String(decoding: bytes[start..<end], as: UTF8.self), offset: offset(bytes[(end + 1)...]))
    }
    return nil
  }

  /// Returns the number in ":0x1f".
  private static func offset(_ rest: ArraySlice<UInt8>) -> String? {
    guard rest.starts(with: ":0x".utf8) else { return nil }
    let digits = rest.dropFirst(3).prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    return digits.isEmpty ? nil : "0x" + String(decoding: digits, as: UTF8.self)
  }

  /// Returns the stack with names instead of frames. Other lines are unchanged. `unknown` counts frames with a function
  /// that is not in the table.
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
