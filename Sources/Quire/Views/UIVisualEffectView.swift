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
    /// The thinnest material, light or dark as the traits say: 35 % in light, 40 % in dark.
    case systemUltraThinMaterial = 6
    /// 50 % in light, 55 % in dark.
    case systemThinMaterial = 7
    /// 65 % in light, 68 % in dark.
    case systemMaterial = 8
    /// The thickest material: 80 % in light and dark.
    case systemThickMaterial = 9
    /// As bars have it: 82 % in light, 78 % in dark.
    case systemChromeMaterial = 10
    /// `systemUltraThinMaterial` as in light.
    case systemUltraThinMaterialLight = 11
    /// `systemThinMaterial` as in light.
    case systemThinMaterialLight = 12
    /// `systemMaterial` as in light.
    case systemMaterialLight = 13
    /// `systemThickMaterial` as in light.
    case systemThickMaterialLight = 14
    /// `systemChromeMaterial` as in light.
    case systemChromeMaterialLight = 15
    /// `systemUltraThinMaterial` as in dark.
    case systemUltraThinMaterialDark = 16
    /// `systemThinMaterial` as in dark.
    case systemThinMaterialDark = 17
    /// `systemMaterial` as in dark.
    case systemMaterialDark = 18
    /// `systemThickMaterial` as in dark.
    case systemThickMaterialDark = 19
    /// `systemChromeMaterial` as in dark.
    case systemChromeMaterialDark = 20
  }

  final let style: Style

  /// A blur of 20 points with this style's tint. Where the user asks for less transparency or more contrast, a page shows
  /// the tint alone, without its alpha.
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
    case .prominent: return isDark ? UIColor(white: 0.11, alpha: 0.7) : UIColor(white: 0.97, alpha: 0.6)
    default:
      // The materials follow one another: five as the traits say, five light, five dark.
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
    addContentView()
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  private final func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  final var blur: UIBlurEffect? { effect as? UIBlurEffect }
}
