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
}
