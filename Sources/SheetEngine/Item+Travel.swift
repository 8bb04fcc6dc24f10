// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// What a finger, new settings and a dismissal do to one presentation alone.
extension Item {
  // MARK: Stages

  /// Tells of the stage where it is another phase.
  mutating func enter(_ stage: Stage, into effects: inout Effects) {
    let isOther = stage.phase != self.stage.phase
    self.stage = stage
    if isOther { effects.notify(.phase(id, stage.phase)) }
  }

  /// A dismissal that the user has begun goes on.
  mutating func beginDragging(into effects: inout Effects) {
    enter(.dragging(isDismissing: stage.hasUsersDismissal), into: &effects)
  }

  /// A dismissal that the user has begun is cancelled on arrival.
  mutating func beginSettling(into effects: inout Effects) {
    enter(.settling(isDismissing: stage.hasUsersDismissal), into: &effects)
  }

  // MARK: Standing

  /// Stands at an offset as if it had never moved.
  mutating func stand(at offset: Double) {
    travel.rest(at: offset)
    ends = Ends()
    modelOffset = offset
  }

  /// Whatever moves has arrived.
  mutating func finishMotion() {
    travel.rest(at: travel.target)
    fade.rest(at: fade.target)
  }

  /// Stands out of sight.
  mutating func finishLeaving() {
    travel.rest(at: layout.dismissOffset)
    fade.rest(at: fade.target)
  }

  /// Keeps the top edge where it is, or puts it there, in a layout whose ends may be others.
  ///
  /// Where nothing changes for it, it goes on as it was. Otherwise it stands at the offset, beyond the stops without
  /// a band, and the answer is the speed with which it shall go on; NaN stands for that which it has.
  @discardableResult
  mutating func keep(at offset: Double, velocity: Double, now: Seconds) -> Double {
    // A travel that led far out of sight is of no use in a smaller container.
    let isOut = travel.value(at: now) > max(layout.dismissOffset, layout.smallest.offset)
    guard self.offset(at: now) != offset || isOut else { return .nan }
    if offset < layout.largest.offset { ends.above = .free }
    if offset > layout.smallest.offset { ends.below = .free }
    travel.rest(at: offset)
    return velocity
  }

  // MARK: Under a finger

  /// Stops where it is seen, for a finger to move it on.
  mutating func stop(at now: Seconds) {
    let offset = offset(at: now)
    travel.freeze(at: now)
    if ends.below != .free, travel.target > layout.smallest.offset {
      // Caught while it swings below its smallest stop: it goes on from there, whether it may be dismissed or not.
      travel.rest(at: offset)
      ends.below = .free
    }
    modelOffset = self.offset(at: now)
  }

  /// Goes along with a finger; far outside nothing is left to see of it, and the way back must not be endless.
  mutating func pull(by delta: Double, farTravel: Double) {
    if delta < 0, ends.above == .free, travel.target < layout.largest.offset {
      // It stands above its largest stop, because its detents became smaller. Nothing pulls it up further without
      // the band; where it is too far up for the band, it stays.
      let displacement = layout.largest.offset - travel.target
      guard displacement <= layout.bandAbove.extent * Item.holdableFraction else { return }
      travel.rest(at: layout.largest.offset - layout.bandAbove.pull(for: displacement))
      ends.above = .banded
    }
    let far = max(layout.container.height, farTravel)
    let lowest = max(layout.dismissOffset, layout.smallest.offset) + far
    travel.rest(at: (travel.target + delta).clamped(from: layout.largest.offset - far, to: lowest))
    if travel.target >= layout.largest.offset { ends.above = .banded }
  }

  /// Comes under the band below its smallest stop, where it is.
  ///
  /// One that is too far down for that, as when it was caught on its way in, follows the finger until it is not.
  mutating func holdBelow(at now: Seconds) {
    defer {
      if ends.below == .held { ends.below = .banded }
    }
    guard ends.below == .free else { return }
    let displacement = offset(at: now) - layout.smallest.offset
    guard displacement <= layout.bandBelow.extent * Item.holdableFraction else { return }
    travel.rest(at: layout.smallest.offset + layout.bandBelow.pull(for: displacement))
    ends.below = .banded
  }

  /// Comes free of the band below its smallest stop, where it is; answers the speed that a person sees.
  mutating func letGoBelow(at now: Seconds) -> Double {
    let isHeld = ends.below != .free && travel.value(at: now) > layout.smallest.offset
    let speed = isHeld ? velocity(at: now) : travel.velocity(at: now)
    if isHeld { travel.rest(at: offset(at: now)) }
    ends.below = .free
    return speed
  }

  /// Of a band's extent; beyond it a pull would be many times as long as what is seen of it.
  private static var holdableFraction: Double { 0.5 }
}
