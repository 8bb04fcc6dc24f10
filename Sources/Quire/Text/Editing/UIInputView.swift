// SPDX-License-Identifier: Apache-2.0

/// A view that a responder shows in place of the keyboard, as its `inputView`, or above it, as its
/// `inputAccessoryView`.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The appearance of an input view.
  public enum Style: Int, Sendable {
    /// No special appearance.
    case `default` = 0
    /// The appearance of the keyboard. The color behind an input view is the same in both styles here.
    case keyboard = 1
  }

  /// The style, as passed to the initializer.
  public final let inputViewStyle: Style
  /// Whether the view's constraints determine its height; `false` by default.
  open var allowsSelfSizing = false

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

extension UIResponder {
  /// Updates the view after a change of `inputAccessoryView` or `inputView`.
  public final func reloadInputViews() {
    responderView?.setNeedsShow()
    Session.current?.accessory.reload()
  }
}
