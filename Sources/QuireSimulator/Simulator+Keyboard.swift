import Quire
import SheetEngine

/// A person at the keyboard.
extension Simulator {
  /// What the software keyboard covers; empty while it is hidden.
  public var keyboard: Keyboard { device.environment.keyboard }

  /// The text of the field that has the focus; `nil` where none has.
  public var typedText: String? { screen.focus?.text?.string }

  /// Types at the caret of the field that has the focus, character by character; answers whether one has.
  @discardableResult
  public func type(_ text: String) -> Bool {
    for character in text where !insert(String(character)) { return false }
    return screen.focus != nil
  }

  /// Deletes what is selected, or the character before the caret.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard let field = screen.focus, let text = field.text?.string else { return false }
    if field.selection.isEmpty {
      let caret = String.Index(utf16Offset: field.selection.lowerBound, in: text)
      guard caret > text.startIndex else { return true }
      let start = text.index(before: caret).utf16Offset(in: text)
      field.selection = start..<field.selection.lowerBound
    }
    return insert("")
  }

  /// Presses the return key.
  @discardableResult
  public func pressReturn() -> Bool {
    guard let field = screen.focus else { return false }
    turn { session.returned(field.id, now: now) }
    return true
  }

  /// Presses the key that hides the keyboard.
  public func hideKeyboard() {
    focus(nil)
  }

  /// Gives the focus to a field as a tap does, with the caret at the end.
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

  /// The engine takes the focus from what a layer shows.
  func endEditing(in layer: Layer) {
    guard let field = screen.focus, screen.layer(of: field) == layer else { return }
    screen.focus = nil
    blurred = field
  }

  /// Tells the app what became of the focus in a turn, then raises or lowers the keyboard; answers whether that made
  /// another turn.
  func followFocus() -> Bool {
    if let field = blurred {
      blurred = nil
      guard screen.nodes[field.id] === field else { return true }
      session.focusChanged(field.id, isFocused: false, now: now)
      return true
    }
    let wanted = wantedKeyboard
    // One that a test has put on the device by itself stays there.
    guard wanted != raised else { return false }
    raised = wanted
    device.environment.keyboard = wanted ?? .hidden
    session.environmentChanged(device.environment, appearance: appearance, now: now)
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

  private func insert(_ text: String) -> Bool {
    guard let field = screen.focus, let old = field.text?.string else { return false }
    var units = Array(old.utf16)
    let place = field.selection.clamped(to: 0..<units.count)
    units.replaceSubrange(place, with: text.utf16)
    let new = String(decoding: units, as: UTF16.self)
    let caret = place.lowerBound + text.utf16.count
    field.text?.string = new
    field.selection = caret..<caret
    turn { session.edited(field.id, to: new, selection: caret..<caret, now: now) }
    return screen.focus != nil
  }
}
