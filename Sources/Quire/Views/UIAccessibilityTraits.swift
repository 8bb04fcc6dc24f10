import SheetEngine

/// What an assistive technology is told of how an element behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
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
    guard isAccessibilityElement else { return Accessibility() }
    let role = kind == .field ? Accessibility.Role.field : accessibilityTraits.role
    return Accessibility(
      role: role == .none ? .group : role, label: accessibilityLabel ?? "", value: accessibilityValue ?? "",
      isSelected: accessibilityTraits.contains(.selected))
  }
}
