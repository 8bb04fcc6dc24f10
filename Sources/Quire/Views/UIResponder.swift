// SPDX-License-Identifier: Apache-2.0

/// An object that can handle events.
///
/// A window has at most one first responder. A press does not change it, unless it is on a field. A field that gets the
/// focus at the host, by a press on it, a key or an assistive technology, becomes the first responder; one that loses
/// the focus to something else in the window resigns. If that is refused the focus goes back. A responder behind a
/// dimmed sheet is not first responder while the sheet is presented. `Documentation/Browsers.md` has the full rule.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// How the system makes the delegate of an app or of a scene from its class. An app never calls it.
  public required convenience init(_launching launch: AppLaunch) {
    self.init()
  }

  /// The next responder of the chain; `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it may become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may resign as first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the window's first responder.
  open var isFirstResponder: Bool { Session.current?.firstResponder === self }

  /// Makes it the first responder, if the present one resigns; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let session = responderWindow?.session else { return false }
    let holder = session.firstResponder
    if let holder, !holder.resignFirstResponder() { return false }
    session.firstResponder = self
    session.firstResponderMoved(from: holder, to: self)
    return true
  }

  /// Resigns as first responder; returns whether it is no longer first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Session.current?.firstResponder = nil
    return true
  }

  /// The window in which it can be the first responder.
  final var responderWindow: UIWindow? { responderView.flatMap { $0.window ?? $0.windowToCome } }

  /// The view that it is, or belongs to.
  final var responderView: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view }
      responder = current.next
    }
    return nil
  }

  /// Whether it performs an action; the default is whether it has the method.
  ///
  /// It is called for an action without a target, on one responder after the other. The responder that returns `true`
  /// must have the method.
  open func canPerformAction(_ action: Selector, withSender sender: AnyTarget?) -> Bool {
    action.isMethod(of: self)
  }

  /// A view above the keyboard while it is the first responder, or one whose chain of `next` leads to it has no such view;
  /// `nil` by default. Without a keyboard it is at the bottom of the window.
  ///
  /// It is looked up when the first responder changes, and by `reloadInputViews()`. Its width is that of the window, or of
  /// the sheet that the responder is in. It has the height of its frame; a flexible height in its mask, or
  /// `translatesAutoresizingMaskIntoConstraints = false`, lets its content decide. When editing ends in the view itself,
  /// this responder becomes the first one again.
  open var inputAccessoryView: UIView? { nil }

  /// A view in the place of the keyboard; `nil` by default. It is shown while this is the first responder, or one before
  /// it in the chain of `next` that has no such view. It is looked up and sized as an `inputAccessoryView` is, and stands
  /// above the unsafe area. One without a height only keeps the keyboard away.
  open var inputView: UIView? { nil }

  // MARK: Touches

  /// Fingers came down on it; passed on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers that came down on it moved; passed on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that came down on it were lifted; passed on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A sheet, a scroller, a recogniser or the system took its fingers; passed on to the next responder unless
  /// overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIView {
  /// Makes the first responder resign if it is the view or in it; returns whether there is none in it afterwards. With
  /// `force` it resigns even if it refuses.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let session = window?.session, let responder = session.firstResponder, responder.isIn(self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    if force { session.firstResponder = nil }
    return force
  }
}

extension UIResponder {
  /// Whether it is a view in another one, or the controller of one.
  final func isIn(_ view: UIView) -> Bool {
    if let own = self as? UIView { return own.isDescendant(of: view) }
    return (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) ?? false
  }
}
