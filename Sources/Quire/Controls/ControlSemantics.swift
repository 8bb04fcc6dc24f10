// SPDX-License-Identifier: Apache-2.0

/// What a control that Quire draws itself is to an assistive technology and to keys.
@MainActor final class ControlSemantics {
  var role: Accessibility.Role
  /// Whether a switch is on.
  var isOn = false
  /// Whether the tabulator key comes to it.
  var isTabStop = true
  /// Where it stands.
  var amount: Accessibility.Amount?
  /// What a key does; the control comes along, so that none is kept alive.
  let keys: ((UIControl, ControlKey) -> Void)?
  /// What a press does in place of a button's.
  let press: ((UIControl) -> Void)?

  init(
    _ role: Accessibility.Role, keys: ((UIControl, ControlKey) -> Void)? = nil, press: ((UIControl) -> Void)? = nil
  ) {
    self.role = role
    self.keys = keys
    self.press = press
  }

  /// Options are told whatever the app says of them: without them the element that is chosen has nothing around it. A
  /// slider that stands nowhere is none.
  func accessibility(of view: UIView) -> Accessibility {
    guard view.isAccessibilityElement || role == .options, role != .slider || amount != nil else {
      return Accessibility()
    }
    return Accessibility(
      role: role, label: view.accessibilityLabel ?? "", value: view.accessibilityValue ?? "",
      isSelected: isOn || view.accessibilityTraits.contains(.selected), isTabStop: isTabStop, amount: amount)
  }
}

/// A key that moves a control along its range, or to another of its options.
@_spi(Hosts) public enum ControlKey: UInt8, Hashable, Sendable, CaseIterable {
  /// Arrows, by where they point on the screen, the first and the last place, and longer steps.
  case left, right, up, down, home, end, pageUp, pageDown

  /// The arrow that leads onward is the other one where writing goes to the left.
  @MainActor func isMore(in view: UIView) -> Bool? {
    let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
    return switch self {
    case .left: isMirrored
    case .right: !isMirrored
    case .up, .pageUp: true
    case .down, .pageDown: false
    case .home, .end: nil
    }
  }
}
