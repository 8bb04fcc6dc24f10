// SPDX-License-Identifier: Apache-2.0

import Foundation
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// A page's style sheet and scripts repeat some numbers, because they show layers by themselves. The numbers equal
/// those in Swift.
@MainActor struct StyleTests {
  private static let modules = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: modules.appending(path: path), encoding: .utf8)
  }

  private static func layers() throws -> String { try text("SheetBrowser/Runtime/layers.css") }

  /// The last rule with a selector that ends in `selector`, without its braces.
  private static func rule(_ selector: String, in style: String) throws -> Substring {
    let start = try #require(style.range(of: "\n\(selector) {\n", options: .backwards)).upperBound
    let end = try #require(style.range(of: "}", range: start..<style.endIndex))
    return style[start..<end.lowerBound]
  }

  /// A shadow in CSS. The script multiplies it by the engine's opacity.
  private static func css(_ shadow: Shadow) -> String {
    let alpha = (Double(shadow.color.bits & 0xFF) / 255 * 100).rounded() / 100
    let color = alpha == 1 ? "#000" : "rgb(0 0 0 / \(alpha))"
    let down = shadow.offset.dy == 0 ? "0" : "\(Int(shadow.offset.dy))px"
    // A box's shadow is blurred over twice the radius.
    return "0 \(down) \(Int(shadow.radius * 2))px \(color)"
  }

  @Test func shadows() throws {
    let style = try Self.layers()
    #expect(try Self.rule(".quire-shadow", in: style).contains("box-shadow: \(Self.css(.around(sheetWith: 1)));"))
    let popover = try Self.rule(#"[data-quire-part="popover"] > .quire-shadow"#, in: style)
    #expect(popover.hasSuffix(", \(Self.css(.around(popoverWith: 1)));\n"))
    // A filter uses the radius itself.
    let radius = Int(Shadow.around(sheetWith: 1).radius)
    #expect(
      try Self.text("SheetBrowser/Runtime/presentation.js")
        .contains("`drop-shadow(0 0 \(radius)px rgb(0 0 0 / ${placement.shadow}))`"))
  }

  @Test func dimming() throws {
    let values = try Self.layers().matches(of: /--quire-dimming: rgb\(0 0 0 \/ ([\d.]+)\);/).map { Double($0.1) }
    let colors = [UIUserInterfaceStyle.light, .dark].map { style in
      UIColor.sheetDimming.resolved(with: UITraitCollection(userInterfaceStyle: style), tint: nil).bits
    }
    #expect(values.map { $0.map { UInt32(($0 * 255).rounded()) } } == colors)
  }

  /// A color of CSS, with all numbers from 0 to 255.
  private static func components(_ css: Substring) -> [Double] {
    if css.hasPrefix("#"), let bits = UInt32(css.dropFirst(), radix: 16) {
      return [Double(bits >> 16), Double(bits >> 8 & 0xFF), Double(bits & 0xFF), 255]
    }
    let numbers = css.matches(of: /[\d.]+/).compactMap { Double($0.0) }
    return numbers.prefix(3) + numbers.dropFirst(3).map { $0 * 255 }
  }

  /// In light and dark, and in both with more contrast.
  @Test func colors() throws {
    let traits = [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [UIUserInterfaceStyle.light, .dark].map { style in
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
      }
    }
    let colors: [(name: String, file: String, color: UIColor)] = [
      ("grabber", "SheetBrowser/Runtime/layers.css", .tertiaryLabel),
      ("focus", "SheetBrowser/Runtime/layers.css", .systemBlue),
      ("placeholder", "QuireWeb/Runtime/app.css", .placeholderText),
      ("separator", "QuireWeb/Runtime/app.css", .separator),
    ]
    for (name, file, color) in colors {
      let values = try Self.text(file).matches(
        of: try Regex("--quire-\(name): ([^;v]+);", as: (Substring, Substring).self)
      )
      .map { Self.components($0.1) }
      #expect(values.count == traits.count)
      for (value, traits) in zip(values, traits) {
        let bits = color.resolved(with: traits, tint: nil).bits
        let wanted = [24, 16, 8, 0].map { Double(bits >> $0 & 0xFF) }
        // Alpha has two digits in the style sheet.
        #expect(zip(value, wanted).allSatisfy { abs($0 - $1) <= 1.3 }, "\(name): \(value), \(wanted)")
      }
    }
  }

  @Test func arrows() throws {
    let background = BackgroundMetrics()
    let rule = try Self.rule(".quire-arrow", in: Self.layers())
    #expect(rule.contains("\n  width: \(Int(background.arrowBase))px;\n  height: \(Int(background.arrowHeight))px;\n"))
    let script = try Self.text("SheetBrowser/Runtime/arrow.js")
    #expect(
      script.contains("const foot = \(Int(background.arrowBase));\nconst height = \(Int(background.arrowHeight));\n"))
  }
}
