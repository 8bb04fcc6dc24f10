// SPDX-License-Identifier: Apache-2.0

/// A character that XML writes by its name or its number, such as `&amp;` and `&#10;`.
enum XMLEntity {
  private static let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// Reads a character at the sign `&`. Returns its UTF-8.
  static func read(from text: inout PropertyListText) throws(CommandError) -> [UInt8] {
    text.advance()
    let start = text.place
    while let byte = text.byte, byte != UInt8(ascii: ";"), byte > 0x20, text.place - start < 12 { text.advance() }
    let name = text.text(from: start)
    guard text.byte == UInt8(ascii: ";") else { throw text.error("&\(name) does not end in ;") }
    text.advance()
    let isHex = name.hasPrefix("#x")
    let code = name.hasPrefix("#") ? UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) : nil
    guard let scalar = names[name] ?? code.flatMap(Unicode.Scalar.init) else {
      throw text.error("&\(name); is no character of this format")
    }
    return Array(String(Character(scalar)).utf8)
  }
}
