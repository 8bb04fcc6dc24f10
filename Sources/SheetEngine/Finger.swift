// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A finger that is down, or a pointer.
struct Finger: Sendable {
  enum State: Sendable {
    /// No move has been delivered yet, so the owner is not decided.
    case undecided
    /// Another owner has the finger.
    case left(Owner)
    /// The sheet owns the finger, which moves the sheet once it has moved by the slop.
    case claimed
    /// The finger moves the sheet.
    case panning
  }

  let id: TouchID
  let start: Point
  var last: Point
  /// The point from which the slop is measured: where the finger came down, or where another finger let go of the drag.
  var anchor: Point
  let target: TouchTarget
  /// The scrollers under the finger, innermost first. Their offsets are updated while the sheet owns the gesture.
  var scrollers: [Scroller]
  let competing: [CompetingGesture]
  var state = State.undecided
  /// Whether the finger has stayed within a tap's slop of the point where it came down.
  var isTap = true

  /// Records a move. Returns the distance from the point where the finger came down.
  mutating func travel(to point: Point, tapSlop: Double) -> Vector {
    let way = Vector(dx: point.x - start.x, dy: point.y - start.y)
    if max(way.dx.magnitude, way.dy.magnitude) > tapSlop { isTap = false }
    return way
  }

  /// Sets the owner of the finger.
  mutating func belong(to owner: Owner) {
    state = owner == .sheet ? .claimed : .left(owner)
  }

  /// Begins the drag where the slop ends, so that the sheet starts without a jump.
  mutating func passSlop(_ slop: Double, to point: Point) {
    state = .panning
    last.y = anchor.y + (point.y < anchor.y ? -slop : slop)
  }

  /// Moves the finger to a point. Returns the distance that it has moved down.
  mutating func follow(to point: Point) -> Double {
    let delta = point.y - last.y
    last = point
    return delta
  }

  /// Whether one of the scrollers can scroll vertically.
  var hasVerticalScrollers: Bool { scrollers.contains { $0.range.dy > 0 || $0.hasRefreshControl } }
  /// Whether all scrollers are at their top.
  var isAtTop: Bool { scrollers.allSatisfy { $0.range.dy <= 0 || $0.offset.dy <= 0 } }
  /// Whether one of the scrollers keeps a pull at its top for itself.
  var refreshes: Bool { scrollers.contains { $0.hasRefreshControl } }
  /// Whether a drag in one of the scrollers pushes the keyboard away, however little there is to scroll.
  var dismissesKeyboard: Bool { scrollers.contains { $0.dismissesKeyboard } }
}

extension InPlaceArray where Element == Finger {
  func index(of id: TouchID) -> Int? {
    for index in indices where self[index].id == id { return index }
    return nil
  }
}
