// SPDX-License-Identifier: Apache-2.0

extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Not connected to power.
    case unplugged = 1
    /// Connected to power, and not full.
    case charging = 2
    /// Connected to power, and full.
    case full = 3
  }

  private static var kept = (battery: false, proximity: false)

  /// The name of the device, which is its model: `iPhone`, or `iPad` in a large window. Browsers do not tell the name.
  public final var name: String { model }
  /// The model of the device: `iPhone`, or `iPad` in a large window, as `userInterfaceIdiom` says.
  public final var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device, which is not translated.
  public final var localizedModel: String { model }
  /// The name of the operating system; always `iOS`, or `iPadOS` in a large window.
  public final var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system; always `26.0`, the newest whose UIKit Quire follows, whatever the browser
  /// runs on.
  public final var systemVersion: String { "26.0" }
  /// Whether the device can run several tasks; always `true`.
  public final var isMultitaskingSupported: Bool { true }

  /// An identifier of the app on this device. It is kept with the values of `UserDefaults`, so it lasts as long as the
  /// browser keeps the data of the page. `nil` before the app runs.
  public final var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    #if hasFeature(Embedded)
      let defaults = UserDefaults.standard
    #else
      guard let defaults = HostedDefaults.current else { return nil }
    #endif
    if let text = defaults.string(forKey: key), let known = UUID(uuidString: text) { return known }
    let made = UUID()
    defaults.set(made.uuidString, forKey: key)
    return made
  }

  /// Whether the app is told of the battery; `false` by default. It has no effect in Quire, because browsers do not
  /// report the battery.
  public final var isBatteryMonitoringEnabled: Bool {
    get { UIDevice.kept.battery }
    set { UIDevice.kept.battery = newValue }
  }
  /// The charge of the battery, from 0 to 1. Always -1, which means that it is not known.
  public final var batteryLevel: Float { -1 }
  /// The state of the battery; always `unknown`.
  public final var batteryState: BatteryState { .unknown }

  /// Whether the app is told when the user holds the device close; `false` by default. It has no effect in Quire,
  /// because browsers do not report it.
  public final var isProximityMonitoringEnabled: Bool {
    get { UIDevice.kept.proximity }
    set { UIDevice.kept.proximity = newValue }
  }
  /// Whether the user holds the device close; always `false`.
  public final var proximityState: Bool { false }

  /// Plays the sound of a key. It has no effect in Quire, because browsers have no such sound.
  public final func playInputClick() {}

  /// Posted when `batteryLevel` has changed. Quire never posts it, because browsers do not report the battery.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when `batteryState` has changed. Quire never posts it, because browsers do not report the battery.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when `proximityState` has changed. Quire never posts it, because browsers do not report it.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// A view that plays the sound of keys. It has no effect in Quire, because browsers have no such sound.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether `UIDevice.playInputClick()` plays a sound while the view is shown.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// `false` by default.
  public var enableInputClicksWhenVisible: Bool { false }
}
