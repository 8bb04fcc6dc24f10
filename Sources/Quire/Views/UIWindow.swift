// SPDX-License-Identifier: Apache-2.0

/// The root of an app's views.
///
/// The session makes one, which is shown from the start; an app may show one of its own instead.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The session, for the window that is shown; `nil` for every other one.
  @Weak final var session: Session?

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(session: Session) {
    super.init(frame: .zero)
    self.session = session
  }

  /// A window of the app's own, hidden until `makeKeyAndVisible`. From then on it has the screen's size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of the app's own, of the screen's size and hidden until `makeKeyAndVisible`.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// The same as `init()`, because there is only one scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }

  /// The scene in which it is shown; `nil` before. To set it changes nothing, because there is only one scene.
  public final var windowScene: UIWindowScene? {
    get {
      guard let session, session === Session.current else { return nil }
      return UIApplication.shared.windowScene
    }
    set {}
  }

  open override var next: UIResponder? { windowScene }

  /// Whether it is the key window, which is the one that is shown.
  public final var isKeyWindow: Bool { session != nil }

  /// Shows the window with its root view controller, instead of the one shown before, and makes it key.
  ///
  /// Presentations of the other window end without animation. Has no effect if no app runs.
  public final func makeKeyAndVisible() {
    isHidden = false
    if session == nil { Session.current?.show(self) }
  }

  /// The controller of the view that fills the window. The view is added when the window is shown.
  ///
  /// Another controller ends the presentations of the previous one without animation.
  public final var rootViewController: UIViewController? {
    willSet {
      if newValue !== rootViewController { session?.endPresentations() }
    }
    didSet {
      guard rootViewController !== oldValue else { return }
      session?.rootChanged(from: oldValue, to: rootViewController)
    }
  }
}
