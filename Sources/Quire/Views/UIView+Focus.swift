// SPDX-License-Identifier: Apache-2.0

/// The look of a focused view. It has no effect: the browser shows the focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Creates the default look.
  public override init() {
    super.init()
  }
}

/// A halo around a focused view. It has no effect: the browser shows the focus.
@preconcurrency @MainActor public final class UIFocusHaloEffect: UIFocusEffect {
  /// The view whose focus the halo shows; `nil` by default. Held weakly.
  @Weak public var containerView: UIView?
  /// The view above which the halo is; `nil` by default. Held weakly.
  @Weak public var referenceView: UIView?
}

extension UIView {
  /// The look of the view while it is focused; `nil` by default. It has no effect: the browser shows the focus.
  public final var focusEffect: UIFocusEffect? {
    get { viewSettings?.focusEffect }
    set { changeSettings { $0.focusEffect = newValue } }
  }

  /// The name of the group in which keys move the focus; `nil` by default. It has no effect: the browser moves the focus
  /// in the order of the views.
  public final var focusGroupIdentifier: String? {
    get { viewSettings?.focusGroup }
    set { changeSettings { $0.focusGroup = newValue } }
  }

  /// Does nothing: the browser moves the focus.
  public final func setNeedsFocusUpdate() {}
  /// Does nothing: the browser moves the focus.
  public final func updateFocusIfNeeded() {}
}
