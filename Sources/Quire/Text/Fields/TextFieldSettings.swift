// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The rarely used settings of a field.
@MainActor final class TextFieldSettings {
  var traits: TextTraits?
  var shrinks = false
  var minimumFontSize: CGFloat = 0
  /// Fits the text into the field. Set when a field first shrinks its text.
  var fit: ((_ text: StyledText, _ field: UITextField) -> StyledText)?
  /// The attributes of the text that are not shown.
  var attributes: NSAttributedString.Attributes = [:]
  var typing: NSAttributedString.Attributes?
  var allowsAttributes = false
  var clearsOnInsertion = false
}

extension UITextField {
  final var neededSettings: TextFieldSettings {
    if let made = settings { return made }
    let made = TextFieldSettings()
    settings = made
    return made
  }

  // MARK: Size of the text

  /// Whether a text that is too wide is shown in a smaller font, down to `minimumFontSize`; `false` by default.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { settings?.shrinks ?? false }
    set {
      let settings = neededSettings
      settings.shrinks = newValue
      settings.fit = newValue ? { UITextField.fitted($0, in: $1) } : nil
      showAgain()
    }
  }

  /// The size to which `adjustsFontSizeToFitWidth` may reduce the font, in points; 0, the default, means no limit.
  public final var minimumFontSize: CGFloat {
    get { settings?.minimumFontSize ?? 0 }
    set {
      neededSettings.minimumFontSize = newValue
      showAgain()
    }
  }

  /// The width of the caret at the end of the text, in points.
  private static var caretWidth: Double { 1 }

  private static func fitted(_ text: StyledText, in field: UITextField) -> StyledText {
    let box = field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    guard box.width > 0, box.height > 0, text.size > 0 else { return text }
    var shown = text
    if field.isSecureTextEntry { shown.string = String(repeating: "•", count: text.string.unitCount) }
    // A browser's field reserves room for the caret, also where the text fits exactly.
    let room = Size(width: max(0, Double(box.width) - caretWidth), height: Double(box.height))
    let least = (field.settings?.minimumFontSize ?? 0) / CGFloat(text.size)
    return TextFitting.scaled(text, by: TextFitting.factor(of: shown, in: room, least: least))
  }

  // MARK: Attributes

  /// The text with its attributes; never `nil` when read. The whole text has one look: setting this property sets
  /// `text`, and sets `font`, `textColor` and `textAlignment` to those of the first character if it has them.
  public final var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      if let newValue, newValue.length > 0 { take(newValue.attributeRuns.run(at: 0).run.attributes) }
    }
  }

  /// The attributes of the text, among them always a font and a color. Setting them sets `font`, `textColor` and
  /// `textAlignment`. Others are kept, but not shown, because a browser's field shows only these.
  public final var defaultTextAttributes: NSAttributedString.Attributes {
    get {
      var attributes = settings?.attributes ?? [:]
      attributes[.font] = font ?? .systemFont(ofSize: UIFont.labelFontSize)
      attributes[.foregroundColor] = textColor ?? .label
      return attributes
    }
    set { take(newValue) }
  }

  private final func take(_ attributes: NSAttributedString.Attributes) {
    neededSettings.attributes = attributes
    if let new = attributes[.font] as? UIFont { font = new }
    if let new = attributes[.foregroundColor] as? UIColor { textColor = new }
    if let new = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = new.alignment }
  }

  /// The attributes of typed text; `nil` unless the field is being edited. Setting them has no effect in Quire, because
  /// the whole text has one look.
  public final var typingAttributes: NSAttributedString.Attributes? {
    get { isEditing ? settings?.typing ?? defaultTextAttributes : nil }
    set { neededSettings.typing = newValue }
  }

  /// Whether the user can change the attributes of the text; `false` by default. It has no effect in Quire, because a
  /// browser's field has no such commands.
  public final var allowsEditingTextAttributes: Bool {
    get { settings?.allowsAttributes ?? false }
    set { neededSettings.allowsAttributes = newValue }
  }

  /// Whether typing replaces the whole text when editing begins; `false` by default. The text is then selected.
  public final var clearsOnInsertion: Bool {
    get { settings?.clearsOnInsertion ?? false }
    set {
      neededSettings.clearsOnInsertion = newValue
      if newValue, isEditing { selectAll(nil) }
    }
  }

  // MARK: Selection

  /// Selects the whole text. The sender is ignored.
  public final func selectAll(_ sender: AnyTarget?) {
    place(selection: 0..<(text ?? "").unitCount)
  }

  /// Selects the word at the caret, or extends the selection to whole words. The sender is ignored.
  public final func select(_ sender: AnyTarget?) {
    place(selection: TextEdit.words(around: selection, in: (text ?? "").units))
  }
}

extension UITextView {
  /// Selects the whole text. The sender is ignored.
  public final func selectAll(_ sender: AnyTarget?) {
    selectedRange = NSRange(location: 0, length: content.length)
  }

  /// Selects the word at the caret, or extends the selection to whole words. The sender is ignored.
  public final func select(_ sender: AnyTarget?) {
    selectedRange = NSRange(TextEdit.words(around: selection, in: content.units))
  }
}

extension TextEdit {
  /// Returns a range extended to the spaces around it.
  static func words(around range: Range<Int>, in units: [UInt16]) -> Range<Int> {
    func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A || unit == 0x09 || unit == 0xA0 }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, !isSpace(units[start - 1]) { start -= 1 }
    while end < units.count, !isSpace(units[end]) { end += 1 }
    return start..<end
  }
}
