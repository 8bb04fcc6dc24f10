// SPDX-License-Identifier: Apache-2.0

/// The images behind a field's text.
@MainActor final class FieldBackground {
  var normal: UIImage?
  var disabled: UIImage?
  let view = UIImageView()

  func layOut(_ field: UITextField) {
    view.image = field.isEnabled ? normal : disabled ?? normal
    view.frame = field.borderRect(forBounds: field.bounds)
    view.isHidden = view.image == nil || field.borderStyle == .roundedRect
    if view.superview !== field { field.insertSubview(view, at: 0) }
  }
}

extension UITextField {
  /// An image behind the text, unless `borderStyle` is `roundedRect`; `nil` by default. It fills `borderRect`.
  public final var background: UIImage? {
    get { madeParts?.background?.normal }
    set { if newValue != nil || madeParts?.background != nil { neededBackground.normal = newValue } }
  }

  /// An image behind the text of a disabled field; `nil`, the default, means `background`. Without a `background`, it
  /// has no effect.
  public final var disabledBackground: UIImage? {
    get { madeParts?.background?.disabled }
    set { if newValue != nil || madeParts?.background != nil { neededBackground.disabled = newValue } }
  }

  private final var neededBackground: FieldBackground {
    setNeedsLayout()
    let parts = neededParts
    if let made = parts.background { return made }
    let made = FieldBackground()
    parts.background = made
    parts.layOutBackground = { [made] field in made.layOut(field) }
    return made
  }
}
