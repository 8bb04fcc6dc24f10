// SPDX-License-Identifier: Apache-2.0

/// The content of a screen that has nothing to show. An image, two texts and two buttons are stacked vertically.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration {
  /// The appearance of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
  }

  /// The appearance of the image.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The tint color of a symbol image. `nil` means the view's tint color.
    public var tintColor: UIColor? = .secondaryLabel
    /// The size and weight of a symbol image. `nil`, the default, means the image's weight and a height of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. 0 means no limit.
    public var maximumSize = CGSize.zero
  }

  /// The action of a button.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// The action that a press performs, or `nil`.
    public var primaryAction: UIAction?
    /// The menu that a press opens if there is no action, or `nil`.
    public var menu: UIMenu?
    /// Whether the button is enabled; `true` by default.
    public var isEnabled = true
    /// The semantic role of the button.
    public var role = UIButton.Role.normal
  }

  /// The vertical alignment of the content.
  public enum Alignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// In the upper third.
    case natural = 1
  }

  /// The image, or `nil`.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text, or `nil`.
  public var text: String?
  /// The appearance of the primary text; bold `title2` by default.
  public var textProperties = TextProperties(
    font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)), color: .label)
  /// The secondary text, below the primary text, or `nil`.
  public var secondaryText: String?
  /// The appearance of the secondary text; gray `subheadline` by default.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The configuration of the first button. The button is visible if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action of the first button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button. The button is visible if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background behind the content; clear by default.
  public var background = UIBackgroundConfiguration.clear()
  /// The vertical alignment of the content; `center` by default.
  public var alignment = Alignment.center
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the two texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the first button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the two buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  var showsActivity = false
  private var isSearch = false

  /// Returns the default configuration for a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns a configuration for content that is loading: an activity indicator, and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.showsActivity = true
    made.text = "Loading…"
    made.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return made
  }

  /// Returns a configuration for a search without results: a magnifying glass and two texts.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(system: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    made.isSearch = true
    return made
  }

  /// Returns the configuration for a state. For a search, the text quotes the search text.
  public func updated(for state: UIContentUnavailableConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let text = state.searchText, !text.utf8.isEmpty else { return self }
    var updated = self
    updated.text = "No Results for “\(text)”"
    return updated
  }
}

#if !hasFeature(Embedded)
  extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Returns a view that displays the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  }
#endif

/// The state of a view controller that its content-unavailable configuration can depend on.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
  /// The traits of the view controller.
  public var traitCollection: UITraitCollection
  private let item: UINavigationItem?

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
    item = nil
  }

  init(_ controller: UIViewController) {
    traitCollection = controller.traitCollection
    item = controller.navigationItem
  }

  /// The text in the search bar of the controller's navigation item, or `nil` if there is no search bar.
  public var searchText: String? { item?.searchController?.searchBar.text }
}
