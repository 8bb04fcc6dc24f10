// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The effects of a finger, of new settings and of a dismissal on one presentation alone.
extension Item {
  // MARK: Stages

  /// Enters a stage. Sends a notice if the phase changes.
  mutating func enter(_ stage: Stage, into effects: inout Effects) {
    let isOther = stage.phase != self.stage.phase
    self.stage = stage
    if isOther { effects.notify(.phase(id, stage.phase)) }
  }

  /// Begins a drag. A dismissal that the user has begun stays open.
  mutating func beginDragging(into effects: inout Effects) {
    enter(.dragging(isDismissing: stage.hasUsersDismissal), into: &effects)
  }

  /// Begins to settle. A dismissal that the user has begun is canceled on arrival.
  mutating func beginSettling(into effects: inout Effects) {
    enter(.settling(isDismissing: stage.hasUsersDismissal), into: &effects)
  }

  // MARK: Standing

  /// Places the item at rest at an offset, as if it had never moved.
  mutating func stand(at offset: Double) {
    travel.rest(at: offset)
    modelOffset = offset
    resetEnds()
  }

  /// Restores the bands at both ends, except where a keyboard has raised the sheet above its largest stop.
  mutating func resetEnds() {
    ends = Ends()
    if travel.target < layout.largest.offset { ends.above = .free }
  }

  /// Ends the item's motions at their targets.
  mutating func finishMotion() {
    travel.rest(at: travel.target)
    fade.rest(at: fade.target)
  }

  /// Places the item out of sight.
  mutating func finishLeaving() {
    travel.rest(at: layout.dismissOffset)
    fade.rest(at: fade.target)
  }

  /// Keeps the top edge where it is, or moves it to an offset, in a layout that may have other ends.
  ///
  /// If nothing changes for the item, its motion continues. Otherwise it rests at the offset, without a band if that is
  /// beyond the stops. Returns the velocity for the motion that follows; NaN means the current velocity.
  @discardableResult
  mutating func keep(at offset: Double, velocity: Double, now: Seconds) -> Double {
    // A travel that led far out of sight is too long for a smaller container.
    let isOut = travel.value(at: now) > max(layout.dismissOffset, layout.smallest.offset)
    guard self.offset(at: now) != offset || isOut else { return .nan }
    if offset < layout.largest.offset { ends.above = .free }
    if offset > layout.smallest.offset { ends.below = .free }
    travel.rest(at: offset)
    return velocity
  }

  // MARK: Under a finger

  /// Stops the item where it is visible, so that a finger can move it.
  mutating func stop(at now: Seconds) {
    let offset = offset(at: now)
    travel.freeze(at: now)
    if ends.below != .free, travel.target > layout.smallest.offset {
      // The item was caught while it overshoots below its smallest stop. It continues from there, whether or not it may
      // be dismissed.
      travel.rest(at: offset)
      ends.below = .free
    }
    modelOffset = self.offset(at: now)
  }

  /// Moves the item with a finger, up to a limit. Far outside the container the item is invisible, and without a limit
  /// the finger would need an endless way back.
  mutating func pull(by delta: Double, farTravel: Double) {
    if delta < 0, ends.above == .free, travel.target < layout.largest.offset {
      // The item stands above its largest stop, because its detents became smaller. It can go farther up only under the
      // band. If it is too far up for the band, it stays.
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

  /// Applies the band below the smallest stop, without moving the item.
  ///
  /// If the item is too far down for the band, for example because it was caught on its way in, it follows the finger
  /// until it is not.
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

  /// Removes the band below the smallest stop, without moving the item. Returns the visible velocity.
  mutating func letGoBelow(at now: Seconds) -> Double {
    let isHeld = ends.below != .free && travel.value(at: now) > layout.smallest.offset
    let speed = isHeld ? velocity(at: now) : travel.velocity(at: now)
    if isHeld { travel.rest(at: offset(at: now)) }
    ends.below = .free
    return speed
  }

  /// The fraction of a band's extent up to which the band can hold the item. Beyond it, a pull would be many times as
  /// long as its visible effect.
  private static var holdableFraction: Double { 0.5 }
}
