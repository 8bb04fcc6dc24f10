// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reader of XML files with elements, attributes and text, such as a storyboard.
///
/// Foundation's parser is not used: on Linux it needs a library that the toolchain does not contain.
struct XMLReader {
  private var text: PropertyListText

  /// Reads the root element of a file. Throws a sentence with the file and the line of the first error.
  static func read(_ file: URL) throws(CommandError) -> XMLElement {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("\(file.path) can't be read.")
    }
    var reader = XMLReader(text: PropertyListText(data, file: file.path))
    return try reader.root()
  }

  private mutating func root() throws(CommandError) -> XMLElement {
    try skipBetweenElements()
    guard text.byte == UInt8(ascii: "<") else { throw text.error("there is no element") }
    let root = try element(depth: 0)
    try skipBetweenElements()
    guard text.byte == nil else { throw text.error("something stands after the end of the element \(root.name)") }
    return root
  }

  /// Skips spaces, comments and declarations.
  private mutating func skipBetweenElements() throws(CommandError) {
    while true {
      text.skipSpace()
      guard try skipRemark() else { return }
    }
  }

  /// Skips a comment, a declaration or an instruction. Returns whether there was one.
  private mutating func skipRemark() throws(CommandError) -> Bool {
    let line = text.line
    if text.begins(with: "<!--") {
      guard text.advance(behind: "-->") else { throw text.error("a comment does not end", line: line) }
      return true
    }
    if text.begins(with: "<?") {
      guard text.advance(behind: "?>") else { throw text.error("an instruction does not end", line: line) }
      return true
    }
    if text.begins(with: "<!"), !text.begins(with: "<![CDATA[") {
      guard text.advance(behind: ">") else { throw text.error("a declaration does not end", line: line) }
      return true
    }
    return false
  }

  private mutating func element(depth: Int) throws(CommandError) -> XMLElement {
    try text.checkDepth(depth)
    var element = XMLElement(name: "", line: text.line)
    text.advance()
    element.name = try name()
    while true {
      text.skipSpace()
      guard let byte = text.byte else {
        throw text.error("the element \(element.name) does not end", line: element.line)
      }
      if byte == UInt8(ascii: ">") { break }
      if text.begins(with: "/>") {
        text.advance(2)
        return element
      }
      let attribute = try name()
      text.skipSpace()
      guard text.byte == UInt8(ascii: "=") else { throw text.error("the attribute \(attribute) has no value") }
      text.advance()
      text.skipSpace()
      let value = try value(of: attribute)
      if element.attributes[attribute] == nil { element.attributes[attribute] = value }
    }
    text.advance()
    try readContent(of: &element, depth: depth)
    return element
  }

  private mutating func name() throws(CommandError) -> String {
    let start = text.place
    while let byte = text.byte, byte > 0x20, !Self.ends.contains(byte) { text.advance() }
    guard text.place > start else { throw text.error("a name is expected") }
    return text.text(from: start)
  }

  /// The characters that end a name.
  private static let ends = Set("<>/=\"'".utf8)

  private mutating func value(of attribute: String) throws(CommandError) -> String {
    let line = text.line
    guard let mark = text.byte, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      throw text.error("the value of the attribute \(attribute) is not in quotation marks")
    }
    text.advance()
    var bytes: [UInt8] = []
    while let byte = text.byte, byte != mark {
      if byte == UInt8(ascii: "&") {
        bytes += try entity()
      } else {
        bytes.append(byte)
        text.advance()
      }
    }
    guard text.byte != nil else { throw text.error("the value of the attribute \(attribute) does not end", line: line) }
    text.advance()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the children and the text up to the end of an element.
  private mutating func readContent(of element: inout XMLElement, depth: Int) throws(CommandError) {
    var bytes: [UInt8] = []
    while let byte = text.byte {
      if text.begins(with: "</") {
        text.advance(2)
        let end = try name()
        guard end == element.name else {
          throw text.error("</\(end)> stands where the element \(element.name) of line \(element.line) should end")
        }
        text.skipSpace()
        guard text.byte == UInt8(ascii: ">") else { throw text.error("</\(end) does not end in >") }
        text.advance()
        element.text = String(decoding: bytes, as: UTF8.self)
        return
      }
      if text.begins(with: "<![CDATA[") {
        text.advance(9)
        let start = text.place
        while text.byte != nil, !text.begins(with: "]]>") { text.advance() }
        bytes += text.bytes[start..<text.place]
        text.advance(3)
      } else if byte == UInt8(ascii: "<") {
        if try !skipRemark() { element.children.append(try self.element(depth: depth + 1)) }
      } else if byte == UInt8(ascii: "&") {
        bytes += try entity()
      } else {
        bytes.append(byte)
        text.advance()
      }
    }
    throw text.error("the element \(element.name) that begins here does not end", line: element.line)
  }

  private mutating func entity() throws(CommandError) -> [UInt8] { try XMLEntity.read(from: &text) }
}
