// SPDX-License-Identifier: Apache-2.0

/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A tab with a standard title and image.
  public enum SystemItem: Int, Sendable {
    /// "More", with three dots.
    case more = 0
    /// "Favorites", with a star.
    case favorites = 1
    /// "Featured", with a star.
    case featured = 2
    /// "Top Rated", with a star.
    case topRated = 3
    /// "Recents", with a clock.
    case recents = 4
    /// "Contacts", with a person in a circle.
    case contacts = 5
    /// "History", with a clock.
    case history = 6
    /// "Bookmarks", with a book.
    case bookmarks = 7
    /// "Search", with a magnifying glass.
    case search = 8
    /// "Downloads", with a down arrow.
    case downloads = 9
    /// "Most Recent", with a clock.
    case mostRecent = 10
    /// "Most Viewed", with a list.
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

  /// Creates a tab without a title or an image.
  public override init() {
    super.init()
  }

  /// Creates a tab with a number for the app's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with a different image while it is selected. If `selectedImage` is `nil`, the tab always shows
  /// `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a standard tab with a number for the app's own use.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let parts = systemItem.parts
    self.init(title: parts.title, image: UIImage(system: parts.symbol), tag: tag)
  }

  /// Whether the title is that of the controller, because the app has not set an item.
  final var takesTitle = false

  /// The image while the tab is selected; `nil` means `image`.
  open var selectedImage: UIImage? { didSet { refresh?() } }
  /// A short text in a badge on the image; `nil` for none. Assistive technologies read it together with the title.
  open var badgeValue: String? { didSet { refresh?() } }
  /// The color of the badge; `nil`, the default, means red.
  open var badgeColor: UIColor? { didSet { refresh?() } }
}
