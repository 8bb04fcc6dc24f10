// SPDX-License-Identifier: Apache-2.0

/// The reasons why a scroll view handles fingers itself to move its content.
struct GripReasons: OptionSet {
  var rawValue: UInt8

  static let pages = GripReasons(rawValue: 1)
  static let bouncesVertically = GripReasons(rawValue: 2)
  static let bouncesHorizontally = GripReasons(rawValue: 4)
  static let refreshes = GripReasons(rawValue: 8)
  static let zooms = GripReasons(rawValue: 16)
  static let pushesKeyboard = GripReasons(rawValue: 32)
}

/// The rarely used parts of a scroll view, kept apart so that other apps do not contain their code.
struct ScrollParts {
  /// Follows a pull at the top. Its argument is the distance of the content below the top, in points.
  var pulled: ((CGFloat) -> Void)?
  /// Called when the finger that pulled leaves.
  var pullEnded: (() -> Void)?
  /// Scales the content.
  var scaler: ScrollScaler?
  /// Follows the finger of a drag: its location in the window, its velocity, and whether it leaves.
  var dragMoved: ((_ place: CGPoint, _ velocity: CGFloat, _ isLeaving: Bool) -> Void)?
  /// The control that `refreshControl` returns.
  var refreshControl: UIView?
  /// The margin at the sides of a list's content, in points, or `nil` if the scroll view is not a list.
  var listMargin: CGFloat?
  /// Adjusts the offset at which the content comes to rest after a drag. The velocity is in points per millisecond.
  var targetRule: ((_ target: CGPoint, _ velocity: CGPoint) -> CGPoint)?
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The room below the content for the keyboard, in points.
  var keyboardRoom: CGFloat = 0
  var indicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)
  /// Limits an offset along an axis along which the content does not bounce; `nil` if both axes are alike.
  var axisLimit: ((UIScrollView, CGPoint) -> CGPoint)?
  /// The place of the content at the host; `nil` unless the content is, or was, longer than the host can show.
  var long: LongContent?
  /// The settings that few apps use; `nil` until one of them is set.
  var extras: ScrollExtras?
}

/// Scales the content of a scroll view with two fingers.
@MainActor class ScrollScaler {
  /// Whether the content can be scaled now.
  var isReady: Bool { false }
  /// Whether the current drag has scaled the content.
  var hasScaled = false
  /// The current scale.
  var scale: CGFloat { 1 }
  func begin() {}
  /// Scales by a factor around a location in the scroll view's frame, relative to its top left corner.
  func scale(by factor: CGFloat, around place: CGPoint) {}
  func end() {}
}

extension UIScrollView {
  final func changeGrip(_ reason: GripReasons, to isOn: Bool) {
    if isOn { makeGrip(reason) } else { gripReasons.remove(reason) }
    if contentInsetAdjustmentBehavior == .scrollableAxes { insetsChanged() }
  }

  final func makeGrip(_ reason: GripReasons) {
    gripReasons.insert(reason)
    _ = dragRelease
    guard grip == nil else { return }
    let made = ScrollGrip(self)
    grip = made
    addGestureRecognizer(made)
  }
}
