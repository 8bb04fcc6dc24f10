// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Labels that show their text in a part of their box, and shadows. Letters are half as wide as high.
@MainActor @Suite struct LabelRectTests {
  /// A label with insets, as many apps write it.
  final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30) { didSet { setNeedsDisplay() } }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: insets))
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
  }

  /// A label that adds its insets to the size instead.
  final class WideLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: 8, dy: 4))
    }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 8)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let fitting = super.sizeThatFits(size)
      return CGSize(width: fitting.width + 16, height: fitting.height + 8)
    }
  }

  let root = UIViewController()
  let simulator: Simulator

  init() {
    let root = root
    simulator = Simulator { root }
  }

  private func show<Label: UILabel>(_ label: Label, width: CGFloat, height: CGFloat) -> Label {
    simulator.perform {
      label.font = .systemFont(ofSize: 20)
      label.text = "abcd"
      label.frame = CGRect(x: 0, y: 100, width: width, height: height)
      root.view.addSubview(label)
    }
    return label
  }

  @Test func aPlainLabelHasNoParts() {
    let label = show(UILabel(), width: 80, height: 44)
    #expect(label.subviews.isEmpty && label.labelParts == nil)
    #expect(label.shownText(in: label.traitCollection).string == "abcd")
  }

  @Test func insetsMoveTheText() throws {
    let label = show(PaddedLabel(), width: 100, height: 44)
    let line = try #require(label.subviews.first as? UILabel)
    #expect(line.frame == CGRect(x: 20, y: 10, width: 50, height: 24))
    #expect(line.shownText(in: line.traitCollection).string == "abcd")
    #expect(label.shownText(in: label.traitCollection).string.isEmpty, "the text is shown once")
    #expect(simulator.element(label)?.label == "abcd", "the label itself is read")
    simulator.perform { label.insets.left = 0 }
    #expect(line.frame == CGRect(x: 0, y: 10, width: 70, height: 24))
    simulator.perform { label.frame.size.width = 200 }
    #expect(line.frame.width == 170)
    simulator.perform {
      label.text = "xyz"
      label.textColor = .red
    }
    let text = line.shownText(in: line.traitCollection)
    #expect(text.string == "xyz" && text.color == RGBA(bits: 0xFF00_00FF))
    #expect(label.subviews.count == 1)
  }

  @Test func insetsEnlargeTheLabel() {
    let plain = show(UILabel(), width: 80, height: 44).sizeThatFits(.zero)
    let label = show(PaddedLabel(), width: 80, height: 44)
    let expected = CGSize(width: plain.width + 50, height: plain.height + 20)
    #expect(label.sizeThatFits(.zero) == expected && label.intrinsicContentSize == expected)
    label.numberOfLines = 0
    label.text = "abcd abcd"
    // 40 points are left between the insets.
    #expect(label.sizeThatFits(CGSize(width: 90, height: 0)).width == 90)
    #expect(label.sizeThatFits(CGSize(width: 90, height: 0)).height > expected.height + 20)
    label.text = nil
    #expect(label.sizeThatFits(.zero) == CGSize(width: 50, height: 20))
  }

  /// A subclass may add its insets to both sizes, since one does not ask for the other.
  @Test func insetsCountOnce() {
    let plain = show(UILabel(), width: 80, height: 44).sizeThatFits(.zero)
    let label = show(WideLabel(), width: 80, height: 44)
    let expected = CGSize(width: plain.width + 16, height: plain.height + 8)
    #expect(label.intrinsicContentSize == expected && label.sizeThatFits(.zero) == expected)
  }

  @Test(arguments: [(NSTextAlignment.left, 10.0), (.center, 40.0), (.right, 70.0), (.natural, 10.0)])
  func rectangleOfTheText(_ alignment: NSTextAlignment, _ x: Double) {
    let label = show(UILabel(), width: 80, height: 44)
    label.textAlignment = alignment
    let rect = label.textRect(
      forBounds: CGRect(x: 10, y: 30, width: 100, height: 50), limitedToNumberOfLines: 1)
    #expect(rect.minX == CGFloat(x) && rect.minY == 30 && rect.width == 40 && rect.height < 50)
    let narrow = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 30, height: 10), limitedToNumberOfLines: 1)
    #expect(narrow.size == CGSize(width: 30, height: 10))
  }

  @Test func aShadowIsBehindTheText() throws {
    let label = show(UILabel(), width: 80, height: 24)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    simulator.perform {
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 1, height: 2)
    }
    let parts = label.subviews.compactMap { $0 as? UILabel }
    try #require(parts.count == 2)
    #expect(parts[0].frame == CGRect(x: 1, y: 2, width: 80, height: 24))
    #expect(parts[1].frame == CGRect(x: 0, y: 0, width: 80, height: 24))
    let shadow = parts[0].shownText(in: label.traitCollection)
    #expect(shadow.string == "abcd" && shadow.color == RGBA(bits: 0xFF00_00FF))
    #expect(parts[1].shownText(in: label.traitCollection).color != shadow.color)
    simulator.perform { label.shadowColor = nil }
    #expect(parts[0].isHidden && !parts[1].isHidden)
  }

  @Test func keptSettings() {
    let label = UILabel()
    #expect(label.baselineAdjustment == .alignBaselines && label.lineBreakStrategy == [])
    #expect(!label.allowsDefaultTighteningForTruncation && !label.showsExpansionTextWhenTruncated)
    label.baselineAdjustment = .alignCenters
    label.lineBreakStrategy = .standard
    #expect(label.baselineAdjustment == .alignCenters && label.lineBreakStrategy == .standard)
  }
}
