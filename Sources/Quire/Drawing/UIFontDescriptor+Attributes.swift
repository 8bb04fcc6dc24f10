// SPDX-License-Identifier: Apache-2.0

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the attribute.
    public let rawValue: String

    /// Creates a name from any string. Names that are not below have no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's own name, such as `Georgia-Bold`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style within the family, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that is shown to users. It has no effect on a descriptor that is created with it.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A dictionary of traits by their `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The name of a text style. It has no effect: `preferredFontDescriptor(withTextStyle:)` creates its descriptor.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Settings of a font's features. They have no effect; `monospacedDigitSystemFont(ofSize:weight:)` has digits of
    /// equal width.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Descriptors of the fonts for characters that the font lacks. It has no effect, because the browser finds them.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A transform of the letters. It has no effect, because browsers transform no letters.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// An equal advance for all letters. It has no effect, because browsers have only the font's own.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    /// Returns whether two names have the same bytes.
    public static func == (left: AttributeName, right: AttributeName) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the name, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// The name of a trait, in the dictionary of the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the trait.
    public let rawValue: String

    /// Creates a name from any string. Names that are not below have no effect.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width`, or its number. It has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, −1...1. Any number but 0 is shown as italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    /// Returns whether two names have the same bytes.
    public static func == (left: TraitKey, right: TraitKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the name, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// Changes to a descriptor.
  struct Change {
    var size: CGFloat?
    var family: String?
    var name: String?
    var face: String?
    var symbolic: SymbolicTraits?
    var weight: UIFont.Weight?
    var isItalic: Bool?
  }

  final func applying(_ change: Change) -> UIFontDescriptor {
    var weight = weight
    var (isItalic, family, design) = (isItalic, family, design)
    if let name = change.name {
      let isOwn = name.utf8.isEmpty || name.utf8.first == UInt8(ascii: ".")
      let face = FontFace(named: name) ?? FontFace(unknown: name)
      family = isOwn ? "" : face.family
      weight = face.isBold ? .bold : .regular
      isItalic = face.isItalic
    }
    if let new = change.family { family = new.utf8.first == UInt8(ascii: ".") ? "" : new }
    if let face = change.face {
      let style = FontFace(unknown: "x-" + face)
      weight = style.isBold ? .bold : .regular
      isItalic = style.isItalic
    }
    if let symbolic = change.symbolic {
      isItalic = symbolic.contains(.traitItalic)
      if symbolic.contains(.traitBold) != (weight.rawValue >= UIFont.Weight.semibold.rawValue) {
        weight = symbolic.contains(.traitBold) ? .bold : .regular
      }
      if symbolic.contains(.traitMonoSpace) { design = .monospaced }
    }
    if let new = change.weight { weight = new }
    if let new = change.isItalic { isItalic = new }
    return UIFontDescriptor(
      pointSize: change.size ?? pointSize, weight: weight, design: design, isItalic: isItalic,
      scaling: change.size == nil ? scaling : nil, family: family)
  }

  /// Creates a copy, for convenience initializers.
  fileprivate convenience init(like other: UIFontDescriptor) {
    self.init(
      pointSize: other.pointSize, weight: other.weight, design: other.design, isItalic: other.isItalic,
      scaling: other.scaling, family: other.family)
  }

  /// Returns the descriptor with a style of its family, such as `Bold Italic`.
  public final func withFace(_ newFace: String) -> UIFontDescriptor {
    var change = Change()
    change.face = newFace
    return applying(change)
  }

  /// The style within the family.
  private final var face: String {
    let isBold = symbolicTraits.contains(.traitBold)
    return isBold ? (isItalic ? "Bold Italic" : "Bold") : isItalic ? "Italic" : "Regular"
  }
}

