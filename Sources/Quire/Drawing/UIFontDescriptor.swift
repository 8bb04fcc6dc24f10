/// What a font is to be like.
@preconcurrency @MainActor open class UIFontDescriptor: NSObject {
  /// A family of the system's fonts.
  public struct SystemDesign: Hashable, Sendable {
    let design: StyledText.Design

    public static let `default` = SystemDesign(design: .standard)
    public static let serif = SystemDesign(design: .serif)
    public static let rounded = SystemDesign(design: .rounded)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

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

  public final func withSize(_ pointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic)
  }

  public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic)
  }

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
