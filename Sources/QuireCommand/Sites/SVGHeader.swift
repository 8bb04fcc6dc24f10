// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads only the start tag of an SVG's root element.
enum SVGHeader {
  static func size(_ text: String) -> ImageSize? {
    guard let attributes = rootAttributes(Substring(text)) else { return nil }
    let viewBox = attributes["viewBox"]?.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
    let box = viewBox.flatMap { $0.count == 4 ? ImageSize(width: $0[2], height: $0[3]) : nil }
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    switch (width, height, box) {
    case (let width?, let height?, _): return ImageSize(width: width, height: height)
    case (let width?, nil, let box?) where box.width > 0:
      return ImageSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?) where box.height > 0:
      return ImageSize(width: height * box.width / box.height, height: height)
    default: return box
    }
  }

  /// Returns a length in CSS pixels, or `nil` for a percentage.
  private static func length(_ text: String) -> Double? {
    let number = text.trimmingCharacters(in: .whitespaces)
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, pixels) in units where number.hasSuffix(unit) {
      return Double(number.dropLast(unit.count)).map { $0 * pixels }
    }
    return Double(number)
  }

  /// Returns the attributes in `<svg ...>`, which may follow a declaration, comments and a document type.
  private static func rootAttributes(_ text: Substring) -> [String: String]? {
    var rest = text
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[rest.index(after: end)...]
      } else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return name == "svg" || name.hasSuffix(":svg") ? attributes(rest[name.endIndex...]) : nil
      }
    }
    return nil
  }

  private static func attributes(_ tag: Substring) -> [String: String]? {
    var found: [String: String] = [:]
    var rest = tag
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return nil }
      if first == ">" || first == "/" { return found }
      let name = rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace }
      rest = rest[name.endIndex...].drop { $0.isWhitespace }
      guard rest.first == "=" else { return nil }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      let value = rest.dropFirst().prefix { $0 != quote }
      guard value.endIndex < rest.endIndex else { return nil }
      found[String(name)] = String(value)
      rest = rest[value.endIndex...].dropFirst()
    }
  }
}
