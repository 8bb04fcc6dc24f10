// SPDX-License-Identifier: Apache-2.0

/// The content of a screen that has nothing to show: an image, two texts and two buttons, one below the other in the
/// middle.
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
    /// The color of a symbol; `nil` means the tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The size and the weight of a symbol; `nil` for those of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image must not exceed, in points; 0 means no limit.
    public var maximumSize = CGSize.zero
  }

  /// The action of a button.
  @preconcurrency @MainActor public struct ButtonProperties {
    /// The action that a press performs; `nil` for none.
    public var primaryAction: UIAction?
    /// The menu that a press opens if there is no action; `nil` for none.
    public var menu: UIMenu?
    /// Whether the button can be pressed; `true` by default.
    public var isEnabled = true
    /// The purpose of the button.
    public var role = UIButton.Role.normal
  }

  /// The alignment of the content.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// In the upper third.
    case natural = 1
  }

  /// The image; `nil` for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; `nil` for none.
  public var text: String?
  /// The appearance of the text: `title2`, bold.
  public var textProperties = TextProperties(
    font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)), color: .label)
  /// The text below; `nil` for none.
  public var secondaryText: String?
  /// The appearance of the text below: `subheadline`, gray.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The look of the first button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action of the first button.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The color behind the content; `nil`, the default, for none.
  public var background = UIBackgroundConfiguration.clear()
  /// The alignment of the content; `center` by default.
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

  /// Returns a configuration for a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns a configuration for content that is being loaded: an activity indicator, and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.showsActivity = true
    made.text = "Loading…"
    made.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return made
  }

  /// Returns a configuration for a search without results: a magnifying glass, and two texts.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(system: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    made.isSearch = true
    return made
  }

  /// Returns the configuration for a state. The text of a search names what was searched for.
  public func updated(for state: UIContentUnavailableConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let text = state.searchText, !text.utf8.isEmpty else { return self }
    var updated = self
    updated.text = "No Results for “\(text)”"
    return updated
  }
}

#if !hasFeature(Embedded)
  extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Returns a view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  }
#endif

/// The state of a view controller on which its content for an empty screen may depend.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  private let item: UINavigationItem?

  /// Creates the state of a view controller without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
    item = nil
  }

  init(_ controller: UIViewController) {
    traitCollection = controller.traitCollection
    item = controller.navigationItem
  }

  /// The text in the search bar of the controller's navigation item; `nil` without a search.
  public var searchText: String? { item?.searchController?.searchBar.text }
}
