// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Swift expressions for the values of interface files.
enum InterfaceValue {
  /// The smallest positive number, which Interface Builder writes for an inset of 0.
  private static let least = 1e-300

  /// Returns a number as Swift writes it, or `nil` if the text is not a finite number.
  static func number(_ text: String?) -> String? {
    guard let text, var value = Double(text), value.isFinite else { return nil }
    if abs(value) < least { value = 0 }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(value)
  }

  static func integer(_ text: String?) -> String? {
    text.flatMap(Double.init).flatMap { Int(exactly: $0.rounded()) }.map(String.init)
  }

  /// Returns the multiplier of a constraint. `16:9` is a ratio.
  static func ratio(_ text: String?) -> String? {
    guard let text else { return nil }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return number(text) }
    return parts[1] == 1
      ? number(String(parts[0])) : "\(number(String(parts[0])) ?? "1") / \(number(String(parts[1])) ?? "1")"
  }

  /// Returns a rectangle.
  static func rect(_ element: XMLElement?) -> String? {
    guard let element else { return nil }
    let parts = ["x", "y", "width", "height"].map { number(element[$0]) ?? "0" }
    return "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))"
  }

  static func size(_ element: XMLElement) -> String {
    "CGSize(width: \(number(element["width"]) ?? "0"), height: \(number(element["height"]) ?? "0"))"
  }

  static func point(_ element: XMLElement) -> String {
    "CGPoint(x: \(number(element["x"]) ?? "0"), y: \(number(element["y"]) ?? "0"))"
  }

  /// Returns insets of an element `inset` or `edgeInsets`.
  static func insets(_ element: XMLElement) -> String {
    let names = element.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let parts = names.map { number(element[$0]) ?? "0" }
    return "UIEdgeInsets(top: \(parts[0]), left: \(parts[1]), bottom: \(parts[2]), right: \(parts[3]))"
  }

  static func insets(directional element: XMLElement) -> String {
    let parts = ["top", "leading", "bottom", "trailing"].map { number(element[$0]) ?? "0" }
    return
      "NSDirectionalEdgeInsets(top: \(parts[0]), leading: \(parts[1]), bottom: \(parts[2]), trailing: \(parts[3]))"
  }

  /// Returns a mask of flexible margins and dimensions.
  static func mask(_ element: XMLElement) -> String {
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    return "[" + names.filter { element.isYes($0.0) }.map { "." + $0.1 }.joined(separator: ", ") + "]"
  }

  // MARK: Text

  /// Returns the text of an element `string`, which may be encoded.
  static func text(of element: XMLElement) -> String {
    guard element.isYes("base64-UTF8") else { return element.text }
    var letters = element.text.filter { !$0.isWhitespace }
    while letters.count % 4 != 0 { letters += "=" }
    return Data(base64Encoded: letters).map { String(decoding: $0, as: UTF8.self) } ?? element.text
  }

  /// Returns a text that an attribute or a child contains.
  static func text(_ name: String, of element: XMLElement) -> String? {
    if let text = element[name] { return text }
    let child = element.children.first { ($0.name == "string" || $0.name == "mutableString") && $0.key == name }
    return child.map(text(of:))
  }

  // MARK: Colors

  private static let old = [
    "darkTextColor": "UIColor.black", "lightTextColor": "UIColor(white: 1, alpha: 0.6)",
    "groupTableViewBackgroundColor": "UIColor.systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "UIColor.secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "UIColor.systemBackground", "blackColor": "UIColor.black",
    "whiteColor": "UIColor.white",
  ]

  /// Returns a color, or `nil` if it is not known. `resources` are the colors that the file lists at its end.
  static func color(_ element: XMLElement, resources: [String: XMLElement] = [:]) -> String? {
    if let name = element["systemColor"] {
      let symbol = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
      if let known = old[name] { return known }
      if AssetSymbols.systemColors.contains(symbol) { return "UIColor.\(symbol)" }
      if let fallback = resources[name], let color = components(fallback) { return color }
    }
    if let name = element["name"], element["catalog"] == nil {
      return "UIColor(named: \(AppTemplate.Source.quoted(name)))"
    }
    if let name = element["cocoaTouchSystemColor"], let known = old[name] { return known }
    return components(element)
  }

  private static func components(_ element: XMLElement) -> String? {
    let alpha = number(element["alpha"]) ?? "1"
    if let white = number(element["white"]) {
      switch (white, alpha) {
      case ("1", "1"): return "UIColor.white"
      case ("0", "1"): return "UIColor.black"
      case ("0", "0"): return "UIColor.clear"
      default: return "UIColor(white: \(white), alpha: \(alpha))"
      }
    }
    guard let red = number(element["red"]), let green = number(element["green"]), let blue = number(element["blue"])
    else { return nil }
    let isWide = element["customColorSpace"] == "displayP3"
    return "UIColor(\(isWide ? "displayP3Red" : "red"): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  // MARK: Fonts

  private static let styles = [
    "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3", "Headline": "headline",
    "Body": "body", "Callout": "callout", "Subhead": "subheadline", "Footnote": "footnote", "Caption1": "caption1",
    "Caption2": "caption2",
  ]

  static func font(_ element: XMLElement) -> String {
    if let style = element["style"] {
      let name = style.replacing("UICTFontTextStyle", with: "")
      return "UIFont.preferredFont(forTextStyle: .\(styles[name] ?? "body"))"
    }
    let size = number(element["pointSize"]) ?? "17"
    if let name = element["name"], !name.hasPrefix(".") {
      return "UIFont(name: \(AppTemplate.Source.quoted(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
    }
    if let weight = element["weight"] { return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))" }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: return "UIFont.systemFont(ofSize: \(size))"
    }
  }
}
