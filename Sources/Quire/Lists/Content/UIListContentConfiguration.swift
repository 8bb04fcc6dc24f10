// SPDX-License-Identifier: Apache-2.0

/// A picture, a text and a secondary text, as rows of lists show them.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  @preconcurrency @MainActor public struct TextProperties {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Sendable {
      /// Where lines begin, in the middle, and both sides, which is shown as `natural`.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Shown as `natural`.
      case justified = 2
    }

    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none = 0
      /// To capitals.
      case uppercase = 1
      /// To small letters.
      case lowercase = 2
      /// Not changed here.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The largest number of lines; 0 for as many as the text takes.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// How letters are changed.
    public var transform = TextTransform.none
    /// Makes the color that is shown of `color`; `nil` leaves it.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
  }

  /// The look of the picture.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The color of a symbol; `nil` is the view's tint.
    public var tintColor: UIColor?
    /// The radius of the picture's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit. A larger picture is shown smaller.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, also where a row has none, so that texts of several rows stand in line; 0 for
    /// the picture's own width.
    public var reservedLayoutSize = CGSize.zero

    /// The system's own room for pictures, which is the picture's own size here.
    public static let standardDimension: CGFloat = 0
  }

  /// The text; `nil` for none.
  public var text: String?
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// The picture before the texts; `nil` for none.
  public var image: UIImage?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The room around all.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the other side of the row if there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between two texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between two texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether it is a header, for assistive technologies.
  var isHeading = false

  private init(_ font: UIFont, _ color: UIColor, _ second: UIFont, _ secondColor: UIColor, vertical: CGFloat) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  /// A row with a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .label, .preferredFont(forTextStyle: .caption1), .label, vertical: 11)
  }

  /// A row with a text and a gray one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .label, .preferredFont(forTextStyle: .subheadline), .secondaryLabel,
      vertical: 9)
  }

  /// A row with a text and a gray one at the other side.
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

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(.systemFont(ofSize: 17, weight: .semibold), .label, vertical: 8)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .secondaryLabel, .preferredFont(forTextStyle: .footnote),
      .secondaryLabel, vertical: 8)
  }

  /// A header of a list in groups.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = heading(.preferredFont(forTextStyle: .footnote), .secondaryLabel, vertical: 7)
    made.directionalLayoutMargins.top = 17
    return made
  }

  /// A footer of a list in groups.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// A row of a side bar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a side bar with a second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A header of a side bar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// A header.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// A large header.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(.systemFont(ofSize: 20, weight: .bold), .label, vertical: 8)
  }
  /// A large header over groups.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  /// A footer.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// A new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// Makes a color from another one.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// The function, as given.
  public let transform: @MainActor (UIColor) -> UIColor

  /// A transformer with a function.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The color that the function makes.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Gray, whatever the color.
  public static let grayscale = UIConfigurationColorTransformer { _ in .systemGray }
  /// The tint, whatever the color.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
