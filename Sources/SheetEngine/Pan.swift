import SheetMotion

/// A finger that is down, or a pointer.
struct Finger: Sendable {
  enum State: Sendable {
    /// No move has been delivered yet that says whose it is.
    case undecided
    /// Somebody else has it.
    case left(Owner)
    /// The sheet has it; it moves the sheet once it has travelled the slop.
    case claimed
    /// It moves the sheet.
    case panning
  }

  let id: TouchID
  let start: Point
  var last: Point
  /// From where its slop counts: where it came down, or where another finger let go of the drag.
  var anchor: Point
  let target: TouchTarget
  /// Innermost first, with offsets kept up to date while the sheet owns the gesture.
  var scrollers: [Scroller]
  let rivals: [Rival]
  var state = State.undecided
  /// Whether it never left the place where it came down by more than a tap may.
  var isTap = true

  /// The scrollers that can scroll up and down.
  var verticalScrollers: Bool { scrollers.contains { $0.range.dy > 0 } }
  /// Whether those are all at their top.
  var isAtTop: Bool { scrollers.allSatisfy { $0.range.dy <= 0 || $0.offset.dy <= 0 } }
  /// Whether one of those keeps a pull at its top for itself.
  var refreshes: Bool { scrollers.contains { $0.range.dy > 0 && $0.hasRefreshControl } }
  /// Whether one of those pushes the keyboard away.
  var dismissesKeyboard: Bool { scrollers.contains { $0.range.dy > 0 && $0.dismissesKeyboard } }
}

extension Row where Element == Finger {
  func index(of id: TouchID) -> Int? {
    for index in indices where self[index].id == id { return index }
    return nil
  }
}

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

/// A scroller's momentum, played by the engine after a gesture that the sheet owned.
struct Glide: Sendable {
  let scroller: ScrollerID
  let item: PresentationID
  let decay: ScrollDecay
  let start: Seconds
  /// The scroller's largest offset.
  let range: Double
  let x: Double
  let end: Seconds
}
