// SPDX-License-Identifier: Apache-2.0

/// What a font is to be like.
@preconcurrency @MainActor open class UIFontDescriptor: NSObject {
  /// A family of the system's fonts.
  public struct SystemDesign: Hashable, Sendable {
    let design: StyledText.Design

    /// Without serifs; what `systemFont` has.
    public static let `default` = SystemDesign(design: .standard)
    /// With serifs, by whichever such face the device has.
    public static let serif = SystemDesign(design: .serif)
    /// Without serifs, with round ends where the device has such a face.
    public static let rounded = SystemDesign(design: .rounded)
    /// All letters of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// Slant and weight, as far as a descriptor can be asked for them.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Bits; those without a name are ignored.
    public var rawValue: UInt32

    /// Bits as they are; a set literal, `[.traitBold]`, makes the same.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted, by the face or by the host; the only trait that keeps the weight.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Semibold or heavier; asked for, it gives `bold`.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// The size in points; 0 leaves it to `UIFont(descriptor:size:)`.
  public final let pointSize: CGFloat
  final let weight: UIFont.Weight
  final let design: SystemDesign
  final let isItalic: Bool

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(
    pointSize: CGFloat, weight: UIFont.Weight = .regular, design: SystemDesign = .default, isItalic: Bool = false
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    super.init()
  }

  /// The same face in another size, in points; 0 leaves it to `UIFont(descriptor:size:)`.
  public final func withSize(_ pointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic)
  }

  /// The same in another family; never `nil` here.
  public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic)
  }

  /// Whether it is slanted, and whether it is semibold or heavier.
  public final var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  /// The same but italic and bold as said; a weight that is bold enough already is kept.
  public final func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight: UIFont.Weight =
      traits.contains(.traitBold) == isBold ? weight : traits.contains(.traitBold) ? .bold : .regular
    return UIFontDescriptor(
      pointSize: pointSize, weight: weight, design: design, isItalic: traits.contains(.traitItalic))
  }
}
