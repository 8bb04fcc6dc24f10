// SPDX-License-Identifier: Apache-2.0

/// The attributes of a font.
@preconcurrency @MainActor open class UIFontDescriptor: NSObject {
  /// A design of the system's fonts.
  public struct SystemDesign: Hashable, Sendable {
    let design: StyledText.Design

    /// Sans serif, the design of `systemFont`.
    public static let `default` = SystemDesign(design: .standard)
    /// Serif, in the device's serif font.
    public static let serif = SystemDesign(design: .serif)
    /// Sans serif, with round ends if the device has such a font.
    public static let rounded = SystemDesign(design: .rounded)
    /// Monospaced: all letters have equal width.
    public static let monospaced = SystemDesign(design: .monospaced)
    /// Sans serif, with digits of equal width.
    static let evenDigits = SystemDesign(design: .evenDigits)
  }

  /// A descriptor's traits of slant, weight and width.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits. Bits without a name are ignored.
    public var rawValue: UInt32

    /// Creates traits from bits. A literal such as `[.traitBold]` creates the same value.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted, by the font or by the host.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Semibold or heavier. A descriptor that is created with this trait has the weight `bold`.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Monospaced: all letters have equal width, as in the design `monospaced`.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size in points. 0 leaves it to `UIFont(descriptor:size:)`.
  public final let pointSize: CGFloat
  final let weight: UIFont.Weight
  final let design: SystemDesign
  final let isItalic: Bool
  /// The rule by which the size follows the user's text size, or `nil` if it does not.
  final let scaling: FontScaling?
  /// The family name of a font on the device, or empty for the system's own.
  final let family: String

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
  package init(
    pointSize: CGFloat, weight: UIFont.Weight = .regular, design: SystemDesign = .default, isItalic: Bool = false,
    scaling: FontScaling? = nil, family: String = ""
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.scaling = scaling
    self.family = family
    super.init()
  }

  /// Returns the descriptor with another size, in points. 0 leaves it to `UIFont(descriptor:size:)`. The result does
  /// not follow the user's text size.
  public final func withSize(_ pointSize: CGFloat) -> UIFontDescriptor {
    resized(to: pointSize, nil)
  }

  final func resized(to pointSize: CGFloat, _ scaling: FontScaling?) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling, family: family)
  }

  /// Returns a descriptor of the system font in another design. Never `nil`.
  public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling)
  }

  /// The traits of the font: whether it is slanted, whether it is semibold or heavier, and whether its letters have
  /// equal width.
  public final var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with exactly these traits. A weight of semibold or more stays if the traits contain
  /// `traitBold`. Never `nil`.
  public final func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight: UIFont.Weight =
      traits.contains(.traitBold) == isBold ? weight : traits.contains(.traitBold) ? .bold : .regular
    let isMonospaced = traits.contains(.traitMonoSpace)
    let design = isMonospaced == (design == .monospaced) ? design : isMonospaced ? .monospaced : .default
    return UIFontDescriptor(
      pointSize: pointSize, weight: weight, design: design, isItalic: traits.contains(.traitItalic), scaling: scaling,
      family: family)
  }

  // MARK: Comparing

  nonisolated private func isSame(as other: NSObject?) -> Bool {
    if self === other { return true }
    guard let other = other as? UIFontDescriptor else { return false }
    return pointSize == other.pointSize && weight == other.weight && design == other.design
      && isItalic == other.isItalic && family.hasSameBytes(as: other.family) && scaling == other.scaling
  }

  #if hasFeature(Embedded)
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object) }
  #else
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? NSObject) }
  #endif

  nonisolated open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}
