// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// Editing actions of a user other than typing.
extension Simulator {
  /// The selection of the field that has the focus, in UTF-16 units, or `nil` if no field has it.
  public var typedSelection: Range<Int>? { screen.focus?.selection }

  /// Selects a range of a text view or a field, in UTF-16 units, as with the handles at its ends. The view gets the
  /// focus first.
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

  /// Presses the keys that redo an undone edit. Throws if no field has the focus.
  public func redo(fileID: String = #fileID, line: Int = #line) throws(ActionFailure) {
    let field = try focusedField(Place(fileID: fileID, line: line))
    turn { session.undid(field.id, isRedo: true, now: now) }
  }

  /// Shows the provisional text of an input method at the caret. The next call replaces it; the composition continues
  /// unless `isOver` is `true`. Throws if no field has the focus.
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
