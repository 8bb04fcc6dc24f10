// SPDX-License-Identifier: Apache-2.0

/// The running app, with one scene of one window, in a page or in the simulator.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The only instance.
  public static let shared = UIApplication()

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package override init() {
    super.init()
  }

  private final var scene: UIWindowScene?

  /// The delegate that `@main` created; `nil` for an app that passes its root view controller to a host.
  public final var delegate: (any UIApplicationDelegate)? { Session.current?.life?.delegate }

  /// The scene of the running session; `nil` before the app runs.
  final var windowScene: UIWindowScene? {
    guard let session = Session.current else { return nil }
    if let scene, scene.runner === session { return scene }
    let made = UIWindowScene(session)
    scene = made
    return made
  }

  /// The app's scenes: one while the app runs.
  public final var connectedScenes: Set<UIScene> {
    windowScene.map { [$0] } ?? []
  }

  /// The windows of all scenes.
  public final var windows: [UIWindow] { windowScene?.windows ?? [] }

  /// The window that receives keys, which is the only one; `nil` before the app runs.
  public final var keyWindow: UIWindow? { windows.first }

  /// The state of an app: whether it is in the foreground and receives events.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active = 0
    /// In the foreground, not receiving events: in transition between the two other states.
    case inactive = 1
    /// In the background: the page is hidden or gone.
    case background = 2
  }

  /// The state that the page or the simulator last reported; `active` before the app runs.
  public final var applicationState: State {
    switch Session.current?.activity ?? .active {
    case .active: .active
    case .inactive: .inactive
    case .background, .ended: .background
    }
  }

  /// A key of the options with which an app is launched. Quire passes no options, so no key is declared.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw text of the key.
    public let rawValue: String

    /// Creates a key from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns whether two keys are equal, byte by byte.
    nonisolated public static func == (left: LaunchOptionsKey, right: LaunchOptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// Posted when the app is in the foreground and receives events, as for `applicationDidBecomeActive(_:)`. The object
  /// is the application.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to stop receiving events.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the page is gone permanently, or when the simulator ends the app.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

/// The screen that shows windows.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package override init() {
    super.init()
  }

  /// The window's bounds, because neither a page nor an app has more information about the screen.
  public final var bounds: CGRect { Session.current?.window.bounds ?? .zero }
  /// The number of device pixels per point, which is `displayScale` of the current traits.
  public final var scale: CGFloat { UITraitCollection.current.displayScale }
  /// The current traits, `UITraitCollection.current`.
  public final var traitCollection: UITraitCollection { .current }
}

/// The device on which the app runs.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package override init() {
    super.init()
  }

  /// `.phone` if the window is narrow or low, otherwise `.pad`.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}
