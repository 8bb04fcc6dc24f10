// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UITextView {
  // MARK: Selection

  /// The selected range in UTF-16 units. Its length is 0 for a caret. Setting it clamps the range to the text and calls
  /// `textViewDidChangeSelection`.
  public final var selectedRange: NSRange {
    get { NSRange(selection) }
    set {
      let start = min(max(newValue.location, 0), content.length)
      let end = start + min(max(newValue.length, 0), content.length - start)
      select(start..<end)
      placeSelection()
    }
  }

  /// The attributes of the next typed character. By default, they are those of the first selected character or, without
  /// a selection, of the character before the caret. If you set them, they apply until the selection changes.
  public final var typingAttributes: NSAttributedString.Attributes {
    get {
      var attributes = explicitTyping ?? attributesToType(at: selection)
      if attributes[.font] == nil { attributes[.font] = font ?? .systemFont(ofSize: 12) }
      if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = textColor ?? .label }
      return attributes
    }
    set { explicitTyping = newValue }
  }

  /// Scrolls until a range is visible.
  public final func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled, let session = Session.current, bounds.width > 0 else { return }
    layoutIfNeeded()
    let room = insetsOfLines
    let width = max(1, Double(bounds.width) - room.left - room.right)
    /// Returns the bottom edge of the line that contains a position.
    func bottom(_ place: Int) -> Double {
      var end = min(max(place, 0), content.length)
      // The rest of the word determines where the line breaks.
      while end < content.length, content.units[end] != 0x20, content.units[end] != 0x0A { end += 1 }
      let part = content.attributedSubstring(from: NSRange(location: 0, length: end))
      var text = part.styled(over: plainLook(in: traitCollection), in: traitCollection, tint: tintColor)
      if end == 0 || content.units[end - 1] == 0x0A {
        text.string += "X"
        if !text.runs.isEmpty { text.runs[text.runs.count - 1].length += 1 }
      }
      return room.top + session.measure(text, width: width).height
    }
    let last = bottom(range.location + range.length)
    let first = bottom(range.location) - Double((font?.pointSize ?? 12) * CGFloat(UIFont.lineFactor))
    scrollRectToVisible(
      CGRect(x: 0, y: CGFloat(first), width: bounds.width, height: CGFloat(last - first)), animated: true)
  }

  /// Schedules setting the host's selection at the end of the current turn.
  final func placeSelection() {
    editor.display?.needsSelection = true
    editor.setNeedsShow()
  }

  final func select(_ new: Range<Int>) {
    let new = new.clamped(to: 0..<content.length)
    guard new != selection else { return }
    selection = new
    explicitTyping = nil
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: Look

  /// The text with the look of its links.
  final var shownContent: NSAttributedString { textSettings?.decorate?(content, self) ?? content }

  final func styledText(in traits: UITraitCollection) -> StyledText {
    let plain = plainLook(in: traits)
    let content = shownContent
    guard content.hasAttributes else {
      var text = plain
      text.string = content.string
      return text
    }
    return content.styled(over: plain, in: traits, tint: tintColor)
  }

  final func plainLook(in traits: UITraitCollection) -> StyledText {
    let face = (font ?? .systemFont(ofSize: 12)).fontDescriptor
    var text = StyledText(
      string: "", size: Double(face.pointSize), weight: face.weight.hundreds, design: face.design.design,
      isItalic: face.isItalic, color: (textColor ?? .label).resolved(with: traits, tint: tintColor),
      alignment: textAlignment.atHost, lines: isScrollEnabled ? 0 : max(0, textContainer.maximumNumberOfLines),
      family: face.family)
    let mode = textContainer.lineBreakMode
    if text.lines > 0, mode == .byCharWrapping || mode == .byClipping { text.end = mode.end }
    return text
  }

  final var input: TextInput {
    var input = TextInput(
      keyboard: inputView == nil ? keyboardType.keys : .none, returnKey: returnKeyType.key,
      capitals: autocapitalizationType.capitals, corrects: autocorrectionType.corrects, isEditable: isEditable,
      isSelectable: isSelectable, insets: insetsOfLines)
    input.checksSpelling = textSettings?.traits?.spelling.checks
    return input
  }

  /// Returns the text. Parts without a font or a color have those of the view.
  final func attributed() -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: content)
    let (font, color) = (font ?? .systemFont(ofSize: 12), textColor ?? .label)
    text.changeAll { attributes in
      if attributes[.font] == nil { attributes[.font] = font }
      if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
    }
    return text
  }

  // MARK: Changes in code

  /// Sets a text from the app. Earlier edits cannot be undone in the new text.
  final func take(_ new: NSAttributedString) {
    storedUndoManager.removeAllActions(withTarget: self)
    content.setAttributedString(new)
    settled = nil
    revision += 1
    typingStep = nil
    select(content.length..<content.length)
    placeSelection()
    changed()
  }

  /// Replaces the selection with a text, as if it were typed. Does not ask the delegate.
  public final func insertText(_ text: String) {
    replace(selection, with: typed(text, over: selection))
    revision += 1
    let caret = selection.lowerBound + text.unitCount
    select(caret..<caret)
    placeSelection()
    changed()
    tellOfChange()
  }

  /// Deletes the selection, or the character before the caret. Does not ask the delegate.
  public final func deleteBackward() {
    var range = selection
    if range.isEmpty {
      let text = content.string
      let caret = String.Index(utf16Offset: range.lowerBound, in: text)
      guard caret > text.startIndex else { return }
      range = text.index(before: caret).utf16Offset(in: text)..<range.lowerBound
    }
    select(range)
    insertText("")
  }

  /// Whether the text is not empty.
  public final var hasText: Bool { content.length > 0 }
}

extension NSAttributedString {
  /// Whether any part of the text has an attribute.
  final var hasAttributes: Bool { attributeRuns.runs.contains { !$0.attributes.isEmpty } }
}

extension NSMutableAttributedString {
  /// Changes the attributes of every run.
  final func changeAll(_ body: (inout NSAttributedString.Attributes) -> Void) {
    attributeRuns.change(0..<length, body)
  }
}
