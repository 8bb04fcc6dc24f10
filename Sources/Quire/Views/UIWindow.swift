// SPDX-License-Identifier: Apache-2.0

/// The root of an app's views.
///
/// The session creates one window, which is shown from the start. An app may show another window instead.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The session of the window that is shown; `nil` for all others.
  @Weak final var session: Session?

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice. `convenience`, because subclasses of an app would otherwise inherit no convenience initializers.
  package convenience init(session: Session) {
    self.init(frame: .zero)
    isHidden = false
    self.session = session
  }

  /// Creates a window that is hidden until `makeKeyAndVisible`, which also gives it the screen's size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window with the screen's size that is hidden until `makeKeyAndVisible`.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates the same window as `init()`, because there is only one scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }

  /// The scene that shows the window; `nil` before that. Setting it has no effect, because there is only one scene.
  public final var windowScene: UIWindowScene? {
    get {
      guard let session, session === Session.current else { return nil }
      return UIApplication.shared.windowScene
    }
    set {}
  }

  open override var next: UIResponder? { windowScene }

  /// Whether the window is the key window. The key window is the one that is shown.
  public final var isKeyWindow: Bool { session != nil }

  /// Shows the window with its root view controller in place of the current window, and makes it the key window.
  ///
  /// Presentations of the previous window end without animation. Does nothing if no app is running.
  public final func makeKeyAndVisible() {
    isHidden = false
    if session == nil { Session.current?.show(self) }
  }

  /// The level in front of or behind other windows; `normal` by default. It has no effect in Quire, which shows one
  /// window at a time, the one that was made key last.
  public final var windowLevel = Level.normal

  /// Called with each event of touches in the window, before recognizers and views receive it. An override observes the
  /// events and calls super; it can't hold them back. The default implementation does nothing.
  open func sendEvent(_ event: UIEvent) {}

  /// Called when the window has become the key window. The default implementation posts a notification. An app does
  /// not call it.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called when the window has stopped being the key window. The default implementation posts a notification. An app
  /// does not call it.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// The view controller whose view fills the window. The view is added when the window is shown.
  ///
  /// Setting another view controller ends the previous one's presentations without animation.
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
