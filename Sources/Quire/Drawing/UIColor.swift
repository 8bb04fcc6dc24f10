// SPDX-License-Identifier: Apache-2.0

/// A color, which may depend on the traits of the view that shows it.
@preconcurrency @MainActor open class UIColor: NSObject, @preconcurrency _ExpressibleByColorLiteral {
  /// The values of a system color.
  package struct Shades: Hashable {
    var light: UInt32
    var dark: UInt32
    var elevated: UInt32
  }

  // Unchecked: the closure runs on the main actor, as everything of a color does.
  package indirect enum Source: @unchecked Sendable {
    case fixed(RGBA)
    case system(Shades, highContrast: Shades)
    case provider((UITraitCollection) -> UIColor)
    case tint
    /// Another color with this alpha in place of its own.
    case faded(UIColor, CGFloat)
  }

  final let source: Source

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
  package init(source: Source) {
    self.source = source
    super.init()
  }

  /// Creates a color without a value, which is drawn as a clear color.
  public override convenience init() {
    self.init(source: .fixed(RGBA(bits: 0)))
  }

  #if !hasFeature(Embedded)
    /// Reads a color from an archive. Returns `nil` if the coder has no color.
    nonisolated public required init?(coder: NSCoder) {
      guard coder.containsValue(forKey: "bits") else { return nil }
      source = .fixed(RGBA(bits: UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: "bits"))))
      super.init()
    }
  #endif

  convenience init(_ color: RGBA) {
    self.init(source: .fixed(color))
  }

  /// Creates a system color. The last three values apply with increased contrast. Without them the color does not
  /// change.
  convenience init(
    light: UInt32, dark: UInt32, elevated: UInt32? = nil, highLight: UInt32? = nil, highDark: UInt32? = nil,
    highElevated: UInt32? = nil
  ) {
    self.init(
      source: .system(
        Shades(light: light, dark: dark, elevated: elevated ?? dark),
        highContrast: Shades(
          light: highLight ?? light, dark: highDark ?? dark, elevated: highElevated ?? highDark ?? elevated ?? dark)))
  }

  /// Creates a color from components in 0...1. Values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a gray: 0 is black, 1 is white. Values outside 0...1 are clamped.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color from a `CGColor`. It does not depend on traits.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  /// Creates a dynamic color, which the provider computes from the traits of each view that shows it.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// Returns the color for the given traits. The result does not depend on traits.
  public final func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(resolved(with: traitCollection, tint: nil))
  }

  /// Returns the color with another alpha, which replaces its own. Values outside 0...1 are clamped. If the color
  /// depends on traits, so does the result.
  public final func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: .faded(self, alpha))
  }

  /// The color for the current traits, `UITraitCollection.current`.
  public final var cgColor: CGColor {
    CGColor(rgba: resolved(with: .current, tint: nil))
  }

  final func resolved(with traits: UITraitCollection, tint: UIColor?) -> RGBA {
    switch source {
    case .fixed(let color):
      return color
    case .system(let normal, let highContrast):
      let shades = traits.accessibilityContrast == .high ? highContrast : normal
      guard traits.userInterfaceStyle == .dark else { return RGBA(bits: shades.light) }
      return RGBA(bits: traits.userInterfaceLevel == .elevated ? shades.elevated : shades.dark)
    case .provider(let provider):
      return provider(traits).resolved(with: traits, tint: tint)
    case .tint:
      return (tint ?? .systemBlue).resolved(with: traits, tint: nil)
    case .faded(let color, let alpha):
      return color.resolved(with: traits, tint: tint).withAlpha(Double(alpha))
    }
  }

  // MARK: Comparing

  nonisolated private func isSame(as other: NSObject?) -> Bool {
    if self === other { return true }
    guard let other = other as? UIColor else { return false }
    return MainActor.assumeIsolated { source.isSame(as: other.source) }
  }

  #if hasFeature(Embedded)
    /// Returns whether both colors have the same components. A color of a provider is equal only to itself.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object) }
  #else
    /// Returns whether both colors have the same components. A color of a provider is equal only to itself.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? NSObject) }
  #endif

  /// The hash value. All colors that depend on traits share one value.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      if case .fixed(let color) = source { return color.hashValue }
      return 0
    }
  }
}

extension UIColor.Source {
  /// Returns whether both colors have equal values. Always `false` for a dynamic color.
  @MainActor fileprivate func isSame(as other: UIColor.Source) -> Bool {
    switch (self, other) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.system(let left, let leftHigh), .system(let right, let rightHigh)):
      left == right && leftHigh == rightHigh
    case (.tint, .tint): true
    case (.faded(let left, let alpha), .faded(let right, let otherAlpha)):
      alpha == otherAlpha && left.isEqual(right)
    default: false
    }
  }
}

/// A color that does not depend on traits.
@preconcurrency @MainActor public final class CGColor: NSObject, @preconcurrency _ExpressibleByColorLiteral {
  let rgba: RGBA

  init(rgba: RGBA) {
    self.rgba = rgba
    super.init()
  }

  /// Creates a color from components in 0...1. Values outside are clamped, and NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// The red, green, blue and alpha components, each in 0...1. Always four, and never `nil`.
  public var components: [CGFloat]? {
    [24, 16, 8, 0].map { CGFloat(rgba.bits >> UInt32($0) & 0xFF) / 255 }
  }
  /// The number of components, always 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity, in 0...1.
  public var alpha: CGFloat { CGFloat(rgba.bits & 0xFF) / 255 }

  /// Creates a color from components in 0...1, in the space sRGB. Values outside are clamped, and NaN counts as 0.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray: 0 is black, 1 is white. Values outside 0...1 are clamped, and NaN counts as 0.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates the color of a color literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(rgba: RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Returns the color with another alpha, in 0...1; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba: rgba.withAlpha(Double(alpha))) }
}

extension RGBA {
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      bits: RGBA.part(red) << 24 | RGBA.part(green) << 16 | RGBA.part(blue) << 8 | RGBA.part(alpha))
  }

  func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(bits: bits & 0xFFFF_FF00 | RGBA.part(alpha))
  }

  /// Converts 0...1 to 0...255. NaN counts as 0.
  private static func part(_ value: Double) -> UInt32 {
    value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0
  }
}
