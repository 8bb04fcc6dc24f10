// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

extension Simulator {
  /// A key that changes a slider, a stepper or a selected option.
  public enum Key: Sendable {
    case left, right, up, down, home, end, pageUp, pageDown

    fileprivate var forControls: ControlKey {
      switch self {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      case .home: .home
      case .end: .end
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      }
    }
  }

  /// Presses a key on the frontmost element with this label, as a user does after reaching it with the Tab key.
  ///
  /// Throws if there is no such element, or if a layer above it blocks keys.
  public func press(
    _ key: Key, on name: String, role: Element.Role? = nil, fileID: String = #fileID, line: Int = #line
  ) throws(ActionFailure) {
    let place = Place(fileID: fileID, line: line)
    guard let element = element(name, role: role) else {
      throw failure("Nothing on the screen has the label or the placeholder \"\(name)\".", place)
    }
    guard element.isReachable else { throw failure("The \(element.role.noun) \"\(name)\" is out of reach.", place) }
    turn { session.pressed(key.forControls, on: element.id, now: now) }
  }

  /// Presses a key of a hardware keyboard. Returns whether a key command took it.
  ///
  /// `input` is as for `UIKeyCommand`: the text of the key without modifiers, or one of the constants there. With Shift,
  /// `characters` is the text that the key types; by default it is the input, a letter in upper case. If no command
  /// takes the key, it types into the field that has the focus. Return chooses the preferred action of an alert, and
  /// Escape closes the topmost presentation. `isRepeat` is `true` for a press that repeats because the key is held down.
  @discardableResult
  public func pressKey(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], characters: String? = nil, isRepeat: Bool = false
  ) -> Bool {
    let isCharacter = input.count == 1
    let typed = characters ?? (isCharacter && modifiers.contains(.shift) ? input.uppercased() : input)
    let base = input == "\u{8}" ? UIKeyCommand.inputDelete : isCharacter ? input.lowercased() : input
    let press = KeyPress(
      typed, base: base, modifiers: modifiers, isRepeat: isRepeat, isForFocus: input == "\t")
    var isTaken = false
    turn { isTaken = session.pressed(press, now: now) }
    if !isTaken, modifiers.isDisjoint(with: [.command, .control]) { haveUsualEffect(press) }
    return isTaken
  }

  /// Performs the usual effect of a key that no command took.
  private func haveUsualEffect(_ press: KeyPress) {
    switch press.characters {
    case "\r", "\n": try? pressReturn()
    case "\u{8}": try? deleteBackward()
    case UIKeyCommand.inputEscape: send(.escape)
    default:
      guard press.characters.count == 1, press.characters != "\t", let field = screen.focus else { return }
      insert(press.characters, into: field)
    }
  }
}
