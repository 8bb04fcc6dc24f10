import SheetMotion

extension Stack {
  /// Tells where a sheet is, if somebody wants to know and it is elsewhere than last told.
  mutating func tellProgress(of index: Int, into effects: inout Effects) {
    guard items[index].configuration.wantsProgress, items[index].form == .sheet else { return }
    let progress = progress(of: items[index])
    guard items[index].toldProgress != progress else { return }
    items[index].toldProgress = progress
    effects.list.append(.notice(.progress(items[index].id, progress)))
  }

  /// Where a sheet is, live; `nil` for what is not a sheet.
  public func progress(of id: PresentationID) -> Progress? {
    guard let index = index(of: id), items[index].form == .sheet else { return nil }
    return progress(of: items[index])
  }

  private func progress(of item: Item) -> Progress {
    let layout = item.layout
    let offset = item.offset(at: now)
    let span = layout.smallest.offset - layout.largest.offset
    var lower = layout.smallest
    var upper = layout.smallest
    for stop in layout.stops {
      if stop.offset >= offset { lower = stop }
      upper = stop
      if stop.offset <= offset { break }
    }
    if offset > layout.smallest.offset { lower = upper }
    let part = lower.offset - upper.offset
    return Progress(
      offset: offset, total: span > 0 ? (layout.smallest.offset - offset) / span : 1, lower: lower.key,
      upper: upper.key, fraction: part > 0 ? (lower.offset - offset) / part : 0, target: target(of: item))
  }

  /// Where it will rest, or would if it were let go now.
  private func target(of item: Item) -> DetentKey? {
    if item.phase == .dismissing { return nil }
    guard let pan, pan.item == item.id, !pan.isUntouched else { return item.selectedStop.key }
    let velocity = pan.scroller == nil ? pan.tracker.velocity(at: pan.lastSample) : 0
    guard let stop = target(of: item, velocity: velocity).stop else {
      return pan.permission == .refused ? item.layout.smallest.key : nil
    }
    return stop.key
  }
}
