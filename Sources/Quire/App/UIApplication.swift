// SPDX-License-Identifier: Apache-2.0

/// The app that runs: one scene with one window, in the page or on the simulator.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only instance.
  public static let shared = UIApplication()

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }

  private final var scene: UIWindowScene?

  /// The scene of the running session; `nil` before the app runs.
  final var windowScene: UIWindowScene? {
    guard let session = Session.current else { return nil }
    if let scene, scene.session === session { return scene }
    let made = UIWindowScene(session)
    scene = made
    return made
  }

  /// The scenes that the app has: one, once it runs.
  public final var connectedScenes: Set<UIScene> {
    windowScene.map { [$0] } ?? []
  }

  /// The windows of all scenes.
  public final var windows: [UIWindow] { windowScene?.windows ?? [] }

  /// The window that keys go to: the only one, `nil` before the app runs.
  public final var keyWindow: UIWindow? { windows.first }

  /// Whether the app is in front and takes events; `applicationState` is always `active` here.
  public enum State: Int, Sendable {
    /// In front, and takes events; the only state that occurs.
    case active = 0
    /// In front without events; does not occur here.
    case inactive = 1
    /// Out of sight; does not occur here.
    case background = 2
  }

  /// Always `active`: while its page is hidden an app gets no events, so whenever its code runs it is active.
  public final var applicationState: State { .active }
}

/// A part of the app with a screen of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  @Weak final var session: Session?

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(_ session: Session) {
    super.init()
    self.session = session
  }

  /// Whether a scene is visible; here only the first two occur.
  public enum ActivationState: Int, Sendable {
    /// No session runs it: the app has not begun, or has ended.
    case unattached = -1
    /// In front, and takes events: as long as a session runs it.
    case foregroundActive = 0
    /// In front without events; never answered here.
    case foregroundInactive = 1
    /// Out of sight; never answered here.
    case background = 2
  }

  /// Whether the app runs in it.
  public final var activationState: ActivationState { session == nil ? .unattached : .foregroundActive }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Back to front; there is one.
  public final var windows: [UIWindow] { session.map { [$0.window] } ?? [] }
  /// The window that keys go to: the only one, `nil` once the session is gone.
  public final var keyWindow: UIWindow? { windows.first }
  /// The only screen, `UIScreen.main`.
  public final var screen: UIScreen { .main }

  /// The window's traits; without a session the current ones.
  public final var traitCollection: UITraitCollection { session?.traits ?? .current }
}

/// What windows show on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The one that there is.
  public static let main = UIScreen()

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }

  /// The window's area: neither a page nor an app knows more of the screen.
  public final var bounds: CGRect { Session.current?.window.bounds ?? .zero }
  /// Device pixels per point, `displayScale` of the current traits.
  public final var scale: CGFloat { UITraitCollection.current.displayScale }
  /// The present ones, `UITraitCollection.current`.
  public final var traitCollection: UITraitCollection { .current }
}

/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The one that there is.
  public static let current = UIDevice()

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }

  /// `.phone` if the window is narrow or low, else `.pad`.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}
