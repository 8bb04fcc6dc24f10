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

  /// What `@main` made, if the app begins with a delegate; `nil` for one that gives its root view controller to a host.
  public final var delegate: (any UIApplicationDelegate)? { Session.current?.life?.delegate }

  /// The scene of the running session; `nil` before the app runs.
  final var windowScene: UIWindowScene? {
    guard let session = Session.current else { return nil }
    if let scene, scene.runner === session { return scene }
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

  /// Whether the app is in front and takes events.
  public enum State: Int, Sendable {
    /// In front, and takes events.
    case active = 0
    /// In front without events: on the way from one of the other two to the other.
    case inactive = 1
    /// Out of sight: the page is hidden, or gone.
    case background = 2
  }

  /// What the page, or the simulator, has said last; `active` before the app runs.
  public final var applicationState: State {
    switch Session.current?.activity ?? .active {
    case .active: .active
    case .inactive: .inactive
    case .background, .ended: .background
    }
  }

  /// A key of the options with which an app begins. There never are any here, so no key is declared.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String

    /// A key from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Byte for byte.
    nonisolated public static func == (left: LaunchOptionsKey, right: LaunchOptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// From the bytes, as `==` compares.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// The app is in front and takes events, as `applicationDidBecomeActive(_:)`. Posted with the application as object.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to take no more events.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is out of sight.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to be seen again.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The page is gone for good, or the simulator ends the app.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
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
