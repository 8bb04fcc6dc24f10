// SPDX-License-Identifier: Apache-2.0

/// A reader of property lists in XML, such as an Info.plist. Numbers, dates and Boolean values become texts.
struct XMLPropertyReader {
  private enum Tag: Equatable {
    case open(String)
    case close(String)
    /// An element without content.
    case single(String)
  }

  private var text: PropertyListText

  init(_ text: PropertyListText) {
    self.text = text
  }

  mutating func read() throws(CommandError) -> PropertyValue {
    guard try tag() == .open("plist") else { throw text.error("there is no element plist") }
    let value = try value(try tag(), depth: 0)
    guard try tag() == .close("plist") else { throw text.error("the element plist has more than one value") }
    return value
  }

  /// Reads the next tag, after spaces, comments and declarations.
  private mutating func tag() throws(CommandError) -> Tag {
    while true {
      text.skipSpace()
      let line = text.line
      if text.begins(with: "<!--") {
        guard text.advance(behind: "-->") else { throw text.error("a comment does not end", line: line) }
      } else if text.begins(with: "<?") || text.begins(with: "<!") {
        guard text.advance(behind: ">") else { throw text.error("a declaration does not end", line: line) }
      } else {
        break
      }
    }
    guard let byte = text.byte else { throw text.error("the list ends where an element is expected") }
    guard byte == UInt8(ascii: "<") else { throw text.error("a text stands where an element is expected") }
    text.advance()
    let isClosing = text.byte == UInt8(ascii: "/")
    if isClosing { text.advance() }
    let start = text.place
    while let byte = text.byte, byte > 0x20, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") { text.advance() }
    let name = text.text(from: start)
    var isSingle = false
    while let byte = text.byte, byte != UInt8(ascii: ">") {
      isSingle = byte == UInt8(ascii: "/")
      text.advance()
    }
    guard text.byte != nil else { throw text.error("the element \(name) does not end") }
    text.advance()
    return isClosing ? .close(name) : isSingle ? .single(name) : .open(name)
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(CommandError) -> PropertyValue {
    try text.checkDepth(depth)
    let line = text.line
    switch tag {
    case .close(let name): throw text.error("</\(name)> stands where a value is expected")
    case .single("dict"): return PropertyValue(content: .table([:]), line: line)
    case .single("array"): return PropertyValue(content: .list([]), line: line)
    case .single(let name):
      return PropertyValue(content: .text(name == "true" || name == "false" ? name : ""), line: line)
    case .open("dict"): return PropertyValue(content: .table(try table(depth: depth)), line: line)
    case .open("array"):
      var list: [PropertyValue] = []
      while true {
        let next = try self.tag()
        if next == .close("array") { break }
        list.append(try value(next, depth: depth + 1))
      }
      return PropertyValue(content: .list(list), line: line)
    case .open(let name):
      guard ["string", "integer", "real", "date", "data", "true", "false"].contains(name) else {
        throw text.error("\(name) is no element of a property list")
      }
      let words = try content(of: name)
      return PropertyValue(content: .text(name == "true" || name == "false" ? name : words), line: line)
    }
  }

  private mutating func table(depth: Int) throws(CommandError) -> [String: PropertyValue] {
    var table: [String: PropertyValue] = [:]
    while true {
      let next = try tag()
      if next == .close("dict") { return table }
      guard next == .open("key") else { throw text.error("a value has no key") }
      let key = try content(of: "key")
      text.keys.append(key)
      let value = try value(try tag(), depth: depth + 1)
      text.keys.removeLast()
      if table[key] == nil { table[key] = value }
    }
  }

  /// Reads the text of an element up to its end.
  private mutating func content(of name: String) throws(CommandError) -> String {
    let line = text.line
    var bytes: [UInt8] = []
    while let byte = text.byte {
      if text.begins(with: "<![CDATA[") {
        text.advance(9)
        let start = text.place
        while text.byte != nil, !text.begins(with: "]]>") { text.advance() }
        bytes += text.bytes[start..<text.place]
        text.advance(3)
      } else if text.begins(with: "<!--") {
        guard text.advance(behind: "-->") else { break }
      } else if byte == UInt8(ascii: "<") {
        guard try tag() == .close(name) else { throw text.error("\(name) has an element in it", line: line) }
        return String(decoding: bytes, as: UTF8.self)
      } else if byte == UInt8(ascii: "&") {
        bytes += try entity()
      } else {
        bytes.append(byte)
        text.advance()
      }
    }
    throw text.error("the element \(name) that begins here does not end", line: line)
  }

  private mutating func entity() throws(CommandError) -> [UInt8] { try XMLEntity.read(from: &text) }
}
