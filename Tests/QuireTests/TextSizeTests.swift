// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The user's text size and contrast: fonts, traits, colors and notifications.
@MainActor @Suite struct TextSizeTests {
  let root = UIViewController()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func categories() {
    for (index, category) in Self.categories.enumerated() {
      #expect(UIContentSizeCategory(rawValue: category.rawValue) == category)
      #expect(category.isAccessibilityCategory == (index >= 7))
      guard index > 0 else { continue }
      #expect(Self.categories[index - 1] < category && category > Self.categories[index - 1])
      #expect(!(category <= Self.categories[index - 1]) && category >= category)
    }
    #expect(UIContentSizeCategory(rawValue: "huge") == .unspecified)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31.0, 34.0, 60.0), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
    (.title3, 17, 20, 55),
    (.headline, 14, 17, 53), (.subheadline, 12, 15, 49), (.body, 14, 17, 53), (.callout, 13, 16, 51),
    (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
  ]) func textStyles(_ style: UIFont.TextStyle, _ least: Double, _ usual: Double, _ most: Double) {
    var last: CGFloat = 0
    for category in Self.categories {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      #expect(size >= last)
      last = size
    }
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.extraSmall) == least && size(.large) == usual && last == most && size(.unspecified) == usual)
  }

  @Test func metrics() {
    let largest = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(displayScale: 2),
    ])
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledFont(for: font, compatibleWith: usual).pointSize == 20)
    // Sources.md Y8: 20 · 62 / 22 is 56.36, and 11 · 48 / 13 is 40.6.
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 56)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest).pointSize == 40)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: largest) == 28)
    #expect(UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 11, compatibleWith: largest) == 40.5)
  }

  @Test func aFontIsNotScaledTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body)) }
    }
    #expect(stopped(result, saying: "scale one of UIFont.systemFont(ofSize:) instead."))
  }

  @Test func fonts() {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: usual)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect((font.lineHeight, font.ascender + font.leading) == (17 * 1.193359375, 17 * 0.952148))
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    let mono = font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitMonoSpace])
    #expect(mono?.symbolicTraits == [.traitItalic, .traitMonoSpace] && mono?.design == .monospaced)
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: 20, weight: .light)
    let text = label.styledText(in: .current)
    #expect(text.design == .evenDigits && text.weight == 300 && text.size == 20)
  }

  @Test func labelsFollowTheUser() throws {
    let (fixed, live, own) = (UILabel(), UILabel(), UILabel())
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    simulator.perform {
      for label in [fixed, live, own] {
        label.text = "Fog"
        label.font = .preferredFont(forTextStyle: .body)
        root.view.addSubview(label)
      }
      live.adjustsFontForContentSizeCategory = true
      own.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 25)
      own.adjustsFontForContentSizeCategory = true
      root.view.addSubview(field)
      root.view.addSubview(button)
    }
    let height = button.intrinsicContentSize.height
    simulator.change(to: .accessibilityExtraExtraExtraLarge)
    #expect([fixed, live, own].map { $0.font.pointSize } == [17, 53, 25])
    #expect(field.styledText(in: field.traitCollection).size == 53)
    #expect(button.intrinsicContentSize.height - height == 43)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    // A part of the screen may keep its own size.
    simulator.perform { root.traitOverrides.preferredContentSizeCategory = .small }
    #expect(live.font.pointSize == 15 && button.titleLabel?.font.pointSize == 15)
    simulator.perform { root.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    #expect(live.font.pointSize == 53)
  }

  @Test func menusFollowTheUser() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "More"
    button.menu = UIMenu(children: [UIAction(title: "Sound the horn") { _ in }])
    button.showsMenuAsPrimaryAction = true
    simulator.change(to: .accessibilityExtraExtraExtraLarge)
    simulator.perform {
      root.view.addSubview(button)
      button.frame = CGRect(x: 40, y: 300, width: 200, height: 80)
    }
    try simulator.tap("More")
    simulator.settle()
    #expect(try #require(simulator.element("Sound the horn")).frame.height > 120, "of more than one line")
  }

  /// With more contrast, texts in each of the first three colors of labels, and placeholders, have 4.5 : 1.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func moreContrastForLabels(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
    ])
    func components(_ color: UIColor) -> [Double] {
      let bits = color.resolved(with: traits, tint: nil).bits
      return [24, 16, 8, 0].map { Double(bits >> $0 & 0xFF) / 255 }
    }
    func luminance(_ color: [Double]) -> Double {
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    for back in [UIColor.systemBackground, .systemGroupedBackground].map(components) {
      for color in [UIColor.label, .secondaryLabel, .tertiaryLabel, .placeholderText].map(components) {
        let seen = zip(color, back).prefix(3).map { $0 * color[3] + $1 * (1 - color[3]) }
        let (text, behind) = (luminance(seen), luminance(back))
        #expect((max(text, behind) + 0.05) / (min(text, behind) + 0.05) >= 4.5)
      }
    }
  }

  @Test func contrast() {
    let box = UIView()
    simulator.perform {
      box.backgroundColor = .systemBlue
      root.view.addSubview(box)
    }
    #expect(simulator.background(of: box)?.bits == 0x007A_FFFF)
    simulator.change(increasesContrast: true)
    #expect(simulator.background(of: box)?.bits == 0x0040_DDFF)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled && root.traitCollection.accessibilityContrast == .high)
    simulator.change(to: .dark)
    #expect(simulator.background(of: box)?.bits == 0x409C_FFFF)
    simulator.perform { root.traitOverrides.accessibilityContrast = .normal }
    #expect(simulator.background(of: box)?.bits == 0x0A84_FFFF)
    let normal = UITraitCollection(accessibilityContrast: .normal)
    #expect(normal.hasDifferentColorAppearance(comparedTo: UITraitCollection(accessibilityContrast: .high)))
  }

  @Test func notifications() {
    var log: [String] = []
    let names = [
      UIContentSizeCategory.didChangeNotification, UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.append("\(UITraitCollection.current.preferredContentSizeCategory.step)") }
      }
    }
    var changes = 0
    root.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIViewController, _) in
      changes += 1
    }
    simulator.change(to: .small)
    simulator.change(increasesContrast: true)
    simulator.change(to: .small)
    #expect(log == ["2", "2"] && changes == 1)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
