/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }
}

/// Blurs, and tints what it has blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    /// Light or dark, as the traits say.
    case regular = 4
    case prominent = 5
  }

  final let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The standard deviation of the blur, in points.
  final let radius = 20.0

  /// Laid over what is blurred.
  final func tint(in traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    switch style {
    case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
    case .light: return UIColor(white: 1, alpha: 0.3)
    case .dark: return UIColor(white: 0.11, alpha: 0.73)
    case .regular: return isDark ? UIColor(white: 0.11, alpha: 0.5) : UIColor(white: 1, alpha: 0.3)
    case .prominent: return isDark ? UIColor(white: 0.11, alpha: 0.7) : UIColor(white: 0.97, alpha: 0.6)
    }
  }
}

/// Shows what is behind it through an effect. Its `alpha` says how much of the effect shows.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public final var effect: UIVisualEffect? { didSet { setNeedsShow() } }
  /// Holds what is shown above the effect.
  public final let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  final var blur: UIBlurEffect? { effect as? UIBlurEffect }
}
