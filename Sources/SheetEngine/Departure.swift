// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// How far a presentation is on its way out of sight, at any time. For views that animate alongside a dismissal, during
/// a drag and after it.
public struct Departure: Sendable {
  /// In seconds from now until it stands; 0 where it stands already or lies under a finger.
  public let duration: Seconds
  private let item: Item
  private let now: Seconds
  /// The y of the top edge where the fraction is 0, and where it is 1.
  private let start: Double
  private let end: Double

  fileprivate init(_ item: Item, at now: Seconds, from start: Double?) {
    self.item = item
    self.now = now
    duration = max(0, item.end - now)
    self.start = start ?? item.layout.smallest.offset
    end = item.layout.dismissOffset
  }

  /// A time after now, in seconds: 0 at the start and above it, 1 out of sight.
  public func fraction(at time: Seconds) -> Double {
    let travels = !item.layout.fades && start != end
    let gone = travels ? Ramp(start: start, end: end).fraction(at: item.offset(at: now + time)) : 0
    return 1 - (1 - gone) * item.fade.value(at: now + time)
  }

  /// How fast the sheet leaves, in whole ways per second; negative where it comes back.
  public var velocity: Double {
    start == end ? 0 : item.velocity(at: now) / (end - start)
  }
}

extension Stack {
  /// `start` is the y of the top edge where the way out begins; `nil` is that of the smallest detent.
  public func departure(of id: PresentationID, from start: Double? = nil) -> Departure? {
    index(of: id).map { Departure(items[$0], at: now, from: start) }
  }
}
