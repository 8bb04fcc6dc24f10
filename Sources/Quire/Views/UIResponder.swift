// SPDX-License-Identifier: Apache-2.0

/// What can take part in handling what happens.
///
/// One of them at most is the first responder of a window. A press leaves it as it is, unless it is on a field. A field
/// that the host gives the focus to, by a press on it, a key or an assistive technology, becomes the first responder; one
/// that loses the focus to something else in the window resigns. Where that is refused the focus goes back. What lies
/// behind a dimmed sheet is no first responder as long as the sheet stands.
/// `Documentation/Browsers.md` has the rule in full.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that is asked next; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it may become the first responder; it may not by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives way to another one; it does by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and text go to it first; one responder of a window at most.
  open var isFirstResponder: Bool { Session.current?.firstResponder === self }

  /// Takes the place of the first responder, once the present one has given it up; returns whether it has it now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let session = responderWindow?.session else { return false }
    if let holder = session.firstResponder, !holder.resignFirstResponder() { return false }
    session.firstResponder = self
    return true
  }

  /// Gives up the place of the first responder; answers whether it isn't it any more.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Session.current?.firstResponder = nil
    return true
  }

  /// The window whose first responder it can be.
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

  // MARK: Touches

  /// Fingers came down. What isn't overridden passes on to the next responder; so do the others.
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

  /// A sheet, a scroller, a recogniser or the system has them now.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIView {
  /// Has the first responder give that up, where it is the view or in it; returns whether none is left there. `force`
  /// takes it away even where it refuses.
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
