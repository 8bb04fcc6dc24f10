// SPDX-License-Identifier: Apache-2.0

/// A position in a text, in UTF-16 units.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  final let offset: Int

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
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

  /// The start of the range.
  public final var start: UITextPosition { UITextPosition(units.lowerBound) }
  /// The end of the range.
  public final var end: UITextPosition { UITextPosition(units.upperBound) }
  /// Whether the range is empty, which represents a caret.
  public final var isEmpty: Bool { units.isEmpty }
}

/// An editable text with positions, ranges and a selection, as in text views and text fields.
@preconcurrency @MainActor public protocol UITextInput: AnyObject {
  /// The selection, as it was last set.
  var selectedTextRange: UITextRange? { get set }
  /// Returns a part of the text, or `nil` if the range is not in the text.
  func text(in range: UITextRange) -> String?
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Replaces a range with a text, as if it were typed. Does not ask the delegate.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Returns the range between two positions, which may be in any order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let ends = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(ends.0, ends.1)..<max(ends.0, ends.1))
  }

  /// Returns the position that is a number of UTF-16 units away from another, or `nil` if it is not in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the number of UTF-16 units from one position to another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextView: UITextInput {
  /// The selection. Setting it to `nil` moves the caret to the end.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selectedRange = NSRange(newValue?.units ?? content.length..<content.length) }
  }

  /// Returns a part of the text, or `nil` if the range is not in the text.
  public final func text(in range: UITextRange) -> String? {
    guard range.units.upperBound <= content.length else { return nil }
    return content.attributedSubstring(from: NSRange(range.units)).string
  }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(content.length) }

  /// Replaces a range with a text, as if it were typed. Does not ask the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    select(range.units)
    insertText(text)
  }
}

extension UITextField: UITextInput {
  /// The selection. Setting it to `nil` moves the caret to the end.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      let length = (text ?? "").unitCount
      place(selection: newValue?.units.clamped(to: 0..<length) ?? length..<length)
    }
  }

  /// Returns a part of the text, or `nil` if the range is not in the text.
  public final func text(in range: UITextRange) -> String? {
    let units = (text ?? "").units
    guard range.units.upperBound <= units.count else { return nil }
    return String(units: units[range.units])
  }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition((text ?? "").unitCount) }

  /// Replaces a range with a text. Does not ask the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    var units = (self.text ?? "").units
    let place = range.units.clamped(to: 0..<units.count)
    units.replaceSubrange(place, with: text.units)
    self.text = String(units: units)
    let caret = place.lowerBound + text.unitCount
    self.place(selection: caret..<caret)
  }
}
