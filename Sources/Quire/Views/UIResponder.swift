// SPDX-License-Identifier: Apache-2.0

/// An object that can handle events.
///
/// A window has at most one first responder. A press changes it only if the press is on a field. A field that gets the
/// host's focus, by a press, a key or an assistive technology, becomes the first responder. A field that loses the
/// focus to something else in the window resigns; if it refuses to, it gets the focus back. A responder behind a dimmed
/// sheet is not first responder while the sheet is presented. `Documentation/Browsers.md` has the full rule.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Creates the delegate of an app or of a scene from its class. The system calls it; an app never does.
  public required convenience init(_launching launch: AppLaunch) {
    self.init()
  }

  /// Called when the object was created from a storyboard or a nib, after its outlets and actions were connected. An
  /// override calls super. The default implementation does nothing.
  open func awakeFromNib() {}

  /// The next responder of the chain; `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may resign as first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the window's first responder.
  open var isFirstResponder: Bool { Session.current?.firstResponder === self }

  /// Makes this the first responder if the current one resigns. Returns whether it is now the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let session = responderWindow?.session else { return false }
    let holder = session.firstResponder
    if let holder, !holder.resignFirstResponder() { return false }
    session.firstResponder = self
    session.firstResponderMoved(from: holder, to: self)
    return true
  }

  /// Resigns as first responder. Returns whether it is no longer the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Session.current?.firstResponder = nil
    return true
  }

  /// The window in which the responder can be the first responder.
  final var responderWindow: UIWindow? { responderView.flatMap { $0.window ?? $0.futureWindow } }

  /// The responder itself if it is a view, or else the view that it belongs to.
  final var responderView: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view }
      responder = current.next
    }
    return nil
  }

  /// Returns whether the responder performs an action; by default, whether it has the method.
  ///
  /// For an action without a target, this is called on each responder of the chain in turn. The responder that returns
  /// `true` must have the method.
  open func canPerformAction(_ action: Selector, withSender sender: AnyTarget?) -> Bool {
    action.isMethod(of: self)
  }

  /// The commands for keys of a hardware keyboard; `nil` by default. [DOC-KEYS]
  ///
  /// They apply while this is the first responder, or while the first responder's chain of `next` leads to it. The
  /// property is read at each press. An action may also be that of another responder of the chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// A view that is shown above the keyboard; `nil` by default. Without a keyboard it is at the bottom of the window.
  ///
  /// The view is shown while this is the first responder, or while the first responder's chain of `next` leads to it
  /// without finding another such view. The property is read when the first responder changes, and by
  /// `reloadInputViews()`. The view is as wide as the window, or as the sheet that contains the responder. It is as
  /// high as its frame; with a flexible height in its mask, or with
  /// `translatesAutoresizingMaskIntoConstraints = false`, its content determines the height. When editing in the view
  /// itself ends, this responder becomes the first responder again.
  open var inputAccessoryView: UIView? { nil }

  /// A view that replaces the keyboard; `nil` by default. It is shown while this is the first responder, or while the
  /// first responder's chain of `next` leads to it without finding another such view. It is read and sized like an
  /// `inputAccessoryView`, and is placed above the unsafe area. A view without a height only hides the keyboard.
  open var inputView: UIView? { nil }

  /// Called on the app's delegate when the app has launched, to change its main menu. An override calls super. The keys
  /// of the menu's commands work like those of `keyCommands`, after all others. The default implementation does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is performed or shown, to change its title, attributes or state. The default implementation
  /// does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Accessibility

  /// Activates the element. Returns whether the element handled the activation; the default implementation returns
  /// `false`. Only apps and tests call it: browsers report an activation by an assistive technology as a press.
  open func accessibilityActivate() -> Bool { false }
  /// Called for the keys that increase the value of an element with the trait `adjustable`. The default implementation
  /// does nothing.
  open func accessibilityIncrement() {}
  /// Called for the keys that decrease the value of an element with the trait `adjustable`. The default implementation
  /// does nothing.
  open func accessibilityDecrement() {}
  /// Called for the Escape key before a sheet closes, first on the presented view controller. Returns whether the
  /// responder handled it. The default implementation calls the next responder.
  open func accessibilityPerformEscape() -> Bool { next?.accessibilityPerformEscape() ?? false }
  /// Called for a two-finger double-tap with a screen reader. Browsers do not report it, so only apps and tests call
  /// it. The default implementation calls the next responder.
  open func accessibilityPerformMagicTap() -> Bool { next?.accessibilityPerformMagicTap() ?? false }

  // MARK: Touches

  /// Called when fingers come down on the responder. The default passes the call to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that came down on the responder move. The default passes the call to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that came down on the responder are lifted. The default passes the call to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a sheet, a scroll view, a gesture recognizer or the system takes over the responder's fingers. The
  /// default passes the call to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses, motion and activities

  // These exist so that overrides compile.

  /// Called when presses begin. Quire never calls it: `UIKeyCommand` receives keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the force of presses changes. Quire never calls it: `UIKeyCommand` receives keys.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses end. Quire never calls it: `UIKeyCommand` receives keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the system takes over presses. Quire never calls it: `UIKeyCommand` receives keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Called when the user begins to shake the device. Quire never calls it, because hosts do not report the motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the user has shaken the device. Quire never calls it, because hosts do not report the motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion was no shake. Quire never calls it, because hosts do not report the motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called to continue an activity. Quire never calls it, because other devices send no activities to a page.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Called to update the responder's activity. Quire never calls it, because it reads no activities.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
}

extension UIView {
  /// Makes the first responder resign if it is this view or inside it. Returns whether the view then contains no first
  /// responder. With `force`, the responder resigns even if it refuses.
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
  /// Whether the responder is a view inside `view` (or `view` itself), or the controller of one.
  final func isIn(_ view: UIView) -> Bool {
    if let own = self as? UIView { return own.isDescendant(of: view) }
    return (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) ?? false
  }
}
