// SPDX-License-Identifier: Apache-2.0

// UIKit's first functions for animations, which need a state between calls. The compiler says what to write instead.

extension UIView {
  /// Begins a block of animations. Unavailable: an animation is a closure.
  @available(*, unavailable, message: "write UIView.animate(withDuration:animations:completion:)")
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Ends a block of animations, and starts them. Unavailable: an animation is a closure.
  @available(*, unavailable, message: "write UIView.animate(withDuration:animations:completion:)")
  public static func commitAnimations() {}

  /// Sets the duration of a block of animations. Unavailable: an animation is a closure.
  @available(*, unavailable, message: "write UIView.animate(withDuration:animations:completion:)")
  public static func setAnimationDuration(_ duration: TimeInterval) {}

  /// Sets the delay of a block of animations. Unavailable: an animation is a closure.
  @available(*, unavailable, message: "write UIView.animate(withDuration:delay:options:animations:completion:)")
  public static func setAnimationDelay(_ delay: TimeInterval) {}

  /// Sets the curve of a block of animations. Unavailable: an animation is a closure.
  @available(*, unavailable, message: "write UIView.animate(withDuration:delay:options:animations:completion:)")
  public static func setAnimationCurve(_ curve: AnimationCurve) {}

  /// Repeats animations. Unavailable: an animation runs once.
  @available(*, unavailable, message: "an animation runs once here; start the next one in its completion")
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {}
}
