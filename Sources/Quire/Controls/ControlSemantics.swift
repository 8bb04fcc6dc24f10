// SPDX-License-Identifier: Apache-2.0

/// The accessibility and the keys of a control that Quire draws itself.
@MainActor final class ControlSemantics {
  var role: Accessibility.Role
  /// Whether a switch is on.
  var isOn = false
  /// Whether the tabulator key reaches it.
  var isTabStop = true
  /// Its value and range; `nil` for a control without them.
  var amount: Accessibility.Amount?
  /// The action of a key. The control is a parameter, so that the closure does not keep it alive.
  let keys: ((UIControl, ControlKey) -> Void)?
  /// The action of a press, instead of a button's.
  let press: ((UIControl) -> Void)?
  /// The actions of a press and of a key, of a view that is no control.
  var pressView: ((UIView) -> Void)?
  var keyView: ((UIView, ControlKey) -> Void)?
  /// The number of a row in its list, from 1, and the number of all rows; 0 for none.
  var position = 0
  var count = 0

  init(
    _ role: Accessibility.Role, keys: ((UIControl, ControlKey) -> Void)? = nil, press: ((UIControl) -> Void)? = nil
  ) {
    self.role = role
    self.keys = keys
    self.press = press
  }

  /// A control with options is always reported, whatever the app sets: the selected option needs it around it. A slider
  /// without a value is not reported as one.
  func accessibility(of view: UIView) -> Accessibility {
    guard view.isAccessibilityElement || role == .options || role == .row, role != .slider || amount != nil else {
      return Accessibility()
    }
    return Accessibility(
      role: role, label: view.accessibilityLabel ?? "", value: view.accessibilityValue ?? "",
      isSelected: isOn || view.accessibilityTraits.contains(.selected), isTabStop: isTabStop, amount: amount,
      position: position, count: count)
  }
}

/// A key that changes a control's value or selects another option.
@_spi(Hosts) public enum ControlKey: UInt8, Hashable, Sendable, CaseIterable {
  /// Arrows, by their direction on the screen; Home and End; the page keys for larger steps.
  case left, right, up, down, home, end, pageUp, pageDown

  /// Whether the key increases the value; `nil` for Home and End. From right to left, the left arrow increases it.
  @MainActor func isMore(in view: UIView) -> Bool? {
    switch self {
    case .left: view.isMirrored
    case .right: !view.isMirrored
    case .up, .pageUp: true
    case .down, .pageDown: false
    case .home, .end: nil
    }
  }
}
