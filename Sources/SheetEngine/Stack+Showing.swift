import SheetMotion

/// What the others mean for a layer in this turn.
struct Outlook: Sendable {
  /// The latest revision of all on whom its look depends.
  var revision: UInt64 = 0
  /// Whether one of them moves.
  var isMoving = false
  var rule = TouchRule()
}

/// What the host was last told to show of a layer.
struct Shown: Sendable {
  /// Whether the host was told to make it.
  var isInserted: Bool
  var placement = Placement(frame: .zero)
  /// Whether the host has been told of the placement, and it still stands.
  var isPlaced = false
  var box = Size.zero
  var rule = TouchRule()
  var outlook = Outlook()
  /// The revision of the motion that the host runs; `none` while the layer stands.
  var motion = none
  /// The revision for which the layer was found to stand although others move.
  var stillness = none
  /// A revision that is never reached.
  static var none: UInt64 { .max }

  init(isInserted: Bool = true) {
    self.isInserted = isInserted
  }

  @inline(__always)
  mutating func stand(like placement: Placement, box: Size) {
    motion = Shown.none
    isPlaced = true
    self.placement = placement
    self.box = box
  }

  /// Whether the layer stands like this already.
  @inline(__always)
  func stands(like placement: Placement, box: Size) -> Bool {
    isPlaced && self.box == box && self.placement == placement
  }
}

extension Stack {
  /// Tells the host what looks different from what it was told, and nothing else.
  mutating func show(into effects: inout Effects) {
    lookAhead()
    moment.pose(items, at: now, in: surroundings)
    for index in -1..<items.count {
      if !shown[index + 1].isInserted {
        shown[index + 1].isInserted = true
        effects.list.append(.insert(items[index].id, items[index].form))
      }
      showRule(ofItemAt: index, into: &effects)
      showPlacement(ofItemAt: index, into: &effects)
    }
  }

  @inline(__always)
  private mutating func layer(ofItemAt index: Int) -> Layer {
    index < 0 ? .root : .presentation(items[index].id)
  }

  private mutating func showPlacement(ofItemAt index: Int, into effects: inout Effects) {
    let (revision, isMoving) = (shown[index + 1].outlook.revision, shown[index + 1].outlook.isMoving)
    if isMoving, shown[index + 1].motion == revision { return }
    let placement = moment.placement(ofItemAt: index)
    let box = box(ofItemAt: index, placement)
    if isMoving {
      if shown[index + 1].stillness != revision,
        let motion = bake(ofItemAt: index, from: placement, box: box, into: &effects)
      {
        shown[index + 1].motion = revision
        shown[index + 1].isPlaced = false
        effects.list.append(.move(layer(ofItemAt: index), motion))
        return
      }
      shown[index + 1].stillness = revision
    }
    if shown[index + 1].stands(like: placement, box: box) { return }
    shown[index + 1].stand(like: placement, box: box)
    effects.list.append(.place(layer(ofItemAt: index), placement, box: box))
  }

  /// The items on which the look of a layer depends: all above it push it back, and it dims the one below as far as
  /// that is a card.
  // Mutating, so that nobody copies the stack to call it.
  private mutating func whoMoves(_ index: Int) -> Range<Int> {
    max(dimsCard(index) ? index - 1 : index, 0)..<items.count
  }

  @inline(__always)
  private mutating func dimsCard(_ index: Int) -> Bool {
    index > 0 && !items[index].layout.dimming.isNone && !items[index - 1].layout.pushBack.isNone
  }

  /// The size to allot: all that a finger or the running motion can ask for.
  @inline(__always)
  private mutating func box(ofItemAt index: Int, _ placement: Placement) -> Size {
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
    for above in whoMoves(index) {
      guard items[above].end > now else { continue }
      duration = max(duration, items[above].end - now)
      items[above].travel.keyTimes(
        from: now, tolerance: tuning.bakingTolerance, scale: environment.displayScale, into: &times)
      if items[above].fade.end > now {
        times.append(0)
        times.append(items[above].fade.end - now)
      }
    }
    guard duration > 0 else { return nil }
    times.putInOrder(by: <)
    refineTimes(ofItemAt: index, from: placement)
    let first = effects.keys.count
    var last = -1.0
    var changes = false
    var height = box.height
    for time in times where time > last {
      last = time
      let key = time == 0 ? placement : look(ofItemAt: index, at: time)
      changes = changes || key != placement
      height = max(height, key.frame.height)
      effects.keys.append(MotionKey(time: time, placement: key))
    }
    guard changes else {
      while effects.keys.count > first { effects.keys.removeLast() }
      return nil
    }
    return Motion(
      start: now, duration: duration, keys: first..<effects.keys.count, box: Size(width: box.width, height: height))
  }

