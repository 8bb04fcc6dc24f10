// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Returns the box that constraints position, for a frame of the view.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of the view, for a box that constraints position.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Does nothing: the solver always finds the same boxes for ambiguous constraints.
  public final func exerciseAmbiguityInLayout() {}
}
