// SPDX-License-Identifier: Apache-2.0

// The notifications that a page never causes. They are declared so that code that observes them compiles; an app or a
// test may post them.

extension UIApplication {
  /// Posted when memory is scarce. Quire never posts it, because browsers do not report it.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted at midnight and when the clock was changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after the user has taken a screenshot. Quire never posts it, because browsers do not report it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when `backgroundRefreshStatus` has changed. Quire never posts it, because it does not change.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted when protected files have become available. Quire never posts it, because they always are.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when protected files become unavailable. Quire never posts it, because they are always available.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the app has launched. Quire never posts it, because no observer exists before the launch.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the frame of the status bar changes. Quire never posts it: override `viewSafeAreaInsetsDidChange()`.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the frame of the status bar has changed. Quire never posts it: override
  /// `viewSafeAreaInsetsDidChange()`.
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted before the interface rotates. Quire never posts it: override `viewWillTransition(to:with:)`.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the interface has rotated. Quire never posts it: override `viewWillTransition(to:with:)`.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

extension UIScene {
  /// Posted when a scene connects. Quire never posts it, because no observer exists before the only scene.
  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
}

extension UIAccessibility {
  /// Posted when `isVoiceOverRunning` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when an assistive technology has read an announcement. Quire never posts it, because browsers do not report
  /// it.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when an assistive technology has moved to an element. Quire never posts it, because browsers do not report
  /// it.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when `isInvertColorsEnabled` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `isAssistiveTouchRunning` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` has changed. Browsers have one setting for it and for reduced motion, so
  /// it has the name of that notification.
  public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name {
    reduceMotionStatusDidChangeNotification
  }

  /// Whether the user has inverted the colors of the screen. Always `false`, because browsers do not report it.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows shades of gray. Always `false`, because browsers do not report it.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is restricted to one app. Always `false`, because browsers do not report it.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the user controls the device with AssistiveTouch. Always `false`, because browsers do not report it.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether audio plays the same on both sides. Always `false`, because browsers do not report it.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the user prefers shapes in addition to colors. Always `false`, because browsers do not report it.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show labels for on and off. Always `false`, because browsers do not report it.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the user prefers that videos do not start by themselves. Always `true`, the setting of a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the user wants the screen to be read. Always `false`, because browsers do not report it.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the user wants the selection to be read. Always `false`, because browsers do not report it.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a shake offers to undo an edit. Always `true`, the setting of a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether captions are preferred. Always `false`, because browsers do not report it.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether buttons shall have borders. Always `false`, because browsers do not report it.
  public static var buttonShapesEnabled: Bool { false }
}
