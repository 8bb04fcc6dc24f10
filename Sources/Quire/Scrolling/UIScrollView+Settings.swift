// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIScrollView {
  /// How much of the speed of a drag is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// 0...1.
    public var rawValue: CGFloat

    /// A rate from its number; beyond 0...0.9999 it counts as the nearest end.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the default: the content goes on for a while.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: the content soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// As light or dark as the appearance asks for.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// Whether the user can scroll it; `true` by default. Code always can.
  public final var isScrollEnabled: Bool {
    get { !settings.contains(.isStill) }
    set { change(.isStill, to: !newValue) }
  }

  /// Whether a drag comes to rest at a multiple of the view's own size, one further than before at most; `false` by
  /// default.
  public final var isPagingEnabled: Bool {
    get { settings.contains(.pages) }
    set {
      change(.pages, to: newValue)
      if newValue { makeGrip(.pages) }
    }
  }

  /// Whether the content goes beyond the ends of its range and back; `true` by default.
  ///
  /// Where the browser scrolls, it does so only on systems that do it anywhere.
  public final var bounces: Bool {
    get { !settings.contains(.neverBounces) }
    set { change(.neverBounces, to: !newValue) }
  }

  /// Whether content that is no higher than the view can be pulled up and down; `false` by default.
  public final var alwaysBounceVertical: Bool {
    get { gripReasons.contains(.bouncesVertically) }
    set { changeGrip(.bouncesVertically, to: newValue) }
  }

  /// Whether content that is no wider than the view can be pulled to the sides; `false` by default.
  public final var alwaysBounceHorizontal: Bool {
    get { gripReasons.contains(.bouncesHorizontally) }
    set { changeGrip(.bouncesHorizontally, to: newValue) }
  }

  /// How long the content goes on after a drag; `normal` by default. With another rate Quire moves it, and not the
  /// browser.
  public final var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat((release as? DragRelease)?.rate ?? ScrollDecay.normalRate)) }
    set { dragRelease.rate = Double(newValue.rawValue) }
  }

  /// The room at the ends of the vertical indicator; none by default. Without effect here: the browser draws the
  /// indicators from edge to edge.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { parts.indicatorInsets.vertical }
    set { parts.indicatorInsets.vertical = newValue }
  }

  /// The room at the ends of the horizontal indicator; none by default. Without effect here, as with the vertical one.
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { parts.indicatorInsets.horizontal }
    set { parts.indicatorInsets.horizontal = newValue }
  }

  /// Whether a vertical indicator shows where the content is; `true` by default.
  public final var showsVerticalScrollIndicator: Bool {
    get { !settings.contains(.hidesVerticalIndicator) }
    set { change(.hidesVerticalIndicator, to: !newValue) }
  }

  /// Whether a horizontal indicator shows where the content is; `true` by default. Firefox hides only both.
  public final var showsHorizontalScrollIndicator: Bool {
    get { !settings.contains(.hidesHorizontalIndicator) }
    set { change(.hidesHorizontalIndicator, to: !newValue) }
  }

  /// The look of the indicators, where the browser draws those of its own; `default` by default.
  public final var indicatorStyle: IndicatorStyle {
    get {
      settings.contains(.hasBlackIndicators) ? .black : settings.contains(.hasWhiteIndicators) ? .white : .default
    }
    set {
      change(.hasBlackIndicators, to: newValue == .black)
      change(.hasWhiteIndicators, to: newValue == .white)
    }
  }

  final func change(_ setting: ScrollSettings, to isOn: Bool) {
    guard settings.contains(setting) != isOn else { return }
    if isOn { settings.insert(setting) } else { settings.remove(setting) }
    setNeedsShow()
  }

  /// Who moves the content is another one now.
  final func heldChanged() {
    change(.isHeld, to: isHeld)
  }

  /// What decides where a drag goes on to.
  final var dragRelease: DragRelease {
    if let made = release as? DragRelease { return made }
    let made = DragRelease()
    release = made
    return made
  }
}
