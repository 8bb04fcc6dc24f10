// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The progress of a presentation on its way out of sight, at any time. For views that animate alongside a dismissal,
/// during a drag and after it.
public struct Departure: Sendable {
  /// The time from now until the presentation stands still, in seconds. 0 if it already stands still or is under a
  /// finger.
  public let duration: Seconds
  private let item: Item
  private let now: Seconds
  /// The y-coordinates of the top edge where the fraction is 0, and where it is 1.
  private let start: Double
  private let end: Double

  fileprivate init(_ item: Item, at now: Seconds, from start: Double?) {
    self.item = item
    self.now = now
    duration = max(0, item.end - now)
    self.start = start ?? item.layout.smallest.offset
    end = item.layout.dismissOffset
  }

  /// Returns the fraction at a time after now, in seconds: 0 at or above the start, 1 out of sight.
  public func fraction(at time: Seconds) -> Double {
    let travels = !item.layout.fades && start != end
    let gone = travels ? Ramp(start: start, end: end).fraction(at: item.offset(at: now + time)) : 0
    return 1 - (1 - gone) * item.fade.value(at: now + time)
  }

  /// The velocity of the departure, in units of the whole distance per second. Negative while the sheet comes back.
  public var velocity: Double {
    start == end ? 0 : item.velocity(at: now) / (end - start)
  }
}

extension Stack {
  /// Returns the departure of a presentation. `start` is the y-coordinate of the top edge where the way out begins;
  /// `nil` means the top edge at the smallest detent.
  public func departure(of id: PresentationID, from start: Double? = nil) -> Departure? {
    index(of: id).map { Departure(items[$0], at: now, from: start) }
  }
}
