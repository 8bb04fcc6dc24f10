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
  /// Summed way of the leading fingers, so that a change of finger is no jump for the velocity.
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
  /// An attempt was told of in this drag.
  var hasAttempted = false
  /// Caught in flight and not moved since: a release goes on as if nothing had been.
  var isUntouched: Bool
}

/// A wheel or trackpad as a drag.
enum Wheel: Sendable {
  case idle
  /// Moves the sheet until nothing has come for a while.
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
