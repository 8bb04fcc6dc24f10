// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The appearance of a button.
  ///
  /// The title uses the body text style at the user's preferred size, wraps if it does not fit, and follows a font that
  /// the app sets for `titleLabel`.
  @preconcurrency @MainActor public struct Configuration {
    /// The rounding of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius is `background.cornerRadius`.
      case fixed = -1
      /// The radius is `background.cornerRadius`, scaled with the user's text size; the default.
      case dynamic = 0
      /// The radius is an eighth of the height. [A60]
      case small = 1
      /// The radius is 17.5 % of the height. [A60]
      case medium = 2
      /// The radius is a quarter of the height. [A60]
      case large = 3
      /// The radius is half of the shorter side.
      case capsule = 4
    }

    /// The size of the title and of the padding around it.
    public enum Size: Int, Sendable {
      /// Body text with 7 points of padding above and below and 12 points at the sides; the default.
      case medium = 0
      /// Text of the style `subheadline` with 5 points of padding above and below and 10 points at the sides.
      case small = 1
      /// Same as `small`. [A60]
      case mini = 2
      /// Body text with 15 points of padding above and below and 20 points at the sides.
      case large = 3
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Toward the image if it is beside the text, else centered; the default.
      case automatic = 0
      /// At the side where lines begin.
      case leading = 1
      /// Centered.
      case center = 2
      /// At the side where lines end.
      case trailing = 3
    }

    /// The indicator after the title.
    public enum Indicator: Int, Sendable {
      /// `popup` for a button that shows the chosen element of its menu, else `none`; the default.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// Two small arrows, which indicate that the button opens a menu.
      case popup = 2
    }

    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The title; takes precedence over `setTitle(_:for:)`, which is used if it is `nil`.
    public var title: String? {
      didSet { titleFormat = nil }
    }
    /// The attributed title and a closure that shows it; `nil` if the title has no attributes.
    var titleFormat: (text: NSAttributedString, show: @MainActor (UILabel) -> Void)?
    /// The subtitle, smaller text below the title; `nil`, the default, for none.
    public var subtitle: String?
    /// The image; takes precedence over `setImage(_:for:)`, which is used if it is `nil`.
    public var image: UIImage?
    /// The side of the title at which the image is placed. It must be a single edge; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The wrapping or truncation of a title that is too long; by default it wraps between words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size of the title and of the padding; `medium` by default.
    public var buttonSize = Size.medium
    /// The rounding of the corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The indicator after the title; `automatic` by default.
    public var indicator = Indicator.automatic
    /// The color of title and image; the style's if it is `nil`.
    public var baseForegroundColor: UIColor?
    /// The color of the background; the style's if it is `nil`. `plain` shows none, and `tinted` shows it at 18 %.
    public var baseBackgroundColor: UIColor?
    /// The color, corners and border of the background. Values set here take precedence over the style's.
    public var background: UIBackgroundConfiguration
    /// Whether a selected button has a different style: `tinted` instead of `plain` and `gray`, and `filled` instead of
    /// `tinted`. `true` by default.
    public var automaticallyUpdateForSelection = true

    private var ownInsets: NSDirectionalEdgeInsets?
    /// The padding around image and title, in points; that of `buttonSize` by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Resets `contentInsets` to the padding of `buttonSize`, which it then follows.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    private var hasActivity = false
    /// Whether an activity indicator is shown instead of the image; `false` by default.
    public var showsActivityIndicator: Bool {
      get { hasActivity }
      set {
        hasActivity = newValue
        if newValue { ButtonActivity.install() }
      }
    }

    /// Returns a configuration with tinted text and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with tinted text on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with tinted text on the tint at 18 %.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with white text on the tint, or on gray while the button is disabled.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the same configuration as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the same configuration as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the same configuration as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the same configuration as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    private init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration(cornerRadius: 6)
    }

    /// Returns a copy with the colors that the button shows in its current state.
    public func updated(for button: UIButton) -> Configuration {
      var shown = self
      let isSelected = button.isSelected && automaticallyUpdateForSelection
      let style: Style =
        switch self.style {
        case .plain, .gray: isSelected ? .tinted : self.style
        case .tinted: isSelected ? .filled : .tinted
        case .filled: .filled
        }
      let base: UIColor = button.role == .destructive ? .systemRed : .tintColor
      let isEnabled = button.isEnabled
      shown.baseForegroundColor =
        !isEnabled ? .tertiaryLabel : baseForegroundColor ?? (style == .filled ? .white : base)
      shown.background.backgroundColor =
        background.backgroundColor
        ?? {
          switch style {
          case .plain: .clear
          case .gray: baseBackgroundColor ?? .secondarySystemFill
          case .tinted:
            isEnabled ? (baseBackgroundColor ?? base).withAlphaComponent(0.18) : .tertiarySystemFill
          case .filled: isEnabled ? baseBackgroundColor ?? base : .tertiarySystemFill
          }
        }()
      return shown
    }

    /// Returns the corner radius for a box of the given size, in points.
    func cornerRadius(of size: CGSize, in traits: UITraitCollection) -> CGFloat {
      let most = min(size.width, size.height) / 2
      let wanted: CGFloat =
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic:
          FontScaling(style: .body, base: nil, maximum: .infinity).scaled(background.cornerRadius, in: traits)
        // Proportional to the height. [OPENUIKIT]
        case .small: size.height / 8
        case .medium: size.height * 0.175
        case .large: size.height / 4
        case .capsule: most
        }
      return max(0, min(wanted, most))
    }
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

/// The factory for activity indicators of buttons; `make` is `nil` until a configuration requests one.
@MainActor enum ButtonActivity {
  static var make: ((_ old: UIView?, _ color: UIColor) -> UIView)?

  static func install() {
    make = { old, color in
      let indicator = old as? UIActivityIndicatorView ?? UIActivityIndicatorView(style: .medium)
      indicator.color = color
      indicator.isAccessibilityElement = false
      if !indicator.isAnimating { indicator.startAnimating() }
      return indicator
    }
  }
}
