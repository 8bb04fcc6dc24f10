// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The traits that describe an element's behavior to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values. Bits that have no name here are ignored.
  public var rawValue: UInt64

  /// Creates traits from raw bits. A set literal such as `[.button, .selected]` gives the same result.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits. An element without traits is a group of its content.
  public static let none: UIAccessibilityTraits = []
  /// The element can be pressed. Takes precedence over the other roles.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The element is an image. `button` and `header` take precedence over it.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected. Controls set this trait when `isSelected` is `true`.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element is text that does not change by itself. The other roles take precedence over it.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element changes while the user looks at it. The trait is stored but not reported to hosts.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// An element with a value that the user can adjust. The keys of a stepper call `accessibilityIncrement()` and
  /// `accessibilityDecrement()`. Controls with a range have this trait automatically.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element is disabled. The trait is stored but not reported; hosts use `isEnabled`.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element is a heading, to which a screen reader can jump.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  var role: Accessibility.Role {
    if contains(.button) { return .button }
    if contains(.adjustable) { return .stepper }
    if contains(.header) { return .header }
    if contains(.image) { return .image }
    if contains(.staticText) { return .text }
    return .none
  }
}

extension UIView {
  /// The view's accessibility information for the host. A plain box that is an accessibility element without a role
  /// becomes a group of its content.
  var accessibility: Accessibility {
    var accessibility = ownAccessibility
    if let parts = accessibilityParts {
      accessibility.hint = isAccessibilityElement ? accessibilityHint ?? "" : ""
      accessibility.identifier = accessibilityIdentifier ?? ""
      accessibility.isHidden = parts.hidesElements
      accessibility.isModal = parts.isModal
    }
    return accessibility
  }

  private var ownAccessibility: Accessibility {
    if let semantics { return semantics.accessibility(of: self) }
    guard isAccessibilityElement else { return isBand ? Accessibility(role: .band) : Accessibility() }
    let role = kind == .field ? Accessibility.Role.field : accessibilityTraits.role
    // A screen reader would stop at a heading without text.
    if role == .header, let label = self as? UILabel, (label.text ?? "").utf8.isEmpty { return Accessibility() }
    return Accessibility(
      role: role == .none ? .group : role, label: accessibilityLabel ?? "", value: accessibilityValue ?? "",
      isSelected: accessibilityTraits.contains(.selected))
  }

  /// Whether the view is a plain view directly among a list's rows, or in the pin of one of the list's headers.
  /// Assistive technologies expect every child of a list to be a row.
  private var isBand: Bool {
    guard kind == .box, let superview else { return false }
    return superview.kind == .pin || superview.semantics?.role == .table
  }
}
