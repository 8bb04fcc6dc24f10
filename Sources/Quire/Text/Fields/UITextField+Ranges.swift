// SPDX-License-Identifier: Apache-2.0

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
