// SPDX-License-Identifier: Apache-2.0

/// The rarely used settings of a label, and the views that show its text elsewhere than in its whole box.
@MainActor final class LabelParts {
  /// The view that shows the label's text, in the rectangle that `drawText(in:)` got.
  var line: UILabel?
  /// The label whose text the view shows, if it is such a view itself.
  @Weak var owner: UILabel?
  /// Changes the look of the owner's text.
  var restyle: ((_ text: inout StyledText, _ traits: UITraitCollection) -> Void)?
  /// Places the shadow of a text. Set when a shadow is first set.
  var placeShadow: ((_ rect: CGRect) -> Void)?
  var shadow: UILabel?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var lineBreakStrategy: UInt = 0
  var tightens = false
  var expands = false

  /// Whether the text is not shown by the label itself.
  var movesText: Bool { line != nil || placeShadow != nil }

  func showAgain() {
    line?.setNeedsShow()
    shadow?.setNeedsShow()
  }

  /// Returns the text that a label with these settings shows; `nil` for its own, in its whole box.
  func shownText(of label: UILabel, in traits: UITraitCollection) -> StyledText? {
    if line != nil { return StyledText(string: "") }
    guard var text = owner?.text(fitting: label.bounds.size, in: traits) else { return nil }
    restyle?(&text, traits)
    return text
  }

  /// Adds a view that shows a label's text.
  static func addLine(to owner: UILabel, at index: Int) -> UILabel {
    let line = UILabel(frame: .zero)
    line.isAccessibilityElement = false
    let parts = LabelParts()
    parts.owner = owner
    line.labelParts = parts
    owner.insertSubview(line, at: index)
    return line
  }
}

extension UILabel {
  final var neededLabelParts: LabelParts {
    if let made = labelParts { return made }
    let made = LabelParts()
    labelParts = made
    return made
  }

  /// Shows the text in a rectangle of the label.
  final func moveText(to rect: CGRect) {
    let parts = neededLabelParts
    let box = CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    let line = parts.line ?? LabelParts.addLine(to: self, at: 0)
    parts.line = line
    if line.frame != box { line.frame = box }
    parts.placeShadow?(box)
    parts.showAgain()
  }
}
