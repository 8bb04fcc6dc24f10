// SPDX-License-Identifier: Apache-2.0

/// The ways in which an app wants to notify the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number on the app's icon.
  public static var badge: UNAuthorizationOptions { .init(rawValue: 1) }
  /// Sounds.
  public static var sound: UNAuthorizationOptions { .init(rawValue: 2) }
  /// Alerts.
  public static var alert: UNAuthorizationOptions { .init(rawValue: 4) }
  /// Notifications in a car.
  public static var carPlay: UNAuthorizationOptions { .init(rawValue: 8) }
  /// Sounds in spite of the silent mode.
  public static var criticalAlert: UNAuthorizationOptions { .init(rawValue: 16) }
  /// A button for the app's own settings.
  public static var providesAppNotificationSettings: UNAuthorizationOptions { .init(rawValue: 32) }
  /// Quiet notifications, on trial.
  public static var provisional: UNAuthorizationOptions { .init(rawValue: 64) }
}

/// Whether an app may notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The app may not notify the user.
  case denied = 1
  /// The app may notify the user.
  case authorized = 2
  /// The app may notify the user quietly.
  case provisional = 3
  /// The app may notify the user for a short time.
  case ephemeral = 4
}

/// The ways in which a notification is shown while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The number on the app's icon.
  public static var badge: UNNotificationPresentationOptions { .init(rawValue: 1) }
  /// A sound.
  public static var sound: UNNotificationPresentationOptions { .init(rawValue: 2) }
  /// An alert, the older name of a banner in the list.
  public static var alert: UNNotificationPresentationOptions { .init(rawValue: 4) }
  /// An entry in the list.
  public static var list: UNNotificationPresentationOptions { .init(rawValue: 8) }
  /// A banner.
  public static var banner: UNNotificationPresentationOptions { .init(rawValue: 16) }
}

/// The permissions that the user has given.
@preconcurrency @MainActor open class UNNotificationSettings: NSObject {
  /// Whether the app may notify the user: always `denied`.
  public final var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The methods that respond to notifications. They are never called, because notifications are not allowed.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification arrives while the app is open.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user wants to see the app's own settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing; the default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  /// Does nothing; the default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  /// Does nothing; the default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The center for the app's notifications.
///
/// A page needs a service worker for notifications, which Quire does not have. The center therefore behaves as if the
/// user had forbidden them: permission is denied, and requests are kept but never shown.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()

  /// Returns the center of the app.
  public final class func current() -> UNUserNotificationCenter { shared }

  /// The delegate; `nil` by default. Its methods are never called. Held weakly.
  @Weak public final var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether the device could show more than text: always `false`.
  public final var supportsContentExtensions: Bool { false }

  private final var pending: [UNNotificationRequest] = []
  private final var categories: Set<UNNotificationCategory> = []

  private override init() {
    super.init()
  }

  #if hasFeature(Embedded)
    /// Asks for permission. The handler is called in a later turn with `false`.
    public final func requestAuthorization(
      options: UNAuthorizationOptions = [], completionHandler: @escaping @MainActor (Bool, UniversalError?) -> Void
    ) {
      Session.afterward { completionHandler(false, nil) }
    }

    /// Keeps a request, in place of one with the same identifier. The handler is called in a later turn without an
    /// error.
    public final func add(
      _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@MainActor (UniversalError?) -> Void)?
    ) {
      keep(request)
      if let completionHandler { Session.afterward { completionHandler(nil) } }
    }

    /// Keeps a request, in place of one with the same identifier.
    public final func add(_ request: UNNotificationRequest) {
      keep(request)
    }
  #else
    /// Asks for permission. The handler is called in a later turn with `false`.
    public final func requestAuthorization(
      options: UNAuthorizationOptions = [], completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
      Session.afterward { completionHandler(false, nil) }
    }

    /// Keeps a request, in place of one with the same identifier. The handler is called in a later turn without an
    /// error.
    public final func add(
      _ request: UNNotificationRequest,
      withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
      keep(request)
      if let completionHandler { Session.afterward { completionHandler(nil) } }
    }

    /// Asks for permission, and returns `false`.
    public final func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// Keeps a request, in place of one with the same identifier.
    public final func add(_ request: UNNotificationRequest) async throws {
      keep(request)
    }
  #endif

  private final func keep(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    pending.append(request)
  }

  /// Passes what the user allows to the handler, in a later turn.
  public final func getNotificationSettings(
    completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
  ) {
    Session.afterward { completionHandler(UNNotificationSettings()) }
  }

  /// Returns what the user allows.
  public final func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Passes the requests that have not been removed to the handler, in a later turn.
  public final func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
  ) {
    Session.afterward { completionHandler(self.pending) }
  }

  /// Returns the requests that have not been removed.
  public final func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  /// Removes the requests with these identifiers.
  public final func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { request in identifiers.contains { $0.hasSameBytes(as: request.identifier) } }
  }

  /// Removes all requests.
  public final func removeAllPendingNotificationRequests() {
    pending = []
  }

  /// Passes the notifications that are shown to the handler, in a later turn: none.
  public final func getDeliveredNotifications(completionHandler: @escaping @MainActor ([UNNotification]) -> Void) {
    Session.afterward { completionHandler([]) }
  }

  /// Returns the notifications that are shown: none.
  public final func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes notifications that are shown. There are none.
  public final func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all notifications that are shown. There are none.
  public final func removeAllDeliveredNotifications() {}

  /// Sets the kinds of notifications.
  public final func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Passes the kinds of notifications to the handler, in a later turn.
  public final func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
  ) {
    Session.afterward { completionHandler(self.categories) }
  }

  #if hasFeature(Embedded)
    /// Sets the number on the app's icon. It has no effect, because a page has no icon with a number. The handler is
    /// called in a later turn.
    public final func setBadgeCount(
      _ newBadgeCount: Int, withCompletionHandler completionHandler: (@MainActor (UniversalError?) -> Void)? = nil
    ) {
      if let completionHandler { Session.afterward { completionHandler(nil) } }
    }
  #else
    /// Sets the number on the app's icon. It has no effect, because a page has no icon with a number. The handler is
    /// called in a later turn.
    public final func setBadgeCount(
      _ newBadgeCount: Int, withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
      if let completionHandler { Session.afterward { completionHandler(nil) } }
    }

    /// Sets the number on the app's icon. It has no effect, because a page has no icon with a number.
    public final func setBadgeCount(_ newBadgeCount: Int) async throws {}
  #endif
}
