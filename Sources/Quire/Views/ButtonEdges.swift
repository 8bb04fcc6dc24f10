// SPDX-License-Identifier: Apache-2.0

/// The insets of a button without a configuration.
struct ButtonEdges {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero

  /// The space above and below the title of a button without content insets, in points. [A63]
  static let padding: CGFloat = 6

  /// Returns the offset that insets cause for a part. A centered part moves by half of their difference, a part at an
  /// edge by the inset at that edge.
  static func shift(
    _ insets: UIEdgeInsets, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment, isMirrored: Bool
  ) -> CGPoint {
    let (leading, trailing) = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    let x: CGFloat =
      switch horizontal {
      case .leading, .left: leading
      case .trailing, .right: -trailing
      case .center, .fill: (leading - trailing) / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return CGPoint(x: x, y: y)
  }
}
