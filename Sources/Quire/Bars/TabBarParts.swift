// SPDX-License-Identifier: Apache-2.0

/// The settings of a tab bar that few apps use.
@MainActor final class TabBarParts {
  var positioning = UITabBar.ItemPositioning.automatic
  var width: CGFloat = 0
  var spacing: CGFloat = 0
  var indicator: UIImage?
  let indicatorView = UIImageView()
  /// Returns the width of a tab and the distance between tabs, for the width of the bar and the number of tabs.
  var measures: ((CGFloat, CGFloat) -> (CGFloat, CGFloat))?
  /// Shows the indicator behind the selected tab.
  var showIndicator: ((UITabBar) -> Void)?

  init() {}

  /// Copies what is not set here from the settings of all tab bars.
  func fill(from other: TabBarParts) {
    if positioning == .automatic { positioning = other.positioning }
    if width == 0 { width = other.width }
    if spacing == 0 { spacing = other.spacing }
    indicator = indicator ?? other.indicator
    if other.measures != nil { arranges() }
    showIndicator = showIndicator ?? other.showIndicator
  }

  /// Uses the settings for the arrangement of the tabs.
  func arranges() {
    measures = { [me = Weak(self)] room, count in
      guard let me = me.wrappedValue else { return (min(room / count, UITabBar.widest), 0) }
      if me.positioning == .fill { return (room / count, 0) }
      let most = (room - me.spacing * (count - 1)) / count
      return (max(0, min(me.width > 0 ? me.width : UITabBar.widest, most)), me.spacing)
    }
  }
}

extension UITabBar {
  /// The distribution of the tabs in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// The tabs fill the bar up to a width of 180 points each, and are centered in wider bars.
    case automatic = 0
    /// The tabs fill the whole bar.
    case fill = 1
    /// The tabs are centered, with the widths and distances `itemWidth` and `itemSpacing`.
    case centered = 2
  }

  /// The distribution of the tabs; `automatic` by default.
  public final var itemPositioning: ItemPositioning {
    get { parts?.positioning ?? .automatic }
    set { arrange { $0.positioning = newValue } }
  }

  /// The width of a tab, in points, if the tabs do not fill the bar. 0, the default, means at most 180 points.
  public final var itemWidth: CGFloat {
    get { parts?.width ?? 0 }
    set { arrange { $0.width = newValue.isFinite ? max(0, newValue) : 0 } }
  }

  /// The distance between tabs, in points, if the tabs do not fill the bar; 0 by default.
  public final var itemSpacing: CGFloat {
    get { parts?.spacing ?? 0 }
    set { arrange { $0.spacing = newValue.isFinite ? max(0, newValue) : 0 } }
  }

  /// The image behind the selected tab, in its own size; `nil`, the default, for none.
  public final var selectionIndicatorImage: UIImage? {
    get { parts?.indicator }
    set {
      changeParts { parts in
        parts.indicator = newValue
        parts.showIndicator = UITabBar.showIndicator
      }
    }
  }

  private final func arrange(_ change: (TabBarParts) -> Void) {
    changeParts { parts in
      change(parts)
      parts.arranges()
    }
  }

  final func changeParts(_ change: (TabBarParts) -> Void) {
    let own = parts ?? TabBarParts()
    parts = own
    change(own)
    own.showIndicator?(self)
    setNeedsLayout()
  }

  private static func showIndicator(in bar: UITabBar) {
    guard let parts = bar.parts else { return }
    let view = parts.indicatorView
    let button = bar.buttons.first { $0.item === bar.selectedItem }
    guard let image = parts.indicator, let button else { return view.removeFromSuperview() }
    view.image = image
    view.isAccessibilityElement = false
    if view.superview !== bar.strip { bar.strip.insertSubview(view, at: 0) }
    let frame = button.frame
    view.frame = CGRect(
      x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
  }
}
