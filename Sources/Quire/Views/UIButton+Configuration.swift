// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The look of a button.
  @preconcurrency @MainActor public struct Configuration {
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The title; takes precedence over `setTitle(_:for:)`, which is used if it is `nil`.
    public var title: String?
    /// The picture; takes precedence over `setImage(_:for:)`, which is used if it is `nil`.
    public var image: UIImage?
    /// The distance between picture and title, in points; 4 by default.
    public var imagePadding: CGFloat = 4
    /// Room around picture and title, in points; 7 above and below, 12 at the sides by default.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; the style's if it is `nil`.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; the style's if it is `nil`. `plain` shows none, and `tinted` shows it at 18 %.
    public var baseBackgroundColor: UIColor?

    /// Tinted text without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Tinted text on grey, with corners of 6 points.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Tinted text on 18 % of the tint, with corners of 6 points.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White text on the tint, with corners of 6 points; grey while it is not enabled.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) {
      self.style = style
    }

    var cornerRadius: CGFloat { style == .plain ? 0 : 6 }

    func foreground(isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (style == .filled ? .white : .tintColor)
    }

    func background(isEnabled: Bool) -> UIColor {
      switch style {
      case .plain: .clear
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? .tintColor).withAlphaComponent(0.18)
      case .filled: isEnabled ? baseBackgroundColor ?? .tintColor : .tertiarySystemFill
      }
    }
  }
}
