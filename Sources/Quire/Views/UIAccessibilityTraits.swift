// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The behaviour of an element, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// Bits, with Apple's values; those without a name here are ignored.
  public var rawValue: UInt64

  /// Traits from bits; a literal such as `[.button, .selected]` makes the same.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait; an element without a trait is a group of its content.
  public static let none: UIAccessibilityTraits = []
  /// Can be pressed; takes precedence over the other roles.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A picture; `image` gives way to `button` and `header`.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected; controls set it with `isSelected`.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change by itself; gives way to the other roles.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Changes while it is looked at; kept and not told.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Stands somewhere in a range, and can be moved there; controls of a range say so by themselves.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Can't be used at present; kept and not told, hosts go by `isEnabled`.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A heading, to which a screen reader can jump.
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
  /// The view's accessibility at the host. A box that is an element without another role is a group of its content.
  var accessibility: Accessibility {
    if let semantics { return semantics.accessibility(of: self) }
    guard isAccessibilityElement else { return isBand ? Accessibility(role: .band) : Accessibility() }
    let role = kind == .field ? Accessibility.Role.field : accessibilityTraits.role
    // A screen reader would stop at a heading that says nothing.
    if role == .header, let label = self as? UILabel, (label.text ?? "").utf8.isEmpty { return Accessibility() }
    return Accessibility(
      role: role == .none ? .group : role, label: accessibilityLabel ?? "", value: accessibilityValue ?? "",
      isSelected: accessibilityTraits.contains(.selected))
  }

  /// Whether it is a plain view directly among a list's rows, or in the pin of one of the list's headers. What a list
  /// contains must be rows for assistive technologies.
  private var isBand: Bool {
    guard kind == .box, let superview else { return false }
    return superview.kind == .pin || superview.semantics?.role == .table
  }
}
