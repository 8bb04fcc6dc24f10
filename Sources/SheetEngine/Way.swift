// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The rest of a presentation's motion to its resting place, for views that animate alongside it.
public struct Way: Sendable {
  /// The duration in seconds.
  public var duration: Seconds
  /// The position of the top edge according to the finger and the spring.
  private let motion: SpringMotion
  private let ends: Ends
  private let layout: Layout
  /// The visible position of the top edge now, and the one where it will rest.
  private let first: Double
  private let last: Double

  fileprivate init?(_ item: Item, from now: Seconds) {
    guard item.travel.end > now else { return nil }
    first = item.offset(at: now)
    last = item.layout.offset(for: item.travel.target, ends: item.ends)
    guard first != last else { return nil }
    duration = item.travel.end - now
    motion = SpringMotion(
      from: item.travel.value(at: now), to: item.travel.target, velocity: item.travel.velocity(at: now),
      spring: item.travel.spring)
    ends = item.ends
    layout = item.layout
  }

  /// Returns the fraction of the motion that is complete at a time after now: 0 at the start, 1 from `duration` on,
  /// more than 1 where the sheet overshoots.
  public func progress(at time: Seconds) -> Double {
    time < duration ? (layout.offset(for: motion.value(at: time), ends: ends) - first) / (last - first) : 1
  }
}

extension Stack {
  /// Returns the motion of a presentation to its resting place, or `nil` if it stands still, is under a finger, or only
  /// fades.
  public func way(of id: PresentationID) -> Way? {
    guard let index = index(of: id), items[index].phase == .settling else { return nil }
    return Way(items[index], from: now)
  }
}
