// SPDX-License-Identifier: Apache-2.0

/// The root of all that an app shows.
///
/// The session makes one, which shows from the start; an app may show one of its own in its place.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Of the window that shows; `nil` for every other one.
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

  /// The same: there is one scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }

  /// The scene that it shows in.
  public final var windowScene: UIWindowScene? {
    guard let session, session === Session.current else { return nil }
    return UIApplication.shared.windowScene
  }

  open override var next: UIResponder? { windowScene }

  /// Whether keys go to it: whether it is the window that shows.
  public final var isKeyWindow: Bool { session != nil }

  /// Shows the window, with its root view controller, in the place of the one that showed. Keys go to it.
  ///
  /// What the other window's view controllers presented is gone, without animation. Where no app runs nothing shows.
  public final func makeKeyAndVisible() {
    isHidden = false
    if session == nil { Session.current?.show(self) }
  }

  /// The controller of the view that fills the window. The view comes into a window as the window shows.
  public final var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      session?.rootChanged(from: oldValue, to: rootViewController)
    }
  }
}
