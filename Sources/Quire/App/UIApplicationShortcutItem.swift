// SPDX-License-Identifier: Apache-2.0

/// The icon of a quick action. It has no effect in Quire, because a page has no icon on a home screen that shows quick
/// actions.
@preconcurrency @MainActor public final class UIApplicationShortcutIcon: NSObject {
  /// The kind of an icon of the system.
  public enum IconType: Int, Sendable {
    /// A pencil in a square.
    case compose = 0
    /// A triangle.
    case play = 1
    /// Two bars.
    case pause = 2
    /// A plus sign.
    case add = 3
    /// A pin on a map.
    case location = 4
    /// A magnifying glass.
    case search = 5
    /// An arrow that leaves a box.
    case share = 6
    /// A crossed circle.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A house.
    case home = 9
    /// A location marker.
    case markLocation = 10
    /// A star.
    case favorite = 11
    /// A heart.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An envelope.
    case invitation = 14
    /// A checkmark.
    case confirmation = 15
    /// A letter.
    case mail = 16
    /// A speech bubble.
    case message = 17
    /// A calendar.
    case date = 18
    /// A clock.
    case time = 19
    /// A camera.
    case capturePhoto = 20
    /// A video camera.
    case captureVideo = 21
    /// A circle.
    case task = 22
    /// A circle with a checkmark.
    case taskCompleted = 23
    /// An alarm clock.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Two crossed arrows.
    case shuffle = 26
    /// A speaker.
    case audio = 27
    /// Two arrows in a circle.
    case update = 28
  }

  /// Creates an icon of the system.
  public init(type: IconType) {
    super.init()
  }

  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {
    super.init()
  }

  /// Creates an icon from a symbol of the system.
  public init(systemImageName: String) {
    super.init()
  }
}

/// A quick action of the app's icon. It has no effect in Quire, because a page has no icon on a home screen that shows
/// quick actions.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  #if hasFeature(Embedded)
    /// The type of the values of `userInfo`.
    public typealias InfoValue = NSObject
  #else
    /// The type of the values of `userInfo`.
    public typealias InfoValue = any NSSecureCoding
  #endif

  /// A text that identifies the kind of action.
  open var type: String { kept.type }
  /// The title of the action.
  open var localizedTitle: String { kept.title }
  /// The second line of the action; `nil` for none.
  open var localizedSubtitle: String? { kept.subtitle }
  /// The icon; `nil` for a dot.
  open var icon: UIApplicationShortcutIcon? { kept.icon }
  /// The app's own information.
  open var userInfo: [String: InfoValue]? { kept.info }
  /// The object that the action opens; `nil` by default.
  open var targetContentIdentifier: AnyObject? { kept.target }

  fileprivate struct Kept {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var info: [String: InfoValue]?
    var target: AnyObject?
  }
  fileprivate final var kept: Kept

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: InfoValue]? = nil
  ) {
    kept = Kept(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, info: userInfo)
    super.init()
  }

  /// Creates a quick action with only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }
}

/// A quick action that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// A text that identifies the kind of action.
  open override var type: String {
    get { kept.type }
    set { kept.type = newValue }
  }
  /// The title of the action.
  open override var localizedTitle: String {
    get { kept.title }
    set { kept.title = newValue }
  }
  /// The second line of the action; `nil` for none.
  open override var localizedSubtitle: String? {
    get { kept.subtitle }
    set { kept.subtitle = newValue }
  }
  /// The icon; `nil` for a dot.
  open override var icon: UIApplicationShortcutIcon? {
    get { kept.icon }
    set { kept.icon = newValue }
  }
  /// The app's own information.
  open override var userInfo: [String: InfoValue]? {
    get { kept.info }
    set { kept.info = newValue }
  }
  /// The object that the action opens; `nil` by default.
  open override var targetContentIdentifier: AnyObject? {
    get { kept.target }
    set { kept.target = newValue }
  }
}
