// SPDX-License-Identifier: Apache-2.0

/// A place in a text, which counts UTF-16 units.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  final let offset: Int

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  final let units: Range<Int>

  package init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }

  /// Where it begins.
  public final var start: UITextPosition { UITextPosition(units.lowerBound) }
  /// Where it ends.
  public final var end: UITextPosition { UITextPosition(units.upperBound) }
  /// Whether it is a caret.
  public final var isEmpty: Bool { units.isEmpty }
}

/// A text with places, ranges and a selection: of text views and of fields.
@preconcurrency @MainActor public protocol UITextInput: AnyObject {
  /// The selection in UTF-16 units, as it was set last.
  var selectedTextRange: UITextRange? { get set }
  /// A part of the text; `nil` if the range is not in it.
  func text(in range: UITextRange) -> String?
  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Puts a text in the place of a range, as if it were typed, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// A range between two places, in whichever order they are.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let ends = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(ends.0, ends.1)..<max(ends.0, ends.1))
  }

  /// The place so many UTF-16 units further; `nil` if the text ends before.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// How many UTF-16 units one place is behind another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextView: UITextInput {
  /// The selection; `nil` sets the caret to the end.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selectedRange = NSRange(newValue?.units ?? content.length..<content.length) }
  }

  /// A part of the text; `nil` if the range is not in it.
  public final func text(in range: UITextRange) -> String? {
    guard range.units.upperBound <= content.length else { return nil }
    return content.attributedSubstring(from: NSRange(range.units)).string
  }

  /// The place behind the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(content.length) }

  /// Puts a text in the place of a range, as if it were typed, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    select(range.units)
    insertText(text)
  }
}

extension UITextField: UITextInput {
  /// The selection; `nil` sets the caret to the end.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      let length = (text ?? "").utf16.count
      place(selection: newValue?.units.clamped(to: 0..<length) ?? length..<length)
    }
  }

  /// A part of the text; `nil` if the range is not in it.
  public final func text(in range: UITextRange) -> String? {
    let units = Array((text ?? "").utf16)
    guard range.units.upperBound <= units.count else { return nil }
    return String(decoding: units[range.units], as: UTF16.self)
  }

  /// The place behind the last character.
  public final var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// Puts a text in the place of a range, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    var units = Array((self.text ?? "").utf16)
    let place = range.units.clamped(to: 0..<units.count)
    units.replaceSubrange(place, with: text.utf16)
    self.text = String(decoding: units, as: UTF16.self)
    let caret = place.lowerBound + text.utf16.count
    self.place(selection: caret..<caret)
  }
}
