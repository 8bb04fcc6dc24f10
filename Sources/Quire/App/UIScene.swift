// SPDX-License-Identifier: Apache-2.0

/// A part of the app with a screen of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session that shows it.
  @Weak final var runner: Session?

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(_ runner: Session) {
    super.init()
    self.runner = runner
    session.scene = self
  }

  /// No scene is the delegate of an app or a scene, so subclasses need not have it.
  @available(*, unavailable) public required convenience init(_launching launch: AppLaunch) {
    preconditionFailure("A scene is not the delegate of anything.")
  }

  /// What the system keeps of it.
  public final let session = UISceneSession()

  /// Is told of its life; made from the configuration's `delegateClass`, and kept by the scene.
  public final var delegate: (any UISceneDelegate)?

  /// What a scene is opened for. Here it is never opened for anything, so there is nothing in it.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }

  /// Whether a scene is visible.
  public enum ActivationState: Int, Sendable {
    /// No session runs it: the app has not begun, or has ended.
    case unattached = -1
    /// In front, and takes events.
    case foregroundActive = 0
    /// In front without events: on the way from one of its neighbours to the other.
    case foregroundInactive = 1
    /// Out of sight: its page is hidden.
    case background = 2
  }

  /// What the page, or the simulator, has said last.
  public final var activationState: ActivationState {
    switch runner?.activity ?? .ended {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case .ended: .unattached
    }
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// The scene is in front and takes events, as `sceneDidBecomeActive(_:)`. Posted with the scene as object.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to take no more events.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The scene is out of sight.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is about to be seen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene is gone.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Back to front; there is one.
  public final var windows: [UIWindow] { runner.map { [$0.window] } ?? [] }
  /// The window that keys go to: the only one, `nil` once the session is gone.
  public final var keyWindow: UIWindow? { windows.first }
  /// The only screen, `UIScreen.main`.
  public final var screen: UIScreen { .main }

  /// The window's traits; without a session the current ones.
  public final var traitCollection: UITraitCollection { runner?.traits ?? .current }
}
