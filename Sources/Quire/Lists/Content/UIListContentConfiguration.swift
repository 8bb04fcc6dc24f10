// SPDX-License-Identifier: Apache-2.0

/// The image, the text and the secondary text of a list row.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Sendable {
      /// The left or the right side, where lines begin in the text's language.
      case natural = 0
      /// Centered text.
      case center = 1
      /// Justified text. Shown as `natural`.
      case justified = 2
    }

    /// A transformation of the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// Uppercase letters.
      case uppercase = 1
      /// Lowercase letters.
      case lowercase = 2
      /// Capitalized words. In Quire, the text is not changed.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The transformation of the letters.
    public var transform = TextTransform.none
    /// A transformer that derives the displayed color from `color`. If it is `nil`, `color` is displayed.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The place at which lines that are too long are cut; `byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows the preferred text size; `true` by default. It has no effect in Quire, where the fonts
    /// of text styles always do.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a text that does not fit is shown smaller; `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which a text is shown smaller; 0 by default, which means any.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letters are moved together before a text is cut; `false` by default. It has no effect in Quire,
    /// which does not move letters.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether assistive technologies offer actions for the text; `false` by default. It has no effect in Quire.
    public var showsExpansionTextWhenTruncated = false

    /// Returns the displayed color.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
  }

  /// The appearance of the image.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The tint color of a symbol; `nil` means the view's tint color.
    public var tintColor: UIColor?
    /// A transformer that derives the displayed tint color from `tintColor`; `nil` by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image; `nil` by default, which means the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the image ignores that the system inverts the colors of the screen; `false` by default. It has no effect
    /// in Quire, which does not invert colors.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the displayed tint color: `tintColor`, or else the given color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 means no limit. A larger image is scaled down.
    public var maximumSize = CGSize.zero
    /// The space reserved for the image, even in rows without one, so that the texts of several rows are aligned. 0
    /// means the image's own width.
    public var reservedLayoutSize = CGSize.zero

    /// The standard width or height for `reservedLayoutSize`. In Quire it is 0, which means the image's own size.
    public static let standardDimension: CGFloat = 0
  }

  /// The primary text; `nil` for none.
  public var text: String?
  /// The secondary text; `nil` for none.
  public var secondaryText: String?
  /// The image before the texts; `nil` for none.
  public var image: UIImage?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The axes in which the margins are at least those of the superview; both by default. It has no effect in Quire,
  /// where the margins are those of the configuration.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is placed at the trailing side of the row if both texts fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between two texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between two texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the row is a heading for assistive technologies.
  var isHeading = false

  #if hasFeature(Embedded)
    /// The configuration of another type that this one contains. Not Apple's API: for translated sources.
    public private(set) var boxed: _BoxedConfiguration?

    /// Creates a configuration that contains one of another type. Not Apple's API: for translated sources.
    public init(boxed: _BoxedConfiguration) {
      self = .cell()
      self.boxed = boxed
    }

    /// Returns the configuration for a state of its cell.
    public func updated(for state: UICellConfigurationState) -> UIListContentConfiguration {
      boxed.map { UIListContentConfiguration(boxed: $0.updated(for: state)) } ?? self
    }
  #endif

  private init(_ font: UIFont, _ color: UIColor, _ second: UIFont, _ secondColor: UIColor, vertical: CGFloat) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  /// Returns the configuration of a row with a secondary text below the primary text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .label, .preferredFont(forTextStyle: .caption1), .label, vertical: 11)
  }

  /// Returns the configuration of a row with a gray secondary text below the primary text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .label, .preferredFont(forTextStyle: .subheadline), .secondaryLabel,
      vertical: 9)
  }

  /// Returns the configuration of a row with a gray secondary text at the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .label, .preferredFont(forTextStyle: .body), .secondaryLabel, vertical: 11)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  private static func heading(_ font: UIFont, _ color: UIColor, vertical: CGFloat) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      font, color, .preferredFont(forTextStyle: .footnote), .secondaryLabel, vertical: vertical)
    made.isHeading = true
    return made
  }

  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(.systemFont(ofSize: 17, weight: .semibold), .label, vertical: 8)
  }

  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .secondaryLabel, .preferredFont(forTextStyle: .footnote),
      .secondaryLabel, vertical: 8)
  }

  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, vertical: 7)
    made.directionalLayoutMargins.top = 17
    return made
  }

  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// Returns the configuration of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the configuration of a row with a secondary text in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns the configuration of a row beside another list in a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  /// Returns the configuration of a row with a secondary text beside another list in a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
  /// Returns the configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// Returns the configuration of a header.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// Returns the configuration of a large header.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(.systemFont(ofSize: 20, weight: .bold), .label, vertical: 8)
  }
  /// Returns the configuration of a large header above groups.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  /// Returns the configuration of a footer.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Returns a new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    #if hasFeature(Embedded)
      if let boxed { return boxed.makeContentView() }
    #endif
    return UIListContentView(configuration: self)
  }
}

/// A function that derives one color from another.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// The function, as passed to the initializer.
  public let transform: @MainActor (UIColor) -> UIColor

  /// Creates a transformer with a function.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the result of the function for a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns gray for any color.
  public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
  /// A transformer that returns the tint color for any color.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
