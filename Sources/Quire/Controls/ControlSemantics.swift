// SPDX-License-Identifier: Apache-2.0

/// The accessibility properties and the key handling of a control that Quire draws itself.
@MainActor final class ControlSemantics {
  var role: Accessibility.Role
  /// Whether a switch is on.
  var isOn = false
  /// Whether the Tab key reaches the control.
  var isTabStop = true
  /// The value of the control and its range; `nil` for a control without them.
  var amount: Accessibility.Amount?
  /// The action for a key. The control is a parameter, so that the closure does not retain it.
  let keys: ((UIControl, ControlKey) -> Void)?
  /// The action for a press, which replaces that of a button.
  let press: ((UIControl) -> Void)?
  /// The actions for a press and for a key on a view that is not a control.
  var pressView: ((UIView) -> Void)?
  var keyView: ((UIView, ControlKey) -> Void)?
  /// The position of a row in its list, starting at 1; 0 for none. `count` is the number of all rows.
  var position = 0
  var count = 0

  init(
    _ role: Accessibility.Role, keys: ((UIControl, ControlKey) -> Void)? = nil, press: ((UIControl) -> Void)? = nil
  ) {
    self.role = role
    self.keys = keys
    self.press = press
  }

  /// Returns the accessibility properties for the host. A control with options is always reported regardless of the
  /// app's settings, because the selected option must be inside it. A slider without a value is not reported.
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
  /// The arrow keys by their direction on the screen, Home and End, and the page keys for larger steps.
  case left, right, up, down, home, end, pageUp, pageDown

  /// Returns whether the key increases the value, or `nil` for Home and End. In a right-to-left layout, the left arrow
  /// increases it.
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
