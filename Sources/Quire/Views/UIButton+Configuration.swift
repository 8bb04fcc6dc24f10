extension UIButton {
  /// How a button looks as a whole.
  @preconcurrency @MainActor public struct Configuration {
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    public var title: String?
    public var image: UIImage?
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 4
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// `nil` leaves the colour to the style.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
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
