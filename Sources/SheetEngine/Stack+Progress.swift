// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  /// Reports the position of a sheet, if progress is requested and has changed since the last report.
  mutating func reportProgress(of index: Int, into effects: inout Effects) {
    guard items[index].configuration.wantsProgress, items[index].hasDetents else { return }
    let progress = progress(ofItemAt: index)
    if items[index].reportedProgress.isSame(as: progress) { return }
    items[index].reportedProgress = progress
    effects.notify(.progress(items[index].id, progress))
  }

  /// Returns the live position of a sheet or a popover, or `nil` for any other form.
  public func progress(of id: PresentationID) -> SheetProgress? {
    guard let index = index(of: id), items[index].hasDetents else { return nil }
    return progress(ofItemAt: index)
  }

  private func progress(ofItemAt index: Int) -> SheetProgress {
    let layout = items[index].layout
    let offset = items.offset(of: index, at: now)
    var lower = layout.smallest
    var upper = layout.smallest
    for stop in layout.stops {
      if stop.offset >= offset { lower = stop }
      upper = stop
      if stop.offset <= offset { break }
    }
    if offset > layout.smallest.offset { lower = upper }
    let part = lower.offset - upper.offset
    let total = SheetProgress.total(
      at: offset, smallest: layout.smallest.offset, ofHeight: layout.smallest.value, largest: layout.largest.offset)
    return SheetProgress(
      offset: offset, velocity: velocity(ofItemAt: index), total: total, lower: lower.key,
      upper: upper.key, fraction: part > 0 ? (lower.offset - offset) / part : 0, target: target(ofItemAt: index),
      visibility: items[index].fade.value(at: now), cause: items[index].cause)
  }

  /// Returns the visible velocity: the finger's, reduced by the band beyond the ends.
  private func velocity(ofItemAt index: Int) -> Double {
    guard let pan = gestures.pan, pan.item == items[index].id else { return items.velocity(of: index, at: now) }
    guard !pan.isUntouched, pan.scroller == nil else { return 0 }
    return fingerVelocity(at: pan.lastSample)
      * items[index].layout.slope(at: items.travel(of: index, at: now), ends: items[index].ends)
  }

  /// Returns the detent where the item will rest, or would rest if released now.
  private func target(ofItemAt index: Int) -> DetentKey? {
    if items[index].phase == .dismissing { return nil }
    guard let pan = gestures.pan, pan.item == items[index].id, !pan.isUntouched else {
      return items.selectedStop(of: index).key
    }
    let velocity = pan.scroller == nil ? fingerVelocity(at: pan.lastSample) : 0
    guard let stop = target(ofItemAt: index, velocity: velocity).stop else {
      return pan.permission == .refused ? items[index].layout.smallest.key : nil
    }
    return stop.key
  }
}

extension Item {
  // Read in place: a call would copy the item.
  @_transparent
  fileprivate var hasDetents: Bool { form == .sheet || form == .popover }
}

extension SheetProgress {
  /// Returns whether two values of progress are equal, regardless of the velocity.
  fileprivate func isSame(as other: SheetProgress) -> Bool {
    var other = other
    other.velocity = velocity
    return self == other
  }
}
