// SPDX-License-Identifier: Apache-2.0

/// The influence of the layers above on a layer in this turn.
struct Influence: Sendable {
  /// The latest revision of all items on which the layer's look depends.
  var revision: UInt64 = 0
  /// Whether one of those items is moving.
  var isMoving = false
  var rule = TouchRule()
}

/// The state of a layer that was last reported to the host.
struct CommittedLayer: Sendable {
  /// Whether the host was told to insert the layer.
  var isInserted: Bool
  var placement = Placement(frame: .zero)
  /// Whether the placement was reported to the host and is still valid.
  var isPlaced = false
  var box = Size.zero
  var rule = TouchRule()
  var influence = Influence()
  /// The revision of the motion that the host runs. `none` while the layer stands still.
  var motion = none
  /// The revision for which the layer was found to stand still although other layers move.
  var stillness = none
  /// A revision that is never reached.
  static var none: UInt64 { .max }

  init(isInserted: Bool) {
    self.isInserted = isInserted
  }

  @inline(__always)
  mutating func stand(like placement: Placement, box: Size) {
    motion = CommittedLayer.none
    isPlaced = true
    self.placement = placement
    self.box = box
  }

  /// Returns whether the layer already stands still with this placement.
  @inline(__always)
  func stands(like placement: Placement, box: Size) -> Bool {
    isPlaced && self.box == box && self.placement == placement
  }
}

/// The state that was last reported to the host, layer by layer, so that only changes are reported.
struct CommittedLayers: Sendable {
  /// The root, then one entry for each item.
  private var layers = InPlaceArray<CommittedLayer>()
  /// The revision at which a layer was last removed.
  private var removal: UInt64 = 0
  /// The current state of the stack. Kept for its storage.
  private var present: Snapshot
  /// The baker of the layers' motions.
  private var baker: Baker

  /// Creates the state in which the root already stands, as large as its container.
  init(in surroundings: Surroundings) {
    present = Snapshot(in: surroundings)
    baker = Baker(in: surroundings)
    let container = surroundings.environment.container
    var root = CommittedLayer(isInserted: true)
    root.stand(like: Placement(frame: Rect(container)), box: container)
    layers.append(root)
  }

  var count: Int { layers.count }

  /// Adds a layer above all others. If the host does not have the layer yet, the next commit inserts it.
  mutating func append(isInserted: Bool) {
    layers.append(CommittedLayer(isInserted: isInserted))
  }

  mutating func remove(at index: Int, revision: UInt64) {
    layers.remove(at: index + 1)
    removal = revision
  }

  /// Reports to the host exactly what differs from the last report.
  mutating func commit(
    _ items: InPlaceArray<Item>, at now: Seconds, in surroundings: Surroundings, into effects: inout Effects
  ) {
    gatherInfluences(items)
    present.pose(items, at: now, in: surroundings)
    for index in -1..<items.count {
      if !layers[index + 1].isInserted {
        layers[index + 1].isInserted = true
        effects.list.append(.insert(items[index].id, items[index].form))
      }
      commitRule(ofItemAt: index, items, into: &effects)
      commitPlacement(ofItemAt: index, items, at: now, in: surroundings, into: &effects)
    }
  }

  private mutating func commitPlacement(
    ofItemAt index: Int, _ items: InPlaceArray<Item>, at now: Seconds, in surroundings: Surroundings,
    into effects: inout Effects
  ) {
    let (revision, isMoving) = (layers[index + 1].influence.revision, layers[index + 1].influence.isMoving)
    if isMoving, layers[index + 1].motion == revision { return }
    let placement = present.placement(ofItemAt: index)
    let box = items.box(ofLayer: index, placement, in: surroundings)
    if isMoving {
      if layers[index + 1].stillness != revision,
        let motion = baker.bake(
          items, ofItemAt: index, from: placement, box: box, at: now, in: surroundings, into: &effects)
      {
        layers[index + 1].motion = revision
        layers[index + 1].isPlaced = false
        effects.list.append(.move(items.layer(index), motion))
        return
      }
      layers[index + 1].stillness = revision
    }
    if layers[index + 1].stands(like: placement, box: box) { return }
    layers[index + 1].stand(like: placement, box: box)
    effects.list.append(.place(items.layer(index), placement, box: box))
  }

  private mutating func commitRule(ofItemAt index: Int, _ items: InPlaceArray<Item>, into effects: inout Effects) {
    let rule = layers[index + 1].influence.rule
    guard layers[index + 1].rule != rule else { return }
    layers[index + 1].rule = rule
    effects.list.append(.touches(items.layer(index), rule))
  }

  /// Determines for each layer, from top to bottom, the influence of the layers above.
  private mutating func gatherInfluences(_ items: InPlaceArray<Item>) {
    var influence = Influence(revision: removal)
    for index in items.indices.reversed() {
      let blocks = items.blocks(index)
      influence.revision = max(influence.revision, items[index].revision)
      influence.isMoving = influence.isMoving || items[index].isMoving
      var own = influence
      own.rule.dimmingTakesTouches = blocks
      // The item is out of sight, and is removed later.
      if items[index].phase == .dismissing, items[index].isOutOfSight { own.rule.isInert = true }
      if index > 0 {
        // The item below counts even if it does not move this layer: it may just have ceased to be a card.
        own.revision = max(influence.revision, items[index - 1].revision)
        own.isMoving = influence.isMoving || items.dimsCard(index) && items[index - 1].isMoving
      }
      layers[index + 1].influence = own
      influence.rule.isInert = influence.rule.isInert || blocks && !items.letsTouchesThrough(index)
    }
    layers[0].influence = influence
  }
}

// MARK: - Relations between layers

extension InPlaceArray where Element == Item {
  @inline(__always)
  fileprivate func layer(_ index: Int) -> Layer {
    index < 0 ? .root : .presentation(self[index].id)
  }

  /// Returns the items on which the look of a layer depends: all items above push it back, and the layer dims the one
  /// below if that is a card.
  func influences(onLayer index: Int) -> Range<Int> {
    Swift.max(dimsCard(index) ? index - 1 : index, 0)..<count
  }

  @inline(__always)
  fileprivate func dimsCard(_ index: Int) -> Bool {
    index > 0 && !self[index].layout.dimming.isNone && !self[index - 1].layout.pushBack.isNone
  }

  /// Returns the size to allot: the largest that a finger or the running motion can require.
  @inline(__always)
  fileprivate func box(ofLayer index: Int, _ placement: Placement, in surroundings: Surroundings) -> Size {
    guard index >= 0 else { return surroundings.environment.container }
    let layout = self[index].layout
    return Size(width: layout.width, height: Swift.max(layout.reach, placement.frame.height))
  }

  /// Returns whether the item is a popover around which the host lets some touches through.
  fileprivate func letsTouchesThrough(_ index: Int) -> Bool {
    self[index].form == .popover && self[index].configuration.popover.passesTouches
  }

  /// Returns whether touches can't reach the content below. For a sheet, the offset under the finger or at the motion's
  /// target decides.
  @inline(__always)
  fileprivate func blocks(_ index: Int) -> Bool {
    if self[index].phase == .dismissing { return false }
    switch self[index].form {
    case .popover, .alert, .fullScreen, .overFullScreen: return true
    case .custom: return !self[index].configuration.passesTouches
    case .sheet:
      let layout = self[index].layout
      return layout.attachment == .filling || layout.dimming.fraction(at: self[index].modelOffset) > 0
    }
  }
}
