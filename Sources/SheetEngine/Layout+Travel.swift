// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The positions that a presentation can have, and its look there.
extension Layout {
  /// The height to allot, which no drag and no keyboard exceeds.
  var reach: Double {
    attachment == .attached ? container.height - raised(from: largest.offset) + bandAbove.extent : largest.height
  }

  /// Returns the offset at which the keyboard covers no more of the sheet than it covers of the screen, at most the
  /// full height. A sheet that is already higher stays. [K3]
  func raised(from offset: Double) -> Double {
    min(offset, max(offset - keyboardOverlap, fullOffset))
  }

  /// Returns the stop that a selection means. Unknown and inactive ones mean the first active one as declared.
  func stop(for key: DetentKey?) -> Stop {
    key.flatMap { declared.stop($0) } ?? declared[0]
  }

  /// Returns the visible position of the top edge, for a travel by finger or spring.
  @inline(__always)
  func offset(for travel: Double, ends: Ends) -> Double {
    if travel < largest.offset {
      guard ends.above == .banded else { return travel }
      return largest.offset - bandAbove.displacement(for: largest.offset - travel)
    }
    guard travel > smallest.offset else { return travel }
    switch ends.below {
    case .banded: return smallest.offset + bandBelow.displacement(for: travel - smallest.offset)
    case .free: return min(travel, max(dismissOffset, smallest.offset))
    case .held: return smallest.offset
    }
  }

  /// Returns the ratio of the top edge's movement to a small step of the travel.
  func slope(at travel: Double, ends: Ends) -> Double {
    let step = 1.0 / 1024
    return (offset(for: travel + step, ends: ends) - offset(for: travel, ends: ends)) / step
  }

  /// The offset of the stop out of sight, at which a release dismisses the sheet. A sheet with an inset has disappeared
  /// after a distance equal to its visible height.
  var leaveOffset: Double {
    guard hasInsets, width > 0 else { return dismissOffset }
    return min(dismissOffset, smallest.offset + smallest.height * (1 - 2 * min(smallest.inset, width / 4) / width))
  }

  /// Returns the index of the stop nearest to an offset.
  func nearestIndex(to offset: Double) -> Int {
    var best = 0
    for index in 1..<max(stops.count, 1)
    where (stops[index].offset - offset).magnitude < (stops[best].offset - offset).magnitude {
      best = index
    }
    return best
  }

  /// Returns the sheet's frame when its top edge is at an offset.
  ///
  /// Below the smallest stop the sheet moves without shrinking; above the largest it grows. [SI]
  @inline(__always)
  func frame(at offset: Double) -> Rect {
    let height: Double
    switch attachment {
    case .filling: height = container.height
    case .attached: height = container.height - min(offset, smallest.offset)
    case .floating: height = floatingHeight(at: offset)
    }
    return Rect(x: x, y: offset, width: width, height: height)
  }

  private func floatingHeight(at offset: Double) -> Double {
    guard offset < smallest.offset else { return smallest.height }
    var lower = smallest
    for stop in stops {
      if stop.offset <= offset {
        let span = lower.offset - stop.offset
        return span > 0 ? .mix(stop.height, lower.height, (offset - stop.offset) / span) : stop.height
      }
      lower = stop
    }
    return largest.height
  }

  /// Returns the progress of a sheet's arrival: 0 out of sight, 1 at its smallest stop and above.
  @inline(__always)
  func arrival(at offset: Double) -> Double {
    Ramp(start: dismissOffset, end: smallest.offset).fraction(at: offset)
  }

  /// Returns the offset in another layout of the same sheet at the same fraction of the distance.
  func mapped(_ offset: Double, to other: Layout) -> Double {
    let span = dismissOffset - fullOffset
    guard span > 0 else { return other.fullOffset }
    // A pull beyond the ends of a small container is not scaled to the size of a large one.
    return .mix(other.fullOffset, other.dismissOffset, ((offset - fullOffset) / span).clamped(from: -1, to: 1))
  }
}
