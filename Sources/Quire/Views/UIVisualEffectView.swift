// SPDX-License-Identifier: Apache-2.0

/// An effect of a visual effect view on the content behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package override init() {
    super.init()
  }
}

/// A blur with a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The amount of light that a blur adds, with Apple's values.
  public enum Style: Int, Sendable {
    /// Nearly white at 82 %, in light and dark alike.
    case extraLight = 0
    /// White at 30 %, in light and dark alike.
    case light = 1
    /// Nearly black at 73 %, in light and dark alike.
    case dark = 2
    /// White at 30 % in light, nearly black at 50 % in dark.
    case regular = 4
    /// Stronger than `regular`: nearly white at 60 % in light, nearly black at 70 % in dark.
    case prominent = 5
    /// The thinnest material, light or dark depending on the traits: 35 % in light, 40 % in dark.
    case systemUltraThinMaterial = 6
    /// A thin material: 50 % in light, 55 % in dark.
    case systemThinMaterial = 7
    /// A material of medium thickness: 65 % in light, 68 % in dark.
    case systemMaterial = 8
    /// The thickest material: 80 % in light and dark.
    case systemThickMaterial = 9
    /// The material of bars: 82 % in light, 78 % in dark.
    case systemChromeMaterial = 10
    /// `systemUltraThinMaterial` in its light variant.
    case systemUltraThinMaterialLight = 11
    /// `systemThinMaterial` in its light variant.
    case systemThinMaterialLight = 12
    /// `systemMaterial` in its light variant.
    case systemMaterialLight = 13
    /// `systemThickMaterial` in its light variant.
    case systemThickMaterialLight = 14
    /// `systemChromeMaterial` in its light variant.
    case systemChromeMaterialLight = 15
    /// `systemUltraThinMaterial` in its dark variant.
    case systemUltraThinMaterialDark = 16
    /// `systemThinMaterial` in its dark variant.
    case systemThinMaterialDark = 17
    /// `systemMaterial` in its dark variant.
    case systemMaterialDark = 18
    /// `systemThickMaterial` in its dark variant.
    case systemThickMaterialDark = 19
    /// `systemChromeMaterial` in its dark variant.
    case systemChromeMaterialDark = 20
  }

  final let style: Style

  /// Creates a blur of 20 points with this style's tint. If the user prefers less transparency or more contrast, a page
  /// shows the tint alone, fully opaque.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The standard deviation of the blur, in points.
  final let radius = 20.0

  /// Returns the tint over the blur.
  final func tint(in traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    switch style {
    case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
    case .light: return UIColor(white: 1, alpha: 0.3)
    case .dark: return UIColor(white: 0.11, alpha: 0.73)
    case .regular: return isDark ? UIColor(white: 0.11, alpha: 0.5) : UIColor(white: 1, alpha: 0.3)
    case .prominent: return isDark ? UIColor(white: 0.11, alpha: 0.7) : UIColor(white: 0.97, alpha: 0.6)
    default:
      // The materials are in groups of five: those that follow the traits, the light ones, the dark ones.
      let place = style.rawValue - Style.systemUltraThinMaterial.rawValue
      let (kind, thickness) = place.quotientAndRemainder(dividingBy: 5)
      let (light, dark): (CGFloat, CGFloat) =
        switch thickness {
        case 0: (0.35, 0.4)
        case 1: (0.5, 0.55)
        case 2: (0.65, 0.68)
        case 3: (0.8, 0.8)
        default: (0.82, 0.78)
        }
      let isDarkMaterial = kind == 0 ? isDark : kind == 2
      return isDarkMaterial ? UIColor(white: 0.13, alpha: dark) : UIColor(white: 0.97, alpha: light)
    }
  }
}

/// A view that shows the content behind it through an effect. Its `alpha` is the strength of the effect.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect, or `nil` for none. Any effect other than a `UIBlurEffect` counts as `nil`.
  public final var effect: UIVisualEffect? { didSet { setNeedsShow() } }
  /// The view that contains the subviews above the effect.
  public final let contentView = UIView()

  /// Creates a view of size zero with an effect; `contentView` follows its size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  private final func addContentView() {
    hostBehavior = EffectBehavior.shared
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  final var blur: UIBlurEffect? { effect as? UIBlurEffect }
}
