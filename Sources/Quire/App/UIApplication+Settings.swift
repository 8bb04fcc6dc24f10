// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
  private static var kept = Kept()

  /// The settings that have no effect in Quire.
  private struct Kept {
    var isIdleTimerDisabled = false
    var badge = 0
    var isNetworkActivityIndicatorVisible = false
    var supportsShakeToEdit = true
    var shortcutItems: [UIApplicationShortcutItem]?
  }

  /// Whether the device stays awake while the app is idle; `false` by default. It has no effect in Quire, because the
  /// browser decides when the screen turns off.
  public final var isIdleTimerDisabled: Bool {
    get { UIApplication.kept.isIdleTimerDisabled }
    set { UIApplication.kept.isIdleTimerDisabled = newValue }
  }

  /// The number in the badge of the app's icon; 0 by default. It has no effect in Quire, because a page has no icon
  /// with a badge.
  public final var applicationIconBadgeNumber: Int {
    get { UIApplication.kept.badge }
    set { UIApplication.kept.badge = newValue }
  }

  /// Whether the status bar shows network activity; `false` by default. It has no effect in Quire, because the browser
  /// draws the status bar.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { UIApplication.kept.isNetworkActivityIndicatorVisible }
    set { UIApplication.kept.isNetworkActivityIndicatorVisible = newValue }
  }

  /// Whether shaking the device offers to undo an edit; `true` by default. It has no effect in Quire, because a page
  /// is not told of a shake.
  public final var applicationSupportsShakeToEdit: Bool {
    get { UIApplication.kept.supportsShakeToEdit }
    set { UIApplication.kept.supportsShakeToEdit = newValue }
  }

  /// The quick actions of the app's icon; `nil` by default. They have no effect in Quire, because a page has no icon on
  /// a home screen that shows them.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { UIApplication.kept.shortcutItems }
    set { UIApplication.kept.shortcutItems = newValue }
  }

  /// The user's preferred text size. Before an app runs, it is `unspecified`.
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// The layout direction of the user interface, which the host reports, for example from a page's `dir`.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A URL for the app's settings. `open(_:options:completionHandler:)` reports `false` for it, because a page has no
  /// settings in the system.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// A URL for the app's settings of notifications. `open(_:options:completionHandler:)` reports `false` for it,
  /// because a page has no settings in the system.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Prevents a snapshot of the app for its next launch. It has no effect in Quire, which takes no snapshots.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Extends the restoration of state. It has no effect in Quire, which restores no state.
  public final func extendStateRestoration() {}
  /// Ends the restoration of state. It has no effect in Quire, which restores no state.
  public final func completeStateRestoration() {}

  /// Begins to receive the events of remote controls. It has no effect in Quire: a page is not told of their keys.
  public final func beginReceivingRemoteControlEvents() {}
  /// Stops receiving the events of remote controls. It has no effect in Quire: a page is not told of their keys.
  public final func endReceivingRemoteControlEvents() {}

  /// Returns the orientations of the interface that a window supports. They are all orientations in a large window,
  /// and all but upside down in others, the defaults of UIKit.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UITraitCollection.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

// MARK: Touches

extension UIApplication {
  /// Stops the app from receiving touches and presses. Each call needs a call of `endIgnoringInteractionEvents()`.
  /// Scroll views that a finger already moves, or that the browser scrolls itself, continue.
  public final func beginIgnoringInteractionEvents() {
    Session.current?.ignoredInteractions += 1
  }

  /// Ends what one call of `beginIgnoringInteractionEvents()` began. After the last one, the app receives touches and
  /// presses again.
  public final func endIgnoringInteractionEvents() {
    guard let session = Session.current, session.ignoredInteractions > 0 else { return }
    session.ignoredInteractions -= 1
  }

  /// Whether the app receives no touches and presses.
  public final var isIgnoringInteractionEvents: Bool { (Session.current?.ignoredInteractions ?? 0) > 0 }
}

// MARK: Status bar

extension UIApplication {
  /// The area at the top of the window that the status bar covers.
  public final var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// The orientation of the interface, which is that of the scene. Setting it has no effect, because the user rotates
  /// the device.
  public final var statusBarOrientation: UIInterfaceOrientation {
    get { windowScene?.interfaceOrientation ?? .unknown }
    set {}
  }

  /// The style of the status bar that the frontmost view controller prefers. Setting it has no effect: view controllers
  /// decide, by `preferredStatusBarStyle`.
  public final var statusBarStyle: UIStatusBarStyle {
    get { windowScene?.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Whether the frontmost view controller prefers a hidden status bar. Setting it has no effect: view controllers
  /// decide, by `prefersStatusBarHidden`.
  public final var isStatusBarHidden: Bool {
    get { windowScene?.statusBarManager?.isStatusBarHidden ?? false }
    set {}
  }

  /// Sets the style of the status bar. It has no effect: view controllers decide, by `preferredStatusBarStyle`.
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Hides or shows the status bar. It has no effect: view controllers decide, by `prefersStatusBarHidden`.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
}
