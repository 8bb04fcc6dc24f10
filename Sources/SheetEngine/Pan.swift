// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A drag that moves a sheet.
struct Pan: Sendable {
  /// Whether the user may dismiss, as far as it is known in this drag.
  enum Permission: Sendable {
    case unknown, asked, granted, refused
  }

  let item: PresentationID
  /// The finger that leads; `nil` for a wheel.
  var finger: TouchID?
  /// The summed movement of the leading fingers, so that a change of finger does not disturb the velocity.
  var travel = 0.0
  /// When the last sample came, on the clock of the events.
  var lastSample: Seconds
  /// Whether the last delta, or a part of it, went into a scroller.
  var scroller: ScrollerID?
  /// The scroller that this drag has scrolled last.
  var lastScroller: ScrollerID?
  /// Whether the scrollers under the finger were at their top when it began.
  let startsAtTop: Bool
  /// Where the sheet's travel began, and its top edge.
  let start: Double
  let startOffset: Double
  var permission = Permission.unknown
  /// Whether an attempt was reported in this drag.
  var hasAttempted = false
  /// Whether it was caught in flight and has not moved since: a release then continues as if nothing had happened.
  var isUntouched: Bool
}

/// A wheel or trackpad as a drag.
enum Wheel: Sendable {
  case idle
  /// Moves the sheet until no event has come for a while.
  case dragging(deadline: Seconds)
  /// The stream belongs to a scroller, or its end is only momentum.
  case ignoring(deadline: Seconds)

  var deadline: Seconds? {
    switch self {
    case .idle: nil
    case .dragging(let deadline), .ignoring(let deadline): deadline
    }
  }
}
