// SPDX-License-Identifier: Apache-2.0

/// The meaning of a view's content, which determines whether its layout follows the writing direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The layout follows the writing direction; the default.
  case unspecified = 0
  /// The view has controls of a player, which are always laid out from left to right.
  case playback = 1
  /// The view has controls for directions in space, such as a joystick, which are always laid out from left to right.
  case spatial = 2
  /// The layout is always from left to right.
  case forceLeftToRight = 3
  /// The layout is always from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// The meaning of the content, which determines whether the view's own layout follows the writing direction;
  /// `unspecified` by default. It applies to leading and trailing constraints between the view and its subviews, to
  /// members of a stack view, to the sides of a button's image, and to other parts that are placed in reading order.
  /// Subviews do not inherit it.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { viewSettings?.semantics ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      changeSettings { $0.semantics = newValue }
      UIView.forcedMirroring = { view in
        switch view.viewSettings?.semantics {
        case nil, .unspecified: nil
        case .forceRightToLeft: true
        default: false
        }
      }
      ConstraintLayout.shared?.turned(self)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      setNeedsShow()
    }
  }

  /// The direction in which the view lays out its content.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isMirrored ? .rightToLeft : .leftToRight
  }

  /// Returns the layout direction of views with an attribute, in the app's writing direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of views with an attribute, in a container with a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
