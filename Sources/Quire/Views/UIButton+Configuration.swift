// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The look of a button.
  ///
  /// Titles have the size of body text that the user asked for, wrap where they don't fit, and follow a font that the app
  /// sets for `titleLabel`.
  @preconcurrency @MainActor public struct Configuration {
    /// How the corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By `background.cornerRadius`.
      case fixed = -1
      /// By `background.cornerRadius`, which grows with the user's size of text; the default.
      case dynamic = 0
      /// 4 points.
      case small = 1
      /// 6 points.
      case medium = 2
      /// 10 points.
      case large = 3
      /// Half of the shorter side.
      case capsule = 4
    }

    /// The size of the title and of the room around it.
    public enum Size: Int, Sendable {
      /// 7 and 12 points of room above and at the sides, with body text; the default.
      case medium = 0
      /// 5 and 10 points of room, with text of the style `subheadline`.
      case small = 1
      /// 3 and 8 points of room, with text of the style `footnote`.
      case mini = 2
      /// 15 and 20 points of room, with body text.
      case large = 3
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Beside a picture at the side of the picture, else in the middle; the default.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }

    /// The mark behind the title.
    public enum Indicator: Int, Sendable {
      /// `popup` for a button that shows which element of its menu is chosen, else `none`; the default.
      case automatic = 0
      /// No mark.
      case none = 1
      /// Two small arrows, which say that a menu opens.
      case popup = 2
    }

    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The title; takes precedence over `setTitle(_:for:)`, which is used if it is `nil`.
    public var title: String?
    /// Smaller text below the title; `nil`, the default, for none.
    public var subtitle: String?
    /// The picture; takes precedence over `setImage(_:for:)`, which is used if it is `nil`.
    public var image: UIImage?
    /// The side of the title where the picture is: one edge, `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Where a title that is too long breaks, or what an ellipsis replaces; between words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size of title and room; `medium` by default.
    public var buttonSize = Size.medium
    /// How the corners are rounded; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The mark behind the title; `automatic` by default.
    public var indicator = Indicator.automatic
    /// The colour of title and picture; the style's if it is `nil`.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; the style's if it is `nil`. `plain` shows none, and `tinted` shows it at 18 %.
    public var baseBackgroundColor: UIColor?
    /// Color, corners and line of the background; what it has takes precedence over the style's.
    public var background: UIBackgroundConfiguration
    /// Whether a selected button looks selected: `plain` and `gray` as `tinted`, and `tinted` as `filled`. `true` by
    /// default.
    public var automaticallyUpdateForSelection = true

    private var ownInsets: NSDirectionalEdgeInsets?
    /// Room around picture and title, in points; those of `buttonSize` by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Sets `contentInsets` to those of `buttonSize`, also if it changes later.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    private var hasActivity = false
    /// Whether an activity indicator is shown instead of the picture; `false` by default.
    public var showsActivityIndicator: Bool {
      get { hasActivity }
      set {
        hasActivity = newValue
        if newValue { ButtonActivity.install() }
      }
    }

    /// Tinted text without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Tinted text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Tinted text on 18 % of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint; on grey while it is not enabled.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    private init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration(cornerRadius: 6)
    }

    /// This with the colours that a button shows in its present state.
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

    /// The radius of the corners of a box.
    func cornerRadius(of size: CGSize, in traits: UITraitCollection) -> CGFloat {
      let most = min(size.width, size.height) / 2
      let wanted: CGFloat =
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic:
          FontScaling(style: .body, base: nil, maximum: .infinity).scaled(background.cornerRadius, in: traits)
        case .small: 4
        case .medium: 6
        case .large: 10
        case .capsule: most
        }
      return max(0, min(wanted, most))
    }
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini: .footnote
    case .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini: .caption2
    case .small: .caption1
    case .medium, .large: .footnote
    }
  }
}

/// Makes the activity indicators of buttons; there is none until a configuration asks for one.
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
