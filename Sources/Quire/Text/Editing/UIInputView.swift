// SPDX-License-Identifier: Apache-2.0

/// A view that a responder shows instead of the keyboard, as its `inputView`, or above it, as its `inputAccessoryView`.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Without a look of its own.
    case `default` = 0
    /// As the keyboard; the color behind an input view is the same in both styles here.
    case keyboard = 1
  }

  /// The style that it was made with.
  public final let inputViewStyle: Style
  /// Whether its constraints decide its height; `false` by default.
  open var allowsSelfSizing = false

  /// A view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}

extension UIResponder {
  /// Takes over a changed `inputAccessoryView` and a changed `inputView`.
  public final func reloadInputViews() {
    responderView?.setNeedsShow()
    Session.current?.accessory.reload()
  }
}
