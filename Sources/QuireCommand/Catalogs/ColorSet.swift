// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A color of a catalog, with its appearances.
struct ColorSet: Equatable {
  enum Value: Equatable {
    /// The components in sRGB, 0...1.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A color of the system, such as `systemBlue`.
    case system(String)

    /// The CSS of the color. `nil` for a system color, which depends on the view that shows it.
    var style: String? {
      guard case .components(let red, let green, let blue, let alpha) = self else { return nil }
      let parts = [red, green, blue].map { "\(($0 * 1000).rounded() / 10)%" }.joined(separator: " ")
      return "rgb(\(parts) / \(alpha))"
    }
  }

  var name: String
  /// The color for all appearances that have no color of their own.
  var any: Value
  var dark: Value?
  var highContrast: Value?
  var darkHighContrast: Value?

  /// Returns `nil` if the set defines no color, like Xcode's own AccentColor in a new project.
  init?(_ folder: URL, name: String) throws(CommandError) {
    let contents = try AssetCatalog.contents(folder, as: Contents.self)
    let entries = contents.colors ?? []
    let idiom = ["universal", "iphone", "ipad"].first { idiom in
      entries.contains { $0.idiom == idiom && $0.color != nil }
    }
    var found: [Key: Value] = [:]
    for entry in entries where entry.idiom == idiom {
      guard let color = entry.color else { continue }
      guard let value = color.value else {
        throw CommandError(
          "The color \(name) in \(folder.path) has components that are no color: \(color.words).")
      }
      let key = Key(
        isDark: entry.has("luminosity", "dark"), isHigh: entry.has("contrast", "high"))
      if entry.has("luminosity", "light") { continue }
      // A color for wide-gamut screens comes after the one for all screens.
      if found[key] == nil { found[key] = value }
    }
    guard let any = found[Key(isDark: false, isHigh: false)] ?? found.values.first else { return nil }
    self.name = name
    self.any = any
    dark = found[Key(isDark: true, isHigh: false)]
    highContrast = found[Key(isDark: false, isHigh: true)]
    darkHighContrast = found[Key(isDark: true, isHigh: true)]
  }

  private struct Key: Hashable {
    var isDark: Bool
    var isHigh: Bool
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var color: ColorEntry?
      var appearances: [AssetCatalog.Appearance]?

      func has(_ appearance: String, _ value: String) -> Bool {
        appearances?.contains(AssetCatalog.Appearance(appearance: appearance, value: value)) == true
      }
    }
    var colors: [Entry]?
  }
}

/// The color of one appearance, in the format of a catalog.
private struct ColorEntry: Decodable {
  var space: String?
  var components: [String: String]?
  /// The name of a system color, if the entry refers to one.
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  var words: String {
    reference ?? (components ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  var value: ColorSet.Value? {
    if let reference {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      return AssetSymbols.systemColors.contains(name) ? .system(name) : nil
    }
    guard let components else { return nil }
    let alpha = components["alpha"].map { Double($0) ?? .nan } ?? 1
    var parts: [Double]
    if let white = components["white"] {
      parts = Array(repeating: Self.number(white), count: 3)
    } else {
      parts = ["red", "green", "blue"].map { components[$0].map(Self.number) ?? .nan }
    }
    guard parts.allSatisfy(\.isFinite), alpha.isFinite else { return nil }
    switch space {
    case "display-p3": parts = ColorSpace.sRGB(fromDisplayP3: parts)
    case "extended-linear-srgb": parts = parts.map(ColorSpace.encoded)
    default: break
    }
    parts = parts.map { min(max($0, 0), 1) }
    return .components(red: parts[0], green: parts[1], blue: parts[2], alpha: min(max(alpha, 0), 1))
  }

  /// Reads a component: `0x1F` and `31` are fractions of 255, `0.122` of 1.
  private static func number(_ text: String) -> Double {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } ?? .nan }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(text) ?? .nan
  }
}
