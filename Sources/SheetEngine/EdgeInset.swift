// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The distance of an attached sheet from the edges, as a function of the place of its top edge.
///
/// At rest it is that of the stop. On the way to another stop it changes with the fraction of the way. Under a finger
/// that moves the sheet to another height it soon disappears. [OPENUIKIT]
struct EdgeInset: Sendable {
  private var start = 0.0
  private var end = 0.0
  private var first: Double
  private var last: Double
  /// Whether a finger has the sheet since `start`.
  private(set) var isHeld = false

  /// Creates an inset that does not depend on the place.
  init(_ inset: Double) {
    first = inset
    last = inset
  }

  /// Creates an inset that changes on the way from one place to another.
  init(_ first: Double, at start: Double, to last: Double, at end: Double) {
    self.first = first
    self.last = last
    self.start = start
    self.end = end
  }

  /// Creates the inset of a sheet that a finger takes at a place.
  init(_ inset: Double, heldAt start: Double) {
    self.init(inset)
    self.start = start
    isHeld = true
  }

  /// The part of the inset that is lost with each point of a drag. A decision: the measured scale is gone "as the drag
  /// begins".
  private static var loss: Double { 0.5 }

  @inline(__always)
  func value(at offset: Double) -> Double {
    if isHeld { return max(first - (offset - start).magnitude * EdgeInset.loss, 0) }
    guard first != last else { return last }
    guard start != end else { return last }
    return .mix(first, last, ((offset - start) / (end - start)).clamped(from: 0, to: 1))
  }
}

extension Item {
  /// Returns the inset at the visible place.
  @inline(__always)
  func inset(at offset: Double) -> Double {
    // Below its smallest stop a sheet moves without changing.
    edges.value(at: min(offset, layout.smallest.offset))
  }

  /// Adapts the inset to a new motion, to a finger, or to rest, without a jump.
  mutating func aimInset(at now: Seconds) {
    guard layout.hasInsets else {
      edges = EdgeInset(0)
      return
    }
    let offset = offset(at: now)
    let inset = inset(at: offset)
    let place = min(offset, layout.smallest.offset)
    switch phase {
    case .dragging:
      if !edges.isHeld { edges = EdgeInset(inset, heldAt: place) }
    case .dismissing:
      edges = EdgeInset(inset)
    case .presenting, .settling, .resting:
      let last = layout.inset(at: travel.target)
      edges = travel.isMoving ? EdgeInset(inset, at: place, to: last, at: travel.target) : EdgeInset(last)
    }
  }
}

extension Layout {
  /// Returns the inset of a sheet that rests at an offset: that of the stop there or, if a keyboard has raised the sheet,
  /// of the stop from which it was raised. None at full height.
  func inset(at offset: Double) -> Double {
    guard hasInsets, offset > fullOffset else { return 0 }
    var inset = smallest.inset
    for stop in stops where stop.offset >= offset { inset = stop.inset }
    return inset
  }
}
