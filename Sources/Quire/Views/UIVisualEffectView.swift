// SPDX-License-Identifier: Apache-2.0

/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package override init() {
    super.init()
  }
}

/// A blur with a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much light a blur adds, with Apple's values.
  public enum Style: Int, Sendable {
    /// Nearly white at 82 %, in light and dark alike.
    case extraLight = 0
    /// White at 30 %, in light and dark alike.
    case light = 1
    /// Nearly black at 73 %, in light and dark alike.
    case dark = 2
    /// Light or dark, as the traits say.
    case regular = 4
    /// As `regular`, but stronger: 60 % in light, 70 % in dark.
    case prominent = 5
    /// The blur of bars: 82 % of nearly white in light, 78 % of nearly black in dark.
    case systemChromeMaterial = 10
  }

  final let style: Style

  /// A blur of 20 points with this style's tint.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The standard deviation of the blur, in points.
  final let radius = 20.0

  /// The tint over the blur.
  final func tint(in traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    switch style {
    case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
    case .light: return UIColor(white: 1, alpha: 0.3)
    case .dark: return UIColor(white: 0.11, alpha: 0.73)
    case .regular: return isDark ? UIColor(white: 0.11, alpha: 0.5) : UIColor(white: 1, alpha: 0.3)
    case .systemChromeMaterial: return isDark ? UIColor(white: 0.11, alpha: 0.78) : UIColor(white: 0.98, alpha: 0.82)
    case .prominent: return isDark ? UIColor(white: 0.11, alpha: 0.7) : UIColor(white: 0.97, alpha: 0.6)
    }
  }
}

/// Shows what is behind it through an effect. Its `alpha` is the strength of the effect.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect; with `nil` there is none, and anything but a `UIBlurEffect` counts as `nil`.
  public final var effect: UIVisualEffect? { didSet { setNeedsShow() } }
  /// Contains the views above the effect.
  public final let contentView = UIView()

  /// A view of no size; `contentView` follows its size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  final var blur: UIBlurEffect? { effect as? UIBlurEffect }
}
