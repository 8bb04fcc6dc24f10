/// The root of all that an app shows. The session makes it, and it shows from the start.
@preconcurrency @MainActor open class UIWindow: UIView {
  @Weak final var session: Session?

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(session: Session) {
    super.init(frame: .zero)
    self.session = session
  }

  open override var window: UIWindow? { self }

  /// The scene that it shows in.
  public final var windowScene: UIWindowScene? {
    guard let session, session === Session.current else { return nil }
    return UIApplication.shared.windowScene
  }

  open override var next: UIResponder? { windowScene }

  /// Whether keys go to it. An app has one window, which has them always.
  public final var isKeyWindow: Bool { session != nil }

  /// The window shows already, and keys go to it.
  public final func makeKeyAndVisible() {
    isHidden = false
  }

  /// Whose view fills the window.
  public final var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      session?.rootChanged(from: oldValue, to: rootViewController)
    }
  }
}
