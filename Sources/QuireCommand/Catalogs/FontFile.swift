// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names of a font, by which an app requests it, from an OpenType or TrueType file.
///
/// The names are read from the tables `name`, `OS/2` and `fvar` of the OpenType specification [DOC-FONT].
struct FontFile {
  var family: String
  /// The font's PostScript name, such as `Lora-Bold`.
  var postscript: String
  /// The weight, 1...1000. 400 is regular, and the default.
  var weight: Int
  var isItalic: Bool
  /// Whether the font is variable. A variable font counts as having every weight.
  var isVariable: Bool

  /// Returns `nil` if the bytes are not a font.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func word(_ at: Int) -> Int? {
      at >= 0 && at + 2 <= bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
    }
    func long(_ at: Int) -> Int? {
      guard let high = word(at), let low = word(at + 2) else { return nil }
      return high << 16 | low
    }
    // A font collection begins with the offset of its first font.
    let first = data.starts(with: Data("ttcf".utf8)) ? long(12) ?? -1 : 0
    let kinds: Set<Int> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
    guard let kind = long(first), kinds.contains(kind), let count = word(first + 4) else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let entry = first + 12 + 16 * index
      guard entry + 16 <= bytes.count, let offset = long(entry + 8) else { return nil }
      tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = offset
    }
    guard let name = tables["name"], let names = word(name + 2), let texts = word(name + 4) else { return nil }
    var found: [Int: String] = [:]
    for index in 0..<names {
      let entry = name + 6 + 12 * index
      guard let platform = word(entry), let id = word(entry + 6), let length = word(entry + 8),
        let offset = word(entry + 10)
      else { return nil }
      let start = name + texts + offset
      guard start + length <= bytes.count else { continue }
      let text = bytes[start..<start + length]
      // Unicode and Windows names are in UTF-16. Macintosh names are read as ASCII.
      let isWide = platform == 0 || platform == 3
      let read = isWide ? String(data: Data(text), encoding: .utf16BigEndian) : String(decoding: text, as: UTF8.self)
      if found[id] == nil || isWide { found[id] = read }
    }
    guard let family = found[16] ?? found[1], !family.isEmpty else { return nil }
    self.family = family
    postscript = found[6] ?? family.filter { $0 != " " }
    let style = tables["OS/2"]
    weight = style.flatMap { word($0 + 4) }.map { min(max($0, 1), 1000) } ?? 400
    isItalic = style.flatMap { word($0 + 62) }.map { $0 & 1 == 1 } ?? false
    isVariable = tables["fvar"] != nil
  }

  /// Returns the CSS rules that make the font available to a page under both of its names.
  func rules(for resource: String) -> String {
    let path = resource.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? resource
    let source = "src: url(\"\(path)\")"
    func quoted(_ name: String) -> String {
      "\"" + name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
    }
    let weights = isVariable ? "1 1000" : "\(weight)"
    var rules =
      "@font-face { font-family: \(quoted(family)); font-weight: \(weights); "
      + "font-style: \(isItalic ? "italic" : "normal"); \(source); }\n"
    if postscript != family { rules += "@font-face { font-family: \(quoted(postscript)); \(source); }\n" }
    return rules
  }
}
