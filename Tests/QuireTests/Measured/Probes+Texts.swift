// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@testable import Quire

extension Probes {
  static var texts: [String: Probe] {
    [
      "9.01": {
        let styles: [UIFont.TextStyle] = [
          .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
          .caption2,
        ]
        return [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].flatMap { size in
          styles.map { Double(UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(size)).pointSize) }
        }
      },
      "9.02": {
        [UIFont.TextStyle.headline, .body, .largeTitle].map { style in
          let label = UILabel()
          label.font = .preferredFont(forTextStyle: style)
          return css(label)
        }
      },
      "9.03": { [17, 34].map { Double(UIFont.systemFont(ofSize: $0).lineHeight) } },
      "9.04": { [Double(UIFont.systemFont(ofSize: 17).ascender)] },
      "9.05": { [Double(UIFont.systemFont(ofSize: 17).descender)] },
      "9.06": { [Double(UIFont.systemFont(ofSize: 17).leading)] },
      "9.07": {
        [MeasuredStage.phone, MeasuredStage.small].map { device in
          let stage = MeasuredStage(device)
          let label = UILabel()
          label.text = "Label"
          stage.simulator.perform { stage.root.view.addSubview(label) }
          return Double(label.intrinsicContentSize.height)
        }
      },
      "9.08": {
        [.extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge].map { scaled(17, $0) }
      },
      "9.09": { [.extraExtraExtraLarge, .accessibilityLarge].map { scaled(44, $0) } },
      "9.10": {
        let font = UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 17), compatibleWith: traits(.extraExtraExtraLarge))
        return [Double(font.pointSize)]
      },
    ]
  }

  private static func traits(_ size: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(displayScale: 3),
    ])
  }

  private static func scaled(_ value: CGFloat, _ size: UIContentSizeCategory) -> Double {
    Double(UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits(size)))
  }
}
