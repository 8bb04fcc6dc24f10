// SPDX-License-Identifier: Apache-2.0

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String

  /// Creates a name from the name of a file.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from the name of a file, without a label.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Returns whether two names have the same bytes.
  public static func == (left: UNNotificationSoundName, right: UNNotificationSoundName) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }

  /// Hashes the bytes of the name, consistently with `==`.
  public func hash(into hasher: inout Hasher) {
    rawValue.hashBytes(into: &hasher)
  }
}

/// The sound of a notification. It is kept, but never played.
@preconcurrency @MainActor open class UNNotificationSound: NSObject {
  private final let name: UNNotificationSoundName?

  /// Creates a sound from the name of a file.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  private override init() {
    name = nil
    super.init()
  }

  /// The sound of the system.
  public final class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The sound of an important warning.
  public final class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}

/// The content of a notification.
@preconcurrency @MainActor open class UNNotificationContent: NSObject {
  #if hasFeature(Embedded)
    /// The values that an app keeps with a notification.
    public typealias UserInfo = [String: NSObject]
  #else
    /// The values that an app keeps with a notification.
    public typealias UserInfo = [AnyHashable: Any]
  #endif

  fileprivate final var held = Parts()

  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: UserInfo = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
  }

  /// Creates an empty content.
  public override init() {
    super.init()
  }

  /// The title; empty by default.
  open var title: String { held.title }
  /// The line below the title; empty by default.
  open var subtitle: String { held.subtitle }
  /// The text; empty by default.
  open var body: String { held.body }
  /// The number on the app's icon; `nil` by default.
  open var badge: NSNumber? { held.badge }
  /// The sound; `nil` by default.
  open var sound: UNNotificationSound? { held.sound }
  /// The app's own values; empty by default.
  open var userInfo: UserInfo { held.userInfo }
  /// The identifier of the category; empty by default.
  open var categoryIdentifier: String { held.categoryIdentifier }
  /// The identifier of the group; empty by default.
  open var threadIdentifier: String { held.threadIdentifier }
  /// The name of the image that is shown while the app starts; empty by default.
  open var launchImageName: String { held.launchImageName }

  /// Returns a copy whose properties can be set.
  final func changeable() -> UNMutableNotificationContent {
    let copy = UNMutableNotificationContent()
    copy.held = held
    return copy
  }
}

/// The content of a notification, which can be changed.
@preconcurrency @MainActor open class UNMutableNotificationContent: UNNotificationContent {
  /// The title; empty by default.
  open override var title: String {
    get { held.title }
    set { held.title = newValue }
  }
  /// The line below the title; empty by default.
  open override var subtitle: String {
    get { held.subtitle }
    set { held.subtitle = newValue }
  }
  /// The text; empty by default.
  open override var body: String {
    get { held.body }
    set { held.body = newValue }
  }
  /// The number on the app's icon; `nil` by default.
  open override var badge: NSNumber? {
    get { held.badge }
    set { held.badge = newValue }
  }
  /// The sound; `nil` by default.
  open override var sound: UNNotificationSound? {
    get { held.sound }
    set { held.sound = newValue }
  }
  /// The app's own values; empty by default.
  open override var userInfo: UserInfo {
    get { held.userInfo }
    set { held.userInfo = newValue }
  }
  /// The identifier of the category; empty by default.
  open override var categoryIdentifier: String {
    get { held.categoryIdentifier }
    set { held.categoryIdentifier = newValue }
  }
  /// The identifier of the group; empty by default.
  open override var threadIdentifier: String {
    get { held.threadIdentifier }
    set { held.threadIdentifier = newValue }
  }
  /// The name of the image that is shown while the app starts; empty by default.
  open override var launchImageName: String {
    get { held.launchImageName }
    set { held.launchImageName = newValue }
  }
}
