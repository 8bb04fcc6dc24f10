// SPDX-License-Identifier: Apache-2.0

import Quire
import Testing

/// Effects for content above a blur, and lines from edge to edge.
@MainActor @Suite struct VibrancyTests {
  /// The content of a vibrancy effect is a subview as usual, and the view has no blur of its own.
  @Test func contentStays() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    let label = UILabel()
    view.contentView.addSubview(label)
    #expect(label.superview === view.contentView)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.effect is UIVibrancyEffect && !(view.effect is UIBlurEffect))
  }

  @Test func stylesHaveApplesValues() {
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    #expect(UIVibrancyEffectStyle(rawValue: 4) == .fill)
  }

  /// A paragraph style keeps the alignment, whose raw value is Apple's.
  @Test func justifiedLines() {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    #expect(style.alignment == .justified && NSTextAlignment.justified.rawValue == 3)
    let label = UILabel()
    label.textAlignment = .justified
    #expect(label.textAlignment == .justified)
  }
}