  /// Adds key times where straight lines would miss the layer by more than the tolerance.
  ///
  /// The courses themselves are met already. What a layer makes of them bends where they do not: at the ends of the
  /// rubber band and of a ramp, and where a card moves with two sheets at once.
  private mutating func refineTimes(ofItemAt index: Int, from placement: Placement) {
    var start = Glimpse(time: 0, placement)
    for position in 0..<times.count where times[position] > start.time {
      let end = glimpse(ofItemAt: index, at: times[position])
      split(from: start, to: end, ofItemAt: index, depth: 10)
      start = end
    }
    times.putInOrder(by: <)
  }

  private mutating func split(from start: Glimpse, to end: Glimpse, ofItemAt index: Int, depth: Int) {
    let tolerance = tuning.bakingTolerance / environment.displayScale
    var middle = start
    var isMissed = false
    for quarter in 1...3 {
      let share = Double(quarter) / 4
      let here = glimpse(ofItemAt: index, at: .mix(start.time, end.time, share))
      isMissed =
        isMissed
        || here.isMissed(from: start, to: end, share, points: tolerance, fraction: tuning.bakingFractionTolerance)
      if quarter == 2 { middle = here }
    }
    guard isMissed, depth > 0, middle.time > start.time, middle.time < end.time else { return }
    times.append(middle.time)
    split(from: start, to: middle, ofItemAt: index, depth: depth - 1)
    split(from: middle, to: end, ofItemAt: index, depth: depth - 1)
  }

  private mutating func glimpse(ofItemAt index: Int, at time: Seconds) -> Glimpse {
    Glimpse(time: time, look(ofItemAt: index, at: time))
  }

  /// How a layer will look so much later.
  private mutating func look(ofItemAt index: Int, at time: Seconds) -> Placement {
    glimpsed.pose(items, at: now + time, in: surroundings)
    return glimpsed.placement(ofItemAt: index)
  }

  // MARK: Touches

  private mutating func showRule(ofItemAt index: Int, into effects: inout Effects) {
    let rule = shown[index + 1].outlook.rule
    guard shown[index + 1].rule != rule else { return }
    shown[index + 1].rule = rule
    effects.list.append(.touches(layer(ofItemAt: index), rule))
  }

  /// Finds from top to bottom what those above mean for each layer.
  private mutating func lookAhead() {
    var outlook = Outlook(revision: structureRevision)
    for index in items.indices.reversed() {
      let blocks = blocks(index)
      outlook.revision = max(outlook.revision, items[index].revision)
      outlook.isMoving = outlook.isMoving || items[index].isMoving
      var own = outlook
      own.rule.dimmingTakesTouches = blocks
      // Gone from sight, and only not taken away yet.
      if items[index].phase == .dismissing, items[index].isOutOfSight { own.rule.isInert = true }
      if index > 0 {
        // The one below counts even where it does not move this one: it may have just ceased to be a card.
        own.revision = max(outlook.revision, items[index - 1].revision)
        own.isMoving = outlook.isMoving || dimsCard(index) && items[index - 1].isMoving
      }
      shown[index + 1].outlook = own
      outlook.rule.isInert = outlook.rule.isInert || blocks && !letsTouchesThrough(index)
    }
    shown[0].outlook = outlook
  }

  /// A popover around which the host lets some touches through.
  private mutating func letsTouchesThrough(_ index: Int) -> Bool {
    items[index].form == .popover && items[index].configuration.popover.passesTouches
  }

  /// Whether what is below can't be reached: by the place where the sheet is or is going to be.
  @inline(__always)
  private mutating func blocks(_ index: Int) -> Bool {
    if items[index].phase == .dismissing { return false }
    switch items[index].form {
    case .popover, .alert, .fullScreen, .overFullScreen: return true
    case .custom: return !items[index].configuration.passesTouches
    case .sheet:
      let layout = items[index].layout
      return layout.stance == .filling || layout.dimming.fraction(at: items[index].modelOffset) > 0
    }
  }
}

/// What a person sees of a layer at one time of its motion.
private struct Glimpse {
  let time: Seconds
  private let frame: Rect
  private let dimming: Double
  private let shadow: Double
  private let grabber: Double

  init(time: Seconds, _ placement: Placement) {
    self.time = time
    frame = placement.visibleFrame
    dimming = placement.dimming
    shadow = placement.shadow
    grabber = placement.grabber
  }

  /// Whether a straight line between two others passes it by more than so much.
  func isMissed(from start: Glimpse, to end: Glimpse, _ share: Double, points: Double, fraction: Double) -> Bool {
    func misses(_ one: Double, _ here: Double, _ other: Double, _ tolerance: Double) -> Bool {
      (here - .mix(one, other, share)).magnitude > tolerance
    }
    return misses(start.frame.x, frame.x, end.frame.x, points)
      || misses(start.frame.y, frame.y, end.frame.y, points)
      || misses(start.frame.maxX, frame.maxX, end.frame.maxX, points)
      || misses(start.frame.maxY, frame.maxY, end.frame.maxY, points)
      || misses(start.dimming, dimming, end.dimming, fraction)
      || misses(start.shadow, shadow, end.shadow, fraction)
      || misses(start.grabber, grabber, end.grabber, fraction)
  }
}
