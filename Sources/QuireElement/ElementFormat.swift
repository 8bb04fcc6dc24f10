// SPDX-License-Identifier: Apache-2.0

/// The kinds of notices, with the numbers of the buffer's `format.md`. The word after the kind is a detent's key, a
/// flag, or 0.
enum ElementNotice: UInt32, CaseIterable, Sendable {
  case willDismiss = 0
  case didDismiss = 1
  case attempted = 2
  case selected = 3
  case dragBegan = 4
  case dragEnded = 5
  case stays = 6
  case noActiveDetent = 7
}

/// The ways in which an element declares a detent's height.
enum ElementDetent: UInt32, CaseIterable, Sendable {
  case medium = 0
  case large = 1
  /// The page computes the height inside the safe area from the height of `large`.
  case asked = 2
  /// The page computes the height inside the safe area from the height of `large`, and a change of the height is
  /// animated.
  case fitted = 3
}

/// Boolean settings, one bit each.
struct ElementFlags: OptionSet, Sendable {
  let rawValue: UInt32

  static var prefersGrabberVisible: ElementFlags { ElementFlags(rawValue: 1) }
  static var prefersEdgeAttachedInCompactHeight: ElementFlags { ElementFlags(rawValue: 2) }
  static var widthFollowsPreferredContentSize: ElementFlags { ElementFlags(rawValue: 4) }
  static var prefersPageSizing: ElementFlags { ElementFlags(rawValue: 8) }
  static var pushesBackPresenter: ElementFlags { ElementFlags(rawValue: 16) }
  static var modalInPresentation: ElementFlags { ElementFlags(rawValue: 32) }
  static var wantsProgressInMotion: ElementFlags { ElementFlags(rawValue: 64) }
  static var hasSource: ElementFlags { ElementFlags(rawValue: 128) }
}
