// SPDX-License-Identifier: Apache-2.0

extension UILabel {
  /// The color of the text's shadow, which has sharp edges; `nil`, the default, means no shadow.
  public final var shadowColor: UIColor? {
    get { labelParts?.shadowColor }
    set {
      guard newValue != nil || labelParts != nil else { return }
      let parts = neededLabelParts
      parts.shadowColor = newValue
      if parts.placeShadow == nil {
        parts.placeShadow = { [me = Weak(self)] rect in me.wrappedValue?.placeShadow(rect) }
      }
      showAgain()
    }
  }

  /// The distance of the shadow from the text, in points; by default one point above it.
  public final var shadowOffset: CGSize {
    get { labelParts?.shadowOffset ?? CGSize(width: 0, height: -1) }
    set {
      neededLabelParts.shadowOffset = newValue
      showAgain()
    }
  }

  private final func placeShadow(_ rect: CGRect) {
    let parts = neededLabelParts
    let shadow = parts.shadow ?? LabelParts.addLine(to: self, at: 0)
    if parts.shadow == nil {
      parts.shadow = shadow
      // Assistive technologies read the text once.
      shadow.accessibilityElementsHidden = true
      shadow.labelParts?.restyle = { [me = Weak(self)] text, traits in
        guard let label = me.wrappedValue else { return }
        let color = (label.labelParts?.shadowColor ?? .clear).resolved(with: traits, tint: label.tintColor)
        text.color = color
        for index in text.runs.indices {
          text.runs[index].color = color
          text.runs[index].background = .clear
          text.runs[index].underline.color = nil
          text.runs[index].strikethrough.color = nil
        }
      }
    }
    shadow.isHidden = parts.shadowColor == nil
    let box = rect.offsetBy(dx: parts.shadowOffset.width, dy: parts.shadowOffset.height)
    if shadow.frame != box { shadow.frame = box }
  }
}
