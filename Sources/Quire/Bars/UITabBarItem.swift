// SPDX-License-Identifier: Apache-2.0

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A tab with the system's title and picture.
  public enum SystemItem: Int, Sendable {
    /// "More", three dots.
    case more = 0
    /// "Favorites", a star.
    case favorites = 1
    /// "Featured", a star.
    case featured = 2
    /// "Top Rated", a star.
    case topRated = 3
    /// "Recents", a clock.
    case recents = 4
    /// "Contacts", a person in a circle.
    case contacts = 5
    /// "History", a clock.
    case history = 6
    /// "Bookmarks", a book.
    case bookmarks = 7
    /// "Search", a magnifying glass.
    case search = 8
    /// "Downloads", an arrow down.
    case downloads = 9
    /// "Most Recent", a clock.
    case mostRecent = 10
    /// "Most Viewed", a list.
    case mostViewed = 11

    var parts: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// A tab without a title or picture.
  public override init() {
    super.init()
  }

  /// A tab with a number of the app's.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with another picture while it is selected; without one it is the same.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab of the system's, with a number of the app's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let parts = systemItem.parts
    self.init(title: parts.title, image: UIImage(system: parts.symbol), tag: tag)
  }

  /// Whether the title is the controller's, as the app has set no item.
  final var takesTitle = false

  /// The picture while it is selected; `image` if it is `nil`.
  open var selectedImage: UIImage? { didSet { refresh?() } }
  /// A short text in a badge at the picture; `nil` for none. Assistive technologies read it with the title.
  open var badgeValue: String? { didSet { refresh?() } }
  /// The colour of the badge; `nil`, the default, means red.
  open var badgeColor: UIColor? { didSet { refresh?() } }
}
