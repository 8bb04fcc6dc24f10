// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A drag that moves a sheet.
struct Pan: Sendable {
  /// Whether the user may dismiss the presentation, as far as this drag has determined it.
  enum Permission: Sendable {
    case unknown, asked, granted, refused
  }

  let item: PresentationID
  /// The finger that leads the drag, or `nil` for a wheel.
  var finger: TouchID?
  /// The sum of the leading fingers' movements, so that a change of finger does not disturb the velocity.
  var travel = 0.0
  /// The time of the last sample, on the clock of the events.
  var lastSample: Seconds
  /// The scroller that received the last delta or a part of it, or `nil`.
  var scroller: ScrollerID?
  /// The scroller that this drag has scrolled last.
  var lastScroller: ScrollerID?
  /// Whether the scrollers under the finger were at their top when the drag began.
  let startsAtTop: Bool
  /// The sheet's travel when the drag began, and its top edge.
  let start: Double
  let startOffset: Double
  var permission = Permission.unknown
  /// Whether an attempt to dismiss was reported in this drag.
  var hasAttempted = false
  /// Whether the sheet was caught in flight and has not moved since. A release then continues as if nothing had
  /// happened.
  var isUntouched: Bool
}

/// The state of a wheel or trackpad as a drag.
enum Wheel: Sendable {
  case idle
  /// The wheel moves the sheet until no event has arrived for a while.
  case dragging(deadline: Seconds)
  /// The stream belongs to a scroller, or the rest of it is only momentum.
  case ignoring(deadline: Seconds)

  var deadline: Seconds? {
    switch self {
    case .idle: nil
    case .dragging(let deadline), .ignoring(let deadline): deadline
    }
  }
}
