// SPDX-License-Identifier: Apache-2.0

/// The appearance of the tabs in one arrangement.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The arrangement of a tab's image and title.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in compact height.
    case compactInline = 2
  }

  /// The appearance of tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance of focused tabs. It has no effect in Quire, because the browser marks the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates an appearance with default values.
  public override init() {
    super.init()
  }

  /// Creates an appearance with default values, which are the same for each style.
  public convenience init(style: Style) {
    self.init()
  }

  /// Sets the default values: no attributes and no colors.
  public final func configureWithDefault(for style: Style) {
    let plain = UITabBarItemStateAppearance()
    for state in states { state.take(plain) }
  }

  fileprivate final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  fileprivate final func copied(_ changed: @escaping () -> Void) -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, own) in zip(copy.states, states) {
      state.take(own)
      state.changed = changed
    }
    return copy
  }
}

/// The appearance of the tabs in one state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, of which `.font` and `.foregroundColor` are used; empty by default.
  public var titleTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The distance by which the title is moved from its usual position; zero by default.
  public var titlePositionAdjustment = UIOffset() { didSet { changed?() } }
  /// The color of the image; `nil`, the default, means the color of the bar's tabs.
  public var iconColor: UIColor? { didSet { changed?() } }
  /// The distance by which the badge is moved from its usual position; zero by default.
  public var badgePositionAdjustment = UIOffset() { didSet { changed?() } }
  /// The color of the badge; `nil`, the default, means red. An item's own `badgeColor` takes precedence.
  public var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// The attributes of the badge's text, of which `.font` and `.foregroundColor` are used; empty by default.
  public var badgeTextAttributes: NSAttributedString.Attributes = [:] { didSet { changed?() } }
  /// The distance by which the badge's text is moved in the badge; zero by default. It has no effect in Quire, where
  /// the text stays in the center.
  public var badgeTitlePositionAdjustment = UIOffset()

  fileprivate var changed: (() -> Void)?

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The appearance of tabs. Bars refer only to this class, so that an app that does not set it does not load its code.
@MainActor class TabLook {
  init() {}

  /// Puts the appearance into a tab.
  func adjust(_ tab: TabButton) {}
  /// Copies the appearance to that of another bar.
  func copy(to other: UITabBarAppearance) {}
}

private final class TabLooks: TabLook {
  var stacked: UITabBarItemAppearance
  var inline: UITabBarItemAppearance
  var compactInline: UITabBarItemAppearance

  init(
    _ stacked: UITabBarItemAppearance, _ inline: UITabBarItemAppearance, _ compactInline: UITabBarItemAppearance,
    _ changed: @escaping () -> Void
  ) {
    self.stacked = stacked.copied(changed)
    self.inline = inline.copied(changed)
    self.compactInline = compactInline.copied(changed)
    super.init()
  }

  override func copy(to other: UITabBarAppearance) {
    other.tabs = TabLooks(stacked, inline, compactInline) { [other = Weak(other)] in other.wrappedValue?.changed?() }
  }

  override func adjust(_ tab: TabButton) {
    let isLow = tab.traitCollection.verticalSizeClass == .compact
    let look = !tab.isWide ? stacked : isLow ? compactInline : inline
    let state = !tab.isEnabled ? look.disabled : tab.isSelected ? look.selected : look.normal
    let font = state.titleTextAttributes[.font] ?? look.normal.titleTextAttributes[.font]
    tab.adjustments.font = font as? UIFont
    tab.adjustments.letters = state.titleTextAttributes[.foregroundColor] as? UIColor
    tab.adjustments.icon = state.iconColor
    tab.adjustments.titleOffset = state.titlePositionAdjustment
    tab.adjustments.badge = state.badgeBackgroundColor
    tab.adjustments.badgeFont = state.badgeTextAttributes[.font] as? UIFont
    tab.adjustments.badgeLetters = state.badgeTextAttributes[.foregroundColor] as? UIColor
    tab.adjustments.badgeOffset = state.badgePositionAdjustment
  }
}

extension UITabBarAppearance {
  /// The appearance of tabs whose title is below the image. It is a copy of the one that is set.
  public final var stackedLayoutAppearance: UITabBarItemAppearance {
    get { looks.stacked }
    set { setLooks(newValue, looks.inline, looks.compactInline) }
  }

  /// The appearance of tabs whose title is beside the image. It is a copy of the one that is set.
  public final var inlineLayoutAppearance: UITabBarItemAppearance {
    get { looks.inline }
    set { setLooks(looks.stacked, newValue, looks.compactInline) }
  }

  /// The appearance of tabs whose title is beside the image, in compact height. It is a copy of the one that is set.
  public final var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { looks.compactInline }
    set { setLooks(looks.stacked, looks.inline, newValue) }
  }

  private final var looks: TabLooks {
    if let looks = tabs as? TabLooks { return looks }
    return makeLooks(UITabBarItemAppearance(), UITabBarItemAppearance(), UITabBarItemAppearance())
  }

  @discardableResult private final func makeLooks(
    _ stacked: UITabBarItemAppearance, _ inline: UITabBarItemAppearance, _ compactInline: UITabBarItemAppearance
  ) -> TabLooks {
    let made = TabLooks(stacked, inline, compactInline) { [me = Weak(self)] in me.wrappedValue?.changed?() }
    tabs = made
    return made
  }

  private final func setLooks(
    _ stacked: UITabBarItemAppearance, _ inline: UITabBarItemAppearance, _ compactInline: UITabBarItemAppearance
  ) {
    makeLooks(stacked, inline, compactInline)
    changed?()
  }
}
