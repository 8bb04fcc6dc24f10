// SPDX-License-Identifier: Apache-2.0

/// An instance of the app's interface. An app in Quire has one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session that shows the scene.
  @Weak final var runner: Session?

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package init(_ runner: Session) {
    super.init()
    self.runner = runner
    session.scene = self
  }

  /// No scene is the delegate of an app or a scene, so subclasses do not need this initializer.
  @available(*, unavailable) public required convenience init(_launching launch: AppLaunch) {
    preconditionFailure("A scene is not the delegate of anything.")
  }

  /// The system's information about the scene.
  public final let session = UISceneSession()

  /// The delegate, which is notified of changes of the scene's state. It is created from the configuration's
  /// `delegateClass` and owned by the scene.
  public final var delegate: (any UISceneDelegate)?

  /// The reasons for which a scene is opened. Always empty, because Quire opens the scene only when the app starts.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }

  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// No session runs the scene: the app has not started or has ended.
    case unattached = -1
    /// In the foreground, receiving events.
    case foregroundActive = 0
    /// In the foreground, not receiving events: in transition between `foregroundActive` and `background`.
    case foregroundInactive = 1
    /// In the background: the page is hidden.
    case background = 2
  }

  /// The state that the page or the simulator last reported.
  public final var activationState: ActivationState {
    switch runner?.activity ?? .ended {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case .ended: .unattached
    }
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Posted when the scene is in the foreground and receives events, as for `sceneDidBecomeActive(_:)`. The object is
  /// the scene.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when the scene is about to stop receiving events.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene has entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when the scene is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the scene has been disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows, from back to front; there is only one.
  public final var windows: [UIWindow] { runner.map { [$0.window] } ?? [] }
  /// The window that receives keys, which is the only one; `nil` after the session has ended.
  public final var keyWindow: UIWindow? { windows.first }
  /// The only screen, `UIScreen.main`.
  public final var screen: UIScreen { .main }

  /// The window's traits or, without a session, the current traits.
  public final var traitCollection: UITraitCollection { runner?.traits ?? .current }
}
