// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// What a person does to a text beside typing.
extension Simulator {
  /// The selection of the field that has the focus, in UTF-16 units; `nil` if none has it.
  public var typedSelection: Range<Int>? { screen.focus?.selection }

  /// Selects a range of a text view or a field, in UTF-16 units, as two fingers at its ends do; it gets the focus first.
  ///
  /// Throws if the view can't be tapped.
  public func select(
    _ range: Range<Int>, in view: UIView, fileID: String = #fileID, line: Int = #line
  ) throws(ActionFailure) {
    try tap(view, fileID: fileID, line: line)
    let field = try focusedField(Place(fileID: fileID, line: line))
    field.selection = range
    turn { session.selected(range, in: field.id, now: now) }
  }

  /// Presses the keys that undo the last edit. Throws if no field has the focus.
  public func undo(fileID: String = #fileID, line: Int = #line) throws(ActionFailure) {
    let field = try focusedField(Place(fileID: fileID, line: line))
    turn { session.undid(field.id, isRedo: false, now: now) }
  }

  /// Presses the keys that make an undone edit again. Throws if no field has the focus.
  public func redo(fileID: String = #fileID, line: Int = #line) throws(ActionFailure) {
    let field = try focusedField(Place(fileID: fileID, line: line))
    turn { session.undid(field.id, isRedo: true, now: now) }
  }

  /// An input method shows a text that is not decided yet at the caret; the next one replaces it, and without `isOver`
  /// being `true` it goes on. Throws if no field has the focus.
  public func compose(
    _ text: String, isOver: Bool = false, fileID: String = #fileID, line: Int = #line
  ) throws(ActionFailure) {
    let field = try focusedField(Place(fileID: fileID, line: line))
    let start = composed?.lowerBound ?? field.selection.lowerBound
    let range = composed ?? field.selection
    composed = isOver ? nil : start..<(start + text.utf16.count)
    insert(text, into: field, at: range, isComposing: !isOver)
  }
}
