// SPDX-License-Identifier: Apache-2.0

extension UIScreen {
  private static var kept = (brightness: CGFloat(0.5), dimming: false)

  /// The screens of the device: only the one that shows the page.
  public static var screens: [UIScreen] { [main] }
  /// The screen that this one repeats; always `nil`.
  public final var mirrored: UIScreen? { nil }
  /// Whether the screen is recorded or repeated on another one; always `false`, because browsers do not report it.
  public final var isCaptured: Bool { false }

  /// The bounds in device pixels. They belong to the window, like `bounds`, and rotate with it.
  public final var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of device pixels per point, the same as `scale`.
  public final var nativeScale: CGFloat { scale }
  /// The largest number of frames in a second; always 60, because browsers do not report it.
  public final var maximumFramesPerSecond: Int { 60 }
  /// The time by which what is shown is late, in seconds; always 0, because browsers do not report it.
  public final var calibratedLatency: CFTimeInterval { 0 }

  /// The brightness, from 0 to 1; 0.5 by default. It has no effect in Quire, because a page can't change the screen.
  public final var brightness: CGFloat {
    get { UIScreen.kept.brightness }
    set { UIScreen.kept.brightness = newValue > 0 ? min(newValue, 1) : 0 }
  }
  /// Whether the screen is dimmed below its lowest brightness; `false` by default. It has no effect in Quire, because a
  /// page can't change the screen.
  public final var wantsSoftwareDimming: Bool {
    get { UIScreen.kept.dimming }
    set { UIScreen.kept.dimming = newValue }
  }

  /// Posted when `brightness` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when `isCaptured` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when a screen was connected. Quire never posts it, because there is only one.
  nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen was disconnected. Quire never posts it, because there is only one.
  nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}
