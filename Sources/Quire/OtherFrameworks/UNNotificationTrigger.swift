// SPDX-License-Identifier: Apache-2.0

/// The condition on which a notification is shown.
@preconcurrency @MainActor open class UNNotificationTrigger: NSObject {
  /// Whether the notification is shown each time the condition holds.
  public final let repeats: Bool

  fileprivate init(repeating: Bool) {
    repeats = repeating
    super.init()
  }
}

/// A condition that holds after an interval.
@preconcurrency @MainActor open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The interval in seconds.
  public final let timeInterval: TimeInterval
  private final let start = Date()

  /// Creates a condition that holds after an interval in seconds. Traps if the interval is not positive, or repeats in
  /// less than a minute.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "The interval of a notification must be positive.")
    precondition(!repeats || timeInterval >= 60, "A notification repeats after a minute at the earliest.")
    self.timeInterval = timeInterval
    super.init(repeating: repeats)
  }

  /// Returns the time at which the condition holds next; `nil` if it has held and does not repeat.
  public final func nextTriggerDate() -> Date? {
    let passed = Date().timeIntervalSince(start)
    guard repeats || passed < timeInterval else { return nil }
    return start.addingTimeInterval(((passed / timeInterval).rounded(.down) + 1) * timeInterval)
  }
}

/// A condition that holds at a time of the calendar.
@preconcurrency @MainActor open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components that the time must have.
  public final let dateComponents: DateComponents

  /// Creates a condition that holds at times with these components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeating: repeats)
  }
}

/// A request to show a notification.
@preconcurrency @MainActor open class UNNotificationRequest: NSObject {
  /// The identifier. A request replaces an earlier one with the same identifier.
  public final let identifier: String
  /// The content.
  public final let content: UNNotificationContent
  /// The condition; `nil` for a notification that is shown at once.
  public final let trigger: UNNotificationTrigger?

  /// Creates a request. The content is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.changeable()
    self.trigger = trigger
    super.init()
  }
}

/// A notification that was shown. The app receives none, because notifications are not allowed.
@preconcurrency @MainActor open class UNNotification: NSObject {
  /// The time at which it was shown.
  public final let date: Date
  /// Its request.
  public final let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    date = Date()
    self.request = request
    super.init()
  }
}

/// The user's answer to a notification. The app receives none, because notifications are not allowed.
@preconcurrency @MainActor open class UNNotificationResponse: NSObject {
  /// The notification.
  public final let notification: UNNotification
  /// The identifier of the action that the user chose.
  public final let actionIdentifier: String

  init(_ notification: UNNotification, _ action: String) {
    self.notification = notification
    actionIdentifier = action
    super.init()
  }
}

/// The user's answer to an action with a field. The app receives none, because notifications are not allowed.
@preconcurrency @MainActor open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text of the field.
  public final let userText = ""
}

/// The identifier of an answer in which the user opened the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of an answer in which the user removed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
