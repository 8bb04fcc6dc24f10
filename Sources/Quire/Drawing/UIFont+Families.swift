// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Fonts on the device, by their names.
extension UIFont {
  /// Creates a font of a family on the device from the family's name, or from the font's own name, such as
  /// `Georgia-Bold`. Returns `nil` if the device has no such font.
  public convenience init?(name fontName: String, size: CGFloat) {
    guard let face = FontFace(named: fontName) else { return nil }
    self.init(descriptor: face.descriptor(size: size), size: 0)
  }

  /// The families on the device other than the system's own, in alphabetical order. They come from a list of well-known
  /// families: at the first access, Quire measures text to find those that the device can draw. This needs no
  /// permission.
  public static var familyNames: [String] { FontFamilies.present }

  /// Returns the names of a family's fonts. Empty for a family that the device does not have.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard FontFamilies.present.contains(where: { $0.hasSameBytes(as: familyName) }) else { return [] }
    return FontFace.styles.map { FontFace(family: familyName, isBold: $0.isBold, isItalic: $0.isItalic).name }
  }

  /// The name of the family. `.AppleSystemUIFont` for the system's own.
  public final var familyName: String {
    fontDescriptor.family.utf8.isEmpty ? ".AppleSystemUIFont" : fontDescriptor.family
  }

  /// The font's own name, such as `Georgia-Bold`.
  public final var fontName: String { fontDescriptor.postscriptName }
}

extension UIFontDescriptor {
  /// Creates a font descriptor of a family from the family's name or the font's own name. If the device has no such
  /// font, the descriptor keeps the name, and the system font is shown instead.
  public convenience init(name fontName: String, size: CGFloat) {
    let face = FontFace(named: fontName) ?? FontFace(unknown: fontName)
    self.init(
      pointSize: size, weight: face.isBold ? .bold : .regular, isItalic: face.isItalic, family: face.family)
  }

  /// Returns the descriptor with another family. The device may lack that family.
  public final func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, family: newFamily)
  }

  /// The font's own name, such as `Georgia-Bold`.
  public final var postscriptName: String {
    guard !family.utf8.isEmpty else { return ".AppleSystemUIFont" }
    return FontFace(family: family, isBold: symbolicTraits.contains(.traitBold), isItalic: isItalic).name
  }
}

/// A font in a family.
struct FontFace {
  var family: String
  var isBold = false
  var isItalic = false

  static let styles = [(false, false), (true, false), (false, true), (true, true)].map {
    (isBold: $0.0, isItalic: $0.1)
  }

  init(family: String, isBold: Bool, isItalic: Bool) {
    self.family = family
    self.isBold = isBold
    self.isItalic = isItalic
  }

  /// Creates a font of a family that the device has, from the family's name or the font's own.
  @MainActor init?(named name: String) {
    self.init(unknown: name)
    let wanted = FontFace.letters(of: family)
    if let known = FontFamilies.present.first(where: { FontFace.letters(of: $0) == wanted }) {
      family = known
    } else if !FontFamilies.drawn(among: [name]).isEmpty {
      // One of the app's fonts, which a style sheet declares by this name.
      self.init(family: name, isBold: false, isItalic: false)
    } else if FontFamilies.drawn(among: [family]).isEmpty {
      return nil
    }
  }

  /// Creates a font from the parts of a name: the family is before the first hyphen, the style after it.
  init(unknown name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
    family = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? name
    guard parts.count > 1 else { return }
    let style = Array(parts[1])
    isBold = FontFace.has("Bold", in: style)
    isItalic = FontFace.has("Italic", in: style) || FontFace.has("Oblique", in: style)
  }

  @MainActor func descriptor(size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: size, weight: isBold ? .bold : .regular, isItalic: isItalic, family: family)
  }

  /// The font's own name, such as `Georgia-BoldItalic`.
  var name: String {
    let base = String(decoding: FontFace.letters(of: family), as: UTF8.self)
    return base + (isBold || isItalic ? "-" : "") + (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
  }

  /// Returns a name without its spaces.
  private static func letters(of name: String) -> [UInt8] { name.utf8.filter { $0 != 0x20 } }

  private static func has(_ word: String, in text: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    guard text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { Array(text[$0..<($0 + word.count)]) == word }
  }
}

/// The well-known families that the device has.
@MainActor enum FontFamilies {
  private static var found: [String]?

  static var present: [String] {
    if let found { return found }
    let names = drawn(among: wellKnown)
    if Session.current != nil { found = names }
    return names
  }

  /// Returns the names whose families the device or the app has, which are found by measuring text.
  static func drawn(among names: [String]) -> [String] {
    guard let session = Session.current else { return [] }
    let designs: [StyledText.Design] = [.serif, .monospaced]
    func question(_ family: String, _ design: StyledText.Design) -> TextQuestion {
      TextQuestion(
        StyledText(string: "mmmmwwwWWlliIfjq&@0128", size: 72, design: design, family: family), width: .infinity)
    }
    session.prepare(([""] + names).flatMap { family in designs.map { question(family, $0) } })
    func width(_ family: String, _ design: StyledText.Design) -> Double {
      session.measure(question(family, design).text, width: .infinity).width
    }
    let missing = designs.map { width("", $0) }
    // A missing family is drawn in its substitute, and so has the same width as the substitute.
    return names.filter { family in zip(designs, missing).contains { width(family, $0) != $1 } }
  }

  /// Families of Apple, Microsoft, Google and free systems, in alphabetical order.
  private static let wellKnown = [
    "Academy Engraved LET", "American Typewriter", "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
    "Baskerville", "Bodoni 72", "Bradley Hand", "Calibri", "Cambria", "Candara", "Chalkboard SE", "Chalkduster",
    "Charter", "Cochin", "Comic Sans MS", "Consolas", "Constantia", "Copperplate", "Corbel", "Courier", "Courier New",
    "DIN Alternate", "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Didot", "Franklin Gothic Medium", "Futura",
    "Garamond", "Geneva", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hoefler Text", "Impact",
    "Liberation Mono", "Liberation Sans", "Liberation Serif", "Lucida Grande", "Marker Felt", "Menlo", "Monaco",
    "Noteworthy", "Noto Sans", "Noto Serif", "Optima", "Palatino", "Papyrus", "Party LET", "Roboto", "Rockwell",
    "Savoye LET", "Segoe Print", "Segoe UI", "Sitka Text", "Snell Roundhand", "Tahoma", "Times New Roman",
    "Trebuchet MS", "Ubuntu", "Verdana", "Zapfino",
  ]
}
