// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// Typing and the software keyboard.
extension Simulator {
  /// The frame of the software keyboard in the window, in points, or `nil` while it is hidden.
  public var keyboardFrame: CGRect? {
    let keyboard = device.environment.keyboard
    return keyboard.isVisible ? keyboard.frame.inAppleTypes : nil
  }

  /// The text of the field that has the focus, or `nil` if no field has it.
  public var typedText: String? { screen.focus?.text?.string }

  /// Types at the caret of the field that has the focus, character by character.
  ///
  /// If `name` is given, first taps the frontmost field with this label or placeholder. Throws if it can't be tapped,
  /// or if no field has the focus for a character, for example because the app removed it.
  public func type(
    _ text: String, into name: String? = nil, fileID: String = #fileID, line: Int = #line
  ) throws(ActionFailure) {
    if let name { try tap(name, role: .field, fileID: fileID, line: line) }
    for character in text { insert(String(character), into: try focusedField(Place(fileID: fileID, line: line))) }
  }

  /// Deletes the selection, or the character before the caret. Throws if no field has the focus.
  public func deleteBackward(fileID: String = #fileID, line: Int = #line) throws(ActionFailure) {
    let field = try focusedField(Place(fileID: fileID, line: line))
    if field.selection.isEmpty {
      let text = field.text?.string ?? ""
      let caret = String.Index(utf16Offset: field.selection.lowerBound, in: text)
      guard caret > text.startIndex else { return }
      let start = text.index(before: caret).utf16Offset(in: text)
      field.selection = start..<field.selection.lowerBound
    }
    insert("", into: field)
  }

  /// Presses the return key: in the field that has the focus, or else on the visible alert, where it chooses the
  /// preferred action. Throws if there is neither.
  public func pressReturn(fileID: String = #fileID, line: Int = #line) throws(ActionFailure) {
    if screen.focus == nil, let alert = elements(role: .alert).last, alert.isReachable {
      return turn { session.activate(alert.id, now: now) }
    }
    let field = try focusedField(Place(fileID: fileID, line: line))
    if field.kind == .editor { return insert("\n", into: field) }
    turn { session.returned(field.id, now: now) }
  }

  func focusedField(_ place: Place) throws(ActionFailure) -> DisplayNode {
    guard let field = screen.focus else { throw failure("No field has the focus; nothing can be typed.", place) }
    return field
  }

  /// Presses the key that hides the keyboard.
  public func hideKeyboard() {
    focus(nil)
  }

  /// Gives a field the focus as a tap does, with the caret at the end.
  func focus(_ field: DisplayNode?) {
    guard screen.focus !== field else { return }
    let old = screen.focus
    screen.focus = field
    if let field {
      let end = field.text?.string.utf16.count ?? 0
      field.selection = end..<end
      turn { session.focusChanged(field.id, isFocused: true, now: now) }
    } else if let old {
      turn { session.focusChanged(old.id, isFocused: false, now: now) }
    }
  }

  /// Called when the engine ends editing in a layer.
  func endEditing(in layer: Layer) {
    guard let field = screen.focus, screen.layer(of: field) == layer else { return }
    screen.focus = nil
    blurred = field
  }

  /// Reports the change of focus in a turn to the app, then shows or hides the keyboard. Returns whether that caused
  /// another turn.
  func followFocus() -> Bool {
    if let field = blurred {
      blurred = nil
      guard screen.nodes[field.id] === field else { return true }
      session.focusChanged(field.id, isFocused: false, now: now)
      return true
    }
    let wanted = wantedKeyboard
    // A keyboard that a test has set on the device stays.
    guard wanted != raised else { return false }
    raised = wanted
    device.environment.keyboard = wanted ?? .hidden
    reportEnvironment()
    return true
  }

  private var wantedKeyboard: Keyboard? {
    guard let field = screen.focus, field.input?.keyboard != TextInput.Keyboard.none, keyboardHeight > 0 else {
      return nil
    }
    let container = device.environment.container
    var keyboard = Keyboard(
      frame: Rect(x: 0, y: container.height - keyboardHeight, width: container.width, height: keyboardHeight))
    if case .presentation(let id) = screen.layer(of: field) { keyboard.owner = id }
    return keyboard
  }

  func insert(_ text: String, into field: DisplayNode, at range: Range<Int>? = nil, isComposing: Bool = false) {
    let old = field.text?.string ?? ""
    var units = Array(old.utf16)
    let place = (range ?? field.selection).clamped(to: 0..<units.count)
    units.replaceSubrange(place, with: text.utf16)
    let new = String(decoding: units, as: UTF16.self)
    let caret = place.lowerBound + text.utf16.count
    field.text?.string = new
    field.selection = caret..<caret
    turn { session.edited(field.id, to: new, selection: caret..<caret, isComposing: isComposing, now: now) }
  }
}
