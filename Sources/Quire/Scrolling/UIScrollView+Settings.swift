// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIScrollView {
  /// The fraction of the velocity of a drag that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, 0...1.
    public var rawValue: CGFloat

    /// Creates a rate from a number. A number outside 0...0.9999 counts as the nearest end.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the default: the content continues to move for a while.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: the content soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Light or dark, according to the appearance.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// Whether the user can scroll the view. `true` by default. Code can scroll it in either case.
  public final var isScrollEnabled: Bool {
    get { !settings.contains(.isStill) }
    set { change(.isStill, to: !newValue) }
  }

  /// Whether a drag comes to rest at a multiple of the view's own size, at most one page further than before. `false`
  /// by default.
  public final var isPagingEnabled: Bool {
    get { settings.contains(.pages) }
    set {
      change(.pages, to: newValue)
      if newValue { makeGrip(.pages) }
    }
  }

  /// Whether the content can be pulled beyond the ends of its range and bounces back. `true` by default. Setting it
  /// sets `bouncesHorizontally` and `bouncesVertically`.
  ///
  /// Where the browser scrolls, the content bounces only on systems where all content does.
  public final var bounces: Bool {
    get { !settings.contains(.neverBounces) }
    set {
      change(.neverBounces, to: !newValue)
      parts.axisLimit = nil
    }
  }

  /// Whether content that is no higher than the view can be pulled up and down. `false` by default.
  public final var alwaysBounceVertical: Bool {
    get { gripReasons.contains(.bouncesVertically) }
    set { changeGrip(.bouncesVertically, to: newValue) }
  }

  /// Whether content that is no wider than the view can be pulled to the sides. `false` by default.
  public final var alwaysBounceHorizontal: Bool {
    get { gripReasons.contains(.bouncesHorizontally) }
    set { changeGrip(.bouncesHorizontally, to: newValue) }
  }

  /// The rate at which the content slows down after a drag. `normal` by default. With another rate, Quire moves the
  /// content instead of the browser.
  public final var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat((release as? DragRelease)?.rate ?? ScrollDecay.normalRate)) }
    set { dragRelease.rate = Double(newValue.rawValue) }
  }

  /// The insets of both scroll indicators. Setting them sets `verticalScrollIndicatorInsets` and
  /// `horizontalScrollIndicatorInsets`. They have no effect: the browser draws the indicators from edge to edge.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { parts.indicatorInsets.vertical }
    set { parts.indicatorInsets = (newValue, newValue) }
  }

  /// The insets of the vertical indicator; zero by default. They have no effect, because the browser draws the
  /// indicators from edge to edge.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { parts.indicatorInsets.vertical }
    set { parts.indicatorInsets.vertical = newValue }
  }

  /// The insets of the horizontal indicator; zero by default. They have no effect, because the browser draws the
  /// indicators from edge to edge.
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { parts.indicatorInsets.horizontal }
    set { parts.indicatorInsets.horizontal = newValue }
  }

  /// Whether a vertical indicator shows the position of the content. `true` by default.
  public final var showsVerticalScrollIndicator: Bool {
    get { !settings.contains(.hidesVerticalIndicator) }
    set { change(.hidesVerticalIndicator, to: !newValue) }
  }

  /// Whether a horizontal indicator shows the position of the content. `true` by default. Firefox can only hide both
  /// indicators.
  public final var showsHorizontalScrollIndicator: Bool {
    get { !settings.contains(.hidesHorizontalIndicator) }
    set { change(.hidesHorizontalIndicator, to: !newValue) }
  }

  /// The look of the indicators, if the browser draws its own. `default` by default.
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

  /// Called when the session begins or ends moving the content instead of the host.
  final func heldChanged() {
    change(.isHeld, to: isHeld)
  }

  /// The object that decides where the content comes to rest after a drag.
  final var dragRelease: DragRelease {
    if let made = release as? DragRelease { return made }
    let made = DragRelease()
    release = made
    return made
  }
}
