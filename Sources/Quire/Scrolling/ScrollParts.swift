// SPDX-License-Identifier: Apache-2.0

/// Why a scroll view moves its content with fingers of its own.
struct GripReasons: OptionSet {
  var rawValue: UInt8

  static let pages = GripReasons(rawValue: 1)
  static let bouncesVertically = GripReasons(rawValue: 2)
  static let bouncesHorizontally = GripReasons(rawValue: 4)
  static let refreshes = GripReasons(rawValue: 8)
  static let zooms = GripReasons(rawValue: 16)
  static let pushesKeyboard = GripReasons(rawValue: 32)
}

/// What belongs to some scroll views only, so that others do not contain the code for it.
struct ScrollParts {
  /// Follows a pull at the top: how far the content is below it, in points.
  var pulled: ((CGFloat) -> Void)?
  /// The finger that pulled leaves.
  var pullEnded: (() -> Void)?
  /// Scales the content.
  var scaler: ScrollScaler?
  /// Follows the finger of a drag: its place in the window, and whether it leaves.
  var dragMoved: ((_ place: CGPoint, _ velocity: CGFloat, _ isLeaving: Bool) -> Void)?
  /// The control that `refreshControl` returns.
  var refreshControl: UIView?
  /// The margin beside what a list shows, in points; `nil` for what is no list.
  var listMargin: CGFloat?
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The room below the content for the keyboard, in points.
  var keyboardRoom: CGFloat = 0
  var indicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)
}

/// Scales the content of a scroll view by two fingers.
@MainActor class ScrollScaler {
  /// Whether it can scale anything now.
  var isReady: Bool { false }
  /// Whether the drag that goes on has scaled the content.
  var hasScaled = false
  /// The present scale.
  var scale: CGFloat { 1 }
  func begin() {}
  /// Scales by a factor around a place in the scroll view's frame, from its top left corner.
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
