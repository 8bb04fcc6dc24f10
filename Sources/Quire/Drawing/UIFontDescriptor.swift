// SPDX-License-Identifier: Apache-2.0

/// The attributes of a font.
@preconcurrency @MainActor open class UIFontDescriptor: NSObject {
  /// A family of the system's fonts.
  public struct SystemDesign: Hashable, Sendable {
    let design: StyledText.Design

    /// Without serifs; the design of `systemFont`.
    public static let `default` = SystemDesign(design: .standard)
    /// With serifs, in the device's serif font.
    public static let serif = SystemDesign(design: .serif)
    /// Without serifs, with round ends if the device has such a font.
    public static let rounded = SystemDesign(design: .rounded)
    /// All letters of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
    /// Without serifs, all digits of one width.
    static let evenDigits = SystemDesign(design: .evenDigits)
  }

  /// The traits of slant and weight that a descriptor has.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Bits; those without a name are ignored.
    public var rawValue: UInt32

    /// Traits from bits; a literal such as `[.traitBold]` makes the same.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted, by the font or by the host.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Semibold or heavier; a descriptor that is made with it has the weight `bold`.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All letters of one width, as the design `monospaced`.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size in points; 0 leaves it to `UIFont(descriptor:size:)`.
  public final let pointSize: CGFloat
  final let weight: UIFont.Weight
  final let design: SystemDesign
  final let isItalic: Bool
  /// How the size follows the user's size of text; `nil` if it does not.
  final let scaling: FontScaling?
  /// A font of the device by the name of its family; empty for the system's.
  final let family: String

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
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

  /// The same face in another size, in points; 0 leaves it to `UIFont(descriptor:size:)`. It no longer follows the user's
  /// size of text.
  public final func withSize(_ pointSize: CGFloat) -> UIFontDescriptor {
    resized(to: pointSize, nil)
  }

  final func resized(to pointSize: CGFloat, _ scaling: FontScaling?) -> UIFontDescriptor {
    UIFontDescriptor(
      pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling, family: family)
  }

  /// The same in another design of the system's fonts; never `nil` here.
  public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, scaling: scaling)
  }

  /// Whether it is slanted, whether it is semibold or heavier, and whether all letters have one width.
  public final var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font, italic, bold and with letters of one width as the traits say; a weight of semibold or more is kept.
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