#if hasFeature(Embedded)

  extension UIFontDescriptor {
    /// The value of an attribute. In a browser build, `Any` cannot hold values, so a literal creates this.
    public struct AttributeValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
      ExpressibleByDictionaryLiteral, Sendable
    {
      let text: String?
      let number: CGFloat?
      let weight: UIFont.Weight?

      /// Creates the value of a name.
      public init(_ text: String) {
        (self.text, number, weight) = (text, nil, nil)
      }

      /// Creates the value of a size.
      public init(_ number: CGFloat) {
        (text, self.number, weight) = (nil, number, nil)
      }

      /// Creates the value of a name from a literal.
      public init(stringLiteral value: String) { self.init(value) }
      /// Creates the value of a size from a literal.
      public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
      /// Creates the value of a size from a literal.
      public init(integerLiteral value: Int) { self.init(CGFloat(value)) }

      /// Creates the value of `traits` from a literal such as `[.weight: .bold]`.
      public init(dictionaryLiteral elements: (TraitKey, UIFont.Weight)...) {
        (text, number, weight) = (nil, nil, elements.first { $0.0 == .weight }?.1)
      }
    }

    /// Creates a descriptor of the system font with attributes.
    public convenience init(fontAttributes attributes: [AttributeName: AttributeValue]) {
      self.init(like: UIFontDescriptor(pointSize: 0).addingAttributes(attributes))
    }

    /// Returns the descriptor with further attributes, which replace its own.
    public final func addingAttributes(_ attributes: [AttributeName: AttributeValue]) -> UIFontDescriptor {
      var change = Change()
      change.size = attributes[.size]?.number
      change.family = attributes[.family]?.text
      change.name = attributes[.name]?.text
      change.face = attributes[.face]?.text
      change.weight = attributes[.traits]?.weight
      return applying(change)
    }

    /// Returns an attribute: a name as an `NSString`, the size as an `NSNumber`.
    public final func object(forKey anAttribute: AttributeName) -> NSObject? {
      if anAttribute == .size { return NSNumber(value: Double(pointSize)) }
      if anAttribute == .name { return NSString(string: postscriptName) }
      if anAttribute == .family { return NSString(string: family.utf8.isEmpty ? ".AppleSystemUIFont" : family) }
      return anAttribute == .face ? NSString(string: face) : nil
    }
  }

#else

  extension UIFontDescriptor {
    /// Creates a descriptor of the system font with attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
      self.init(like: UIFontDescriptor(pointSize: 0).addingAttributes(attributes))
    }

    /// Returns the descriptor with further attributes, which replace its own.
    public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
      var change = Change()
      change.size = attributes[.size].flatMap(fontNumber)
      change.family = attributes[.family] as? String
      change.name = attributes[.name] as? String
      change.face = attributes[.face] as? String
      if let traits = attributes[.traits] as? [TraitKey: Any] {
        change.weight = traits[.weight].flatMap { $0 as? UIFont.Weight ?? fontNumber($0).map { UIFont.Weight($0) } }
        change.isItalic = traits[.slant].flatMap(fontNumber).map { $0 != 0 }
        change.symbolic = traits[.symbolic].flatMap {
          $0 as? SymbolicTraits ?? fontNumber($0).map { SymbolicTraits(rawValue: UInt32($0)) }
        }
      }
      return applying(change)
    }

    /// The attributes of the descriptor: its name, its family, its size and its traits.
    public final var fontAttributes: [AttributeName: Any] {
      var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
      if !family.isEmpty { attributes[.family] = family }
      attributes[.traits] = traits
      return attributes
    }

    /// Returns an attribute, or `nil` if the descriptor has none of this name.
    public final func object(forKey anAttribute: AttributeName) -> Any? {
      switch anAttribute {
      case .size: pointSize
      case .name: postscriptName
      case .family: family.isEmpty ? ".AppleSystemUIFont" : family
      case .face: face
      case .traits: traits
      default: nil
      }
    }

    private final var traits: [TraitKey: Any] {
      [
        .weight: weight.rawValue, .symbolic: symbolicTraits.rawValue, .width: CGFloat(0),
        .slant: CGFloat(isItalic ? 0.07 : 0),
      ]
    }
  }

  /// Returns a value as a number.
  private func fontNumber(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

#endif

extension UIFontDescriptor.SymbolicTraits {
  /// Wide letters. Has no effect.
  public static let traitExpanded = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 5)
  /// Narrow letters. Has no effect.
  public static let traitCondensed = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 6)
  /// Vertical writing. Has no effect.
  public static let traitVertical = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 11)
  /// A font for user interfaces. Has no effect.
  public static let traitUIOptimized = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 12)
  /// Lines closer together. Has no effect.
  public static let traitTightLeading = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 15)
  /// Lines further apart. Has no effect.
  public static let traitLooseLeading = UIFontDescriptor.SymbolicTraits(rawValue: 1 << 16)
}
