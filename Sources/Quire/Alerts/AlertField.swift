// SPDX-License-Identifier: Apache-2.0

/// A text field of an alert: a rounded rectangle or, in the appearance of iOS 26, a capsule.
@MainActor final class AlertField: UITextField {
  /// The horizontal padding of the text in a capsule, in points. [OPENUIKIT]
  private static let side: CGFloat = 15

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 16)
    borderStyle = .roundedRect
    backgroundColor = .tertiarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the capsule, in points, or `nil` for a rounded rectangle.
  var capsuleHeight: CGFloat? {
    didSet {
      guard capsuleHeight != oldValue else { return }
      borderStyle = capsuleHeight == nil ? .roundedRect : .none
      backgroundColor = capsuleHeight == nil ? .tertiarySystemBackground : .tertiarySystemFill
      layer.cornerRadius = (capsuleHeight ?? 0) / 2
    }
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    let usual = super.textRect(forBounds: bounds)
    guard capsuleHeight != nil else { return usual }
    return usual.insetBy(dx: min(AlertField.side, usual.width / 2), dy: 0)
  }
}
