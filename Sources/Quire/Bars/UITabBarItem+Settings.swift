// SPDX-License-Identifier: Apache-2.0

extension UITabBarItem {
  /// The distance by which the title is moved from its usual position; zero by default.
  public final var titlePositionAdjustment: UIOffset {
    get { parts?.titleOffset ?? .zero }
    set {
      changeParts { parts in
        parts.titleOffset = newValue
        parts.showTab = UITabBarItem.showSettings
      }
    }
  }

  /// Sets the attributes of the badge's text in a state, of which `.font` and `.foregroundColor` are used. Only those
  /// for `normal` and `selected` are shown.
  public final func setBadgeTextAttributes(
    _ textAttributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {
    changeParts { parts in
      parts.setBadgeAttributes(textAttributes, for: state.rawValue)
      parts.showTab = UITabBarItem.showSettings
    }
  }

  /// Returns the attributes of the badge's text that were set for exactly this state, or `nil`.
  public final func badgeTextAttributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    parts?.badgeAttributes(for: state.rawValue)
  }

  /// Puts the settings of an item into its tab.
  static func showSettings(of item: UITabBarItem, in tab: TabButton) {
    guard let parts = item.parts else { return }
    let state: UIControl.State = !tab.isEnabled ? .disabled : tab.isSelected ? .selected : .normal
    let (own, normal) = (parts.attributes(for: state.rawValue), parts.attributes(for: UIControl.State.normal.rawValue))
    if let font = (own?[.font] ?? normal?[.font]) as? UIFont { tab.adjustments.font = font }
    // The color of unselected tabs is not that of the selected one.
    let color = own?[.foregroundColor] ?? (state == .selected ? nil : normal?[.foregroundColor])
    if let color = color as? UIColor { tab.adjustments.letters = color }
    let badge =
      parts.badgeAttributes(for: state.rawValue) ?? parts.badgeAttributes(for: UIControl.State.normal.rawValue)
    if let font = badge?[.font] as? UIFont { tab.adjustments.badgeFont = font }
    if let color = badge?[.foregroundColor] as? UIColor { tab.adjustments.badgeLetters = color }
    if parts.titleOffset != .zero { tab.adjustments.titleOffset = parts.titleOffset }
    tab.adjustments.imageInsets = parts.imageInsets
  }
}
