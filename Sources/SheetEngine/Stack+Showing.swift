import SheetMotion

/// What the host was last told to show of a layer.
struct Shown: Sendable {
  /// `nil` until the first word.
  var placement: Placement?
  var box: Size = .zero
  var rule = TouchRule()
  /// The revision of the motion that the host runs; `nil` while the layer stands.
  var motion: UInt64?
  /// The revision for which the layer was found to stand although others move.
  var stillness: UInt64?

  init(_ placement: Placement?) {
    self.placement = placement
    if let placement { box = placement.frame.size }
  }
}

extension Stack {
  /// Tells the host what looks different from what it was told, and nothing else.
  mutating func show(into effects: inout Effects) {
    for index in -1..<items.count {
      showRule(ofItemAt: index, into: &effects)
      showPlacement(ofItemAt: index, into: &effects)
    }
  }

  private func layer(ofItemAt index: Int) -> Layer {
    index < 0 ? .root : .presentation(items[index].id)
  }

  private mutating func showPlacement(ofItemAt index: Int, into effects: inout Effects) {
    var revision = structureRevision
    var isMoving = false
    for above in max(index, 0)..<max(items.count, 0) {
      revision = max(revision, items[above].revision)
      isMoving = isMoving || items[above].isMoving
    }
    let entry = shown[index + 1]
    let placement = placement(ofItemAt: index, at: now)
    let box = box(ofItemAt: index, placement)
    if isMoving {
      if entry.motion == revision { return }
      if entry.stillness != revision,
        let motion = bake(ofItemAt: index, from: placement, box: box, into: &effects)
      {
        shown[index + 1].motion = revision
        shown[index + 1].placement = nil
        effects.list.append(.move(layer(ofItemAt: index), motion))
        return
      }
      shown[index + 1].stillness = revision
    }
    if entry.motion == nil, entry.placement == placement, entry.box == box { return }
    shown[index + 1].motion = nil
    shown[index + 1].placement = placement
    shown[index + 1].box = box
    effects.list.append(.place(layer(ofItemAt: index), placement, box: box))
  }

  /// The size to allot: all that a finger or the running motion can ask for.
  private func box(ofItemAt index: Int, _ placement: Placement) -> Size {
    guard index >= 0 else { return environment.container }
    let layout = items[index].layout
    return Size(width: layout.width, height: max(layout.reach, placement.frame.height))
  }

  /// Appends the key points of a layer's motion from now on, or answers `nil` if nothing of it changes.
  private mutating func bake(
    ofItemAt index: Int, from placement: Placement, box: Size, into effects: inout Effects
  ) -> Motion? {
    times.removeAll(keepingCapacity: true)
    var duration = 0.0
    for above in max(index, 0)..<items.count {
      guard let end = items[above].end, end > now else { continue }
      duration = max(duration, end - now)
      if let travelEnd = items[above].travel.end, travelEnd > now {
        let item = items[above]
        let moment = now
        Baking.keyTimes(
          duration: travelEnd - now, tolerance: tuning.bakingTolerance, scale: environment.displayScale, into: &times
        ) { item.offset(at: moment + $0) }
      }
      if let fadeEnd = items[above].fade.end, fadeEnd > now {
        times.append(0)
        times.append(fadeEnd - now)
      }
    }
    guard duration > 0 else { return nil }
    times.sort()
    let first = effects.keys.count
    var last = -1.0
    var changes = false
    var height = box.height
    for time in times where time > last {
      last = time
      let key = time == 0 ? placement : self.placement(ofItemAt: index, at: now + time)
      changes = changes || key != placement
      height = max(height, key.frame.height)
      effects.keys.append(MotionKey(time: time, placement: key))
    }
    guard changes else {
      effects.keys.removeSubrange(first...)
      return nil
    }
    return Motion(
      start: now, duration: duration, keys: first..<effects.keys.count, box: Size(width: box.width, height: height))
  }

  // MARK: Touches

  private mutating func showRule(ofItemAt index: Int, into effects: inout Effects) {
    let rule = rule(ofItemAt: index)
    guard shown[index + 1].rule != rule else { return }
    shown[index + 1].rule = rule
    effects.list.append(.touches(layer(ofItemAt: index), rule))
  }

  private func rule(ofItemAt index: Int) -> TouchRule {
    var rule = TouchRule()
    if index >= 0 { rule.dimmingTakesTouches = blocks(index) }
    for above in (index + 1)..<items.count where blocks(above) { rule.isInert = true }
    return rule
  }

  /// Whether what is below can't be reached: by the place where the sheet is or is going to be.
  private func blocks(_ index: Int) -> Bool {
    let item = items[index]
    if item.phase == .dismissing { return false }
    switch item.form {
    case .popover, .alert, .fullScreen, .overFullScreen, .custom: return true
    case .sheet:
      return item.layout.stance == .filling || (item.layout.dimming?.fraction(at: item.modelOffset) ?? 0) > 0
    }
  }
}
