// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What an assistive technology is told of how an element behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// Bits, with Apple's values; those that no trait here names are ignored.
  public var rawValue: UInt64

  /// Bits as they are; a set literal, `[.button, .selected]`, makes the same.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing said; an element without a trait is a group of what is in it.
  public static let none: UIAccessibilityTraits = []
  /// Can be pressed; counts before the other roles.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A picture; `image` gives way to `button` and `header`.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen among others; controls set it with `isSelected`.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change by itself; gives way to the other roles.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Changes while it is looked at; kept and not told.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Stands somewhere in a range, and can be moved there; controls of a range say so by themselves.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Can't be used at present; kept and not told, hosts go by `isEnabled`.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Begins a part of the content, so that a reader can jump to it.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  var role: Accessibility.Role {
    if contains(.button) { return .button }
    if contains(.header) { return .header }
    if contains(.image) { return .image }
    if contains(.staticText) { return .text }
    return .none
  }
}

extension UIView {
  /// What the host tells of the view. A box that is an element of no other kind is a group of what is in it.
  var accessibility: Accessibility {
    if let semantics { return semantics.accessibility(of: self) }
    guard isAccessibilityElement else { return Accessibility() }
    let role = kind == .field ? Accessibility.Role.field : accessibilityTraits.role
    return Accessibility(
      role: role == .none ? .group : role, label: accessibilityLabel ?? "", value: accessibilityValue ?? "",
      isSelected: accessibilityTraits.contains(.selected))
  }
}
