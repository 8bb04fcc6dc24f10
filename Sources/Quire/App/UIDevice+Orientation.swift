// SPDX-License-Identifier: Apache-2.0

/// The reports of the device's orientation.
@MainActor enum OrientationReports {
  /// The number of requests of the app.
  static var requests = 0
  /// Posts a notification if the orientation has changed. `nil` until the app requests reports.
  static var environmentChanged: (() -> Void)?
  private static var latest = UIDeviceOrientation.unknown

  static func begin() {
    requests += 1
    guard requests == 1 else { return }
    latest = UIDevice.current.orientation
    environmentChanged = {
      let orientation = UIDevice.current.orientation
      guard orientation != latest else { return }
      latest = orientation
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

  static func end() {
    guard requests > 0 else { return }
    requests -= 1
    if requests == 0 { environmentChanged = nil }
  }
}

extension UIDevice {
  /// Posted when `orientation` has changed, while `isGeneratingDeviceOrientationNotifications` is `true`. The object is
  /// the device. The window has its new size already.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Whether changes of the orientation are reported; `false` by default.
  public final var isGeneratingDeviceOrientationNotifications: Bool { OrientationReports.requests > 0 }

  /// Starts the reports of the orientation. Each call needs a call of `endGeneratingDeviceOrientationNotifications()`.
  public final func beginGeneratingDeviceOrientationNotifications() { OrientationReports.begin() }
  /// Ends the reports of the orientation, after as many calls as of
  /// `beginGeneratingDeviceOrientationNotifications()`.
  public final func endGeneratingDeviceOrientationNotifications() { OrientationReports.end() }
}
