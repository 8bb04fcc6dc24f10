// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The distance of an attached sheet from the container's edges, as a function of its offset.
///
/// At rest, it is the inset of the stop. Between stops, it changes in proportion to the distance traveled. When a
/// finger drags the sheet to another height, it quickly decreases to 0. [OPENUIKIT]
struct EdgeInset: Sendable {
  private var start = 0.0
  private var end = 0.0
  private var first: Double
  private var last: Double
  /// Whether a finger has held the sheet since it was at `start`.
  private(set) var isHeld = false

  /// Creates a constant inset.
  init(_ inset: Double) {
    first = inset
    last = inset
  }

  /// Creates an inset that changes linearly between two offsets.
  init(_ first: Double, at start: Double, to last: Double, at end: Double) {
    self.first = first
    self.last = last
    self.start = start
    self.end = end
  }

  /// Creates the inset of a sheet that a finger begins to hold at an offset.
  init(_ inset: Double, heldAt start: Double) {
    self.init(inset)
    self.start = start
    isHeld = true
  }

  /// The decrease of the inset per point of a drag. A decision: by the source, the measured scale is gone "as the drag
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
  /// Returns the inset at the visible offset.
  @inline(__always)
  func inset(at offset: Double) -> Double {
    // Below its smallest stop, a sheet moves with a constant inset.
    edges.value(at: min(offset, layout.smallest.offset))
  }

  /// Starts a new inset for a motion, a finger or rest, without a jump.
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
  /// Returns the inset of a sheet at rest. This is the inset of the stop at the offset, or of the stop from which a
  /// keyboard has raised the sheet. It is 0 at full height.
  func inset(at offset: Double) -> Double {
    guard hasInsets, offset > fullOffset else { return 0 }
    var inset = smallest.inset
    for stop in stops where stop.offset >= offset { inset = stop.inset }
    return inset
  }
}
