// SPDX-License-Identifier: Apache-2.0

/// The properties of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device must be unlocked.
  public static var authenticationRequired: UNNotificationActionOptions { .init(rawValue: 1) }
  /// The action destroys something.
  public static var destructive: UNNotificationActionOptions { .init(rawValue: 2) }
  /// The app is opened.
  public static var foreground: UNNotificationActionOptions { .init(rawValue: 4) }
}

/// A button of a notification.
@preconcurrency @MainActor open class UNNotificationAction: NSObject {
  /// The identifier.
  public final let identifier: String
  /// The title.
  public final let title: String
  /// The properties.
  public final let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// A button of a notification that shows a field.
@preconcurrency @MainActor open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public final let textInputButtonTitle: String
  /// The placeholder of the field.
  public final let textInputPlaceholder: String

  /// Creates an action with a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The properties of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app is told when the user removes a notification.
  public static var customDismissAction: UNNotificationCategoryOptions { .init(rawValue: 1) }
  /// Notifications are shown in a car.
  public static var allowInCarPlay: UNNotificationCategoryOptions { .init(rawValue: 2) }
  /// The title is shown although previews are hidden.
  public static var hiddenPreviewsShowTitle: UNNotificationCategoryOptions { .init(rawValue: 4) }
  /// The subtitle is shown although previews are hidden.
  public static var hiddenPreviewsShowSubtitle: UNNotificationCategoryOptions { .init(rawValue: 8) }
  /// An assistant may read notifications aloud.
  public static var allowAnnouncement: UNNotificationCategoryOptions { .init(rawValue: 16) }
}

/// A kind of notification, with its actions.
@preconcurrency @MainActor open class UNNotificationCategory: NSObject {
  /// The identifier.
  public final let identifier: String
  /// The actions.
  public final let actions: [UNNotificationAction]
  /// The identifiers of intents.
  public final let intentIdentifiers: [String]
  /// The properties.
  public final let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}
