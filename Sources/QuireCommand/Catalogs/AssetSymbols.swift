// SPDX-License-Identifier: Apache-2.0

/// The Swift source with the names of a catalog's colors and images, like the one that Xcode generates.
struct AssetSymbols {
  let catalog: AssetCatalog
  /// Names that the app's own sources give to static members. They get no symbols on `UIColor` and `UIImage`.
  var taken: Set<String> = []
  /// Whether symbols are also added to `UIColor` and `UIImage`.
  var hasExtensions = true

  /// The system's colors. A catalog's color may refer to one, but can't have its name on `UIColor`.
  static let systemColors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "tint", "tintColor", "white", "yellow",
  ]

  // MARK: Names

  /// Returns the name of a symbol: in camel case, without the kind at its end, as in Xcode. Returns `nil` if nothing is
  /// left.
  static func symbol(for name: String, kind: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    var symbol = lowered(first)
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return AppTemplate.isReserved(symbol) ? "`\(symbol)`" : symbol
  }

  /// Returns a word with its initial capitals in lower case, except the last one before a lowercase letter: `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let isWhole = capitals.count == word.count || capitals.count == 1
    let count = isWhole || word.dropFirst(capitals.count).first?.isLetter != true ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns the symbols of names that are not in a folder, each symbol once.
  private static func symbols(_ names: [String], kind: String) -> [(symbol: String, index: Int)] {
    var seen: Set<String> = []
    return names.enumerated().compactMap { index, name in
      guard !name.contains("/"), let symbol = symbol(for: name, kind: kind), seen.insert(symbol).inserted else {
        return nil
      }
      return (symbol, index)
    }
  }

  // MARK: Text

  var text: String {
    let quoted = AppTemplate.Source.quoted
    let colors = Self.symbols(catalog.colors.map(\.name), kind: "Color")
    let images = Self.symbols(catalog.images.map(\.name), kind: "Image")
    func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    let own = { (symbol: String) in !Self.systemColors.contains(symbol) && !taken.contains(symbol) }
    var text = """
      // Made by quire from the app's catalogs; a change here is lost.

      import UIKit

      /// A color of the app's catalogs.
      nonisolated struct ColorResource: Hashable, Sendable {
        fileprivate let index: Int


      """
    text += lines(colors.map { "  static let \($0.symbol) = ColorResource(index: \($0.index))" })
    text += """
      }

      /// An image of the app's catalogs.
      nonisolated struct ImageResource: Hashable, Sendable {
        fileprivate let index: Int


      """
    text += lines(images.map { "  static let \($0.symbol) = ImageResource(index: \($0.index))" })
    text += """
      }

      private nonisolated func place(of name: String, in names: [String]) -> Int? {
        names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
      }

      extension UIColor {
        private static let catalogNames: [String] = [\(catalog.colors.map { quoted($0.name) }.joined(separator: ", "))]

        convenience init?(named name: String) {
          guard let index = place(of: name, in: UIColor.catalogNames) else { return nil }
          self.init(resource: ColorResource(index: index))
        }

        convenience init(resource: ColorResource) {
          switch resource.index {

      """
    for (index, color) in catalog.colors.enumerated() { text += "    case \(index): \(Self.initializer(of: color))\n" }
    text += """
          default: self.init(white: 0, alpha: 0)
          }
        }
      }

      extension UIImage {
        private static let catalogNames: [String] = [\(catalog.images.map { quoted($0.name) }.joined(separator: ", "))]
        /// The images with a separate picture for dark appearance.
        private static let darkOnes: Set<Int> = [\(catalog.images.indices.filter { catalog.images[$0].hasDark }.map(String.init).joined(separator: ", "))]

        convenience init(resource: ImageResource) {
          let name = UIImage.catalogNames[resource.index]
          let isDark = UITraitCollection.current.userInterfaceStyle == .dark
          self.init(named: isDark && UIImage.darkOnes.contains(resource.index) ? name + "\(ImageSet.darkMark)" : name)!
        }
      }

      """
    if !catalog.data.isEmpty { text += dataText }
    guard hasExtensions else { return text }
    let shownColors = colors.filter { own($0.symbol) }
    if !shownColors.isEmpty {
      text += "\nextension UIColor {\n"
      text += lines(shownColors.map { "  static let \($0.symbol) = UIColor(resource: .\($0.symbol))" }) + "}\n"
    }
    let shownImages = images.filter { !taken.contains($0.symbol) }
    if !shownImages.isEmpty {
      text += "\nextension UIImage {\n"
      for (symbol, index) in shownImages {
        let mode = catalog.images[index].isTemplate ? ".withRenderingMode(.alwaysTemplate)" : ""
        text += "  static var \(symbol): UIImage { UIImage(resource: .\(symbol))\(mode) }\n"
      }
      text += "}\n"
    }
    return text
  }

  private var dataText: String {
    let quoted = AppTemplate.Source.quoted
    let list = catalog.data.map { "    (\(quoted($0.name)), \(quoted($0.resource)))" }.joined(separator: ",\n")
    return """

      typealias NSDataAssetName = String

      /// Data of the app's catalogs.
      @MainActor final class NSDataAsset: NSObject {
        let name: NSDataAssetName
        let data: Data

        private static let all: [(name: String, path: String)] = [
      \(list)
        ]

        init?(name: NSDataAssetName) {
          guard let place = NSDataAsset.all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
          #if hasFeature(Embedded)
            let url = URL(fileURLWithPath: "resources/" + place.path)
          #else
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
              .appendingPathComponent("Resources/" + place.path)
          #endif
          guard let data = try? Data(contentsOf: url) else { return nil }
          self.name = name
          self.data = data
          super.init()
        }

        convenience init?(name: NSDataAssetName, bundle: Bundle) {
          self.init(name: name)
        }
      }

      """
  }

  private static func initializer(of color: ColorSet) -> String {
    guard color.dark != nil || color.highContrast != nil || color.darkHighContrast != nil else {
      return switch color.any {
      case .components: "self.init(\(components(color.any)))"
      case .system(let name): "self.init(dynamicProvider: { _ in .\(name) })"
      }
    }
    let high = color.highContrast ?? color.any
    let dark = color.dark ?? color.any
    let darkHigh = color.darkHighContrast ?? color.dark ?? high
    let isDark = "traits.userInterfaceStyle == .dark"
    let normal = "\(isDark) ? \(value(dark)) : \(value(color.any))"
    guard color.highContrast != nil || color.darkHighContrast != nil else {
      return "self.init(dynamicProvider: { traits in \(normal) })"
    }
    return """
      self.init(dynamicProvider: { traits in
            if traits.accessibilityContrast == .high {
              return \(isDark) ? \(value(darkHigh)) : \(value(high))
            }
            return \(normal)
          })
      """
  }

  private static func value(_ value: ColorSet.Value) -> String {
    switch value {
    case .components: "UIColor(\(components(value)))"
    case .system(let name): "UIColor.\(name)"
    }
  }

  private static func components(_ value: ColorSet.Value) -> String {
    guard case .components(let red, let green, let blue, let alpha) = value else { return "" }
    let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
    return parts.map { "\($0): \(number($1))" }.joined(separator: ", ")
  }

  /// Returns a number with at most five digits after the point.
  private static func number(_ value: Double) -> String { "\((value * 100_000).rounded() / 100_000)" }
}
