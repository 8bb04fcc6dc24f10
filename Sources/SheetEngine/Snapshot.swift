// SPDX-License-Identifier: Apache-2.0

/// The stack at one time: the position of each presentation, and the look of each layer among the others.
///
/// The look of a layer depends on all presentations above it, so all poses are computed once for all layers.
struct Snapshot: Sendable {
  /// The position of one presentation.
  struct Pose: Sendable {
    var layout: Layout
    var isSheet = false
    /// The y-coordinate of the top edge.
    var offset = 0.0
    /// The distance from the container's edges.
    var inset = 0.0
    /// The visibility, 0...1.
    var visible = 0.0
    /// The extent to which the presentation is a card itself and pushes its presenter back: 1 at full height.
    var depth = 0.0
    /// The progress of the arrival: 0 out of sight, 1 at its smallest stop and above.
    var arrival = 0.0
    /// The dimming behind the presentation, as if it were alone.
    var ownDimming = 0.0
    /// The dimming behind the presentation, reduced over a card.
    var dimming = 0.0
  }

  private var surroundings: Surroundings
  /// The poses from bottom to top. Kept for their storage.
  private var poses = InPlaceArray<Pose>()

  init(in surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  init(of items: InPlaceArray<Item>, at time: Seconds, in surroundings: Surroundings) {
    self.init(in: surroundings)
    pose(items, at: time, in: surroundings)
  }

  /// Computes the poses at another time.
  mutating func pose(_ items: InPlaceArray<Item>, at time: Seconds, in surroundings: Surroundings) {
    self.surroundings = surroundings
    while poses.count > items.count { poses.remove(at: poses.count - 1) }
    for index in items.indices {
      let offset: Double
      // For an item at rest, nothing is copied.
      if items[index].travel.isMoving {
        offset = items.offset(of: index, at: time)
      } else {
        offset = items[index].layout.offset(for: items[index].travel.target, ends: items[index].ends)
      }
      let visible = items[index].fade.isMoving ? items[index].fade.value(at: time) : items[index].fade.target
      if index == poses.count { poses.append(Pose(layout: items[index].layout)) }
      poses[index].update(items[index].layout, isSheet: items[index].form == .sheet, at: offset, visible: visible)
      if items[index].layout.hasInsets { poses[index].inset = items.inset(of: index, at: offset) }
    }
    dim()
  }

  /// Reduces the dimming over cards.
  ///
  /// The total dimming over a card is a fraction of its child's dimming plus a fraction of its grandchild's. A host's
  /// dimming covers everything below, so the part that sheets farther up contribute over the card is subtracted. [CH-S]
  private mutating func dim() {
    let tuning = surroundings.tuning
    var above = 0.0
    var grandchild = 0.0
    for index in poses.indices.reversed() where poses[index].isSheet {
      let own = poses[index].ownDimming
      if index > 0, !poses[index - 1].layout.pushBack.isNone {
        let confined = own * tuning.dimmingOverCard + grandchild * tuning.dimmingFromGrandchild - above
        poses[index].dimming = .mix(own, max(confined, 0), poses[index - 1].depth * poses[index - 1].visible)
      }
      above += poses[index].dimming
      grandchild = own
    }
  }

  /// Returns the look of a layer. The root is at -1.
  func placement(ofItemAt index: Int) -> Placement {
    guard index >= 0 else {
      var root = Placement(frame: Rect(surroundings.environment.container))
      pushBack(&root, ofItemAt: index, depthOfOwn: surroundings.look.pushesBackRoot ? 1 : 0)
      return root
    }
    var placement = ownPlacement(ofItemAt: index)
    // Only a sheet at full height is a card that can be pushed back. A lower one is covered.
    pushBack(&placement, ofItemAt: index, depthOfOwn: poses[index].depth)
    return placement
  }

  @inline(__always)
  private func ownPlacement(ofItemAt index: Int) -> Placement {
    let layout = poses[index].layout
    let shadow = surroundings.shadowOpacity(isSheet: poses[index].isSheet)
    var placement = Placement(
      frame: layout.frame(at: poses[index].offset),
      corners: Corners(top: layout.topRadius, bottom: layout.bottomRadius), alpha: poses[index].visible,
      dimming: poses[index].dimming, shadow: shadow * (1 - poses[index].ownDimming) * poses[index].arrival,
      grabber: layout.showsGrabber ? 1 : 0, arrow: layout.arrow)
    if layout.hasInsets { standOff(&placement, layout, by: poses[index].inset) }
    return placement
  }

  /// Insets a sheet by scaling it. The insets at the sides and at the bottom are equal.
  private func standOff(_ placement: inout Placement, _ layout: Layout, by inset: Double) {
    let height = placement.frame.height
    // At most half of a narrow sheet's width is used for its insets.
    let inset = min(inset, placement.frame.width / 4)
    guard inset > 0 else { return }
    placement.scale = 1 - 2 * inset / placement.frame.width
    placement.shift.dy = height * (1 - placement.scale) - inset
    guard layout.hasDisplayCorners else { return }
    // Concentric with the display's own corners; the scale must not shrink that radius. [IM]
    let concentric = max(surroundings.environment.displayCornerRadius - inset, placement.corners.topLeft)
    placement.corners.bottomLeft = concentric / placement.scale
    placement.corners.bottomRight = concentric / placement.scale
  }

  /// Scales a card, moves it up behind the sheets above it, and gives it their corners.
  private func pushBack(_ placement: inout Placement, ofItemAt index: Int, depthOfOwn: Double) {
    guard index + 1 < poses.count else { return }
    // In a stack only the front sheet determines the radius. Those behind adopt it as it arrives. [HDR18]
    // [WWDC21-10063]
    let follows = index >= 0 && poses[index].isSheet && poses[index].layout.attachment != .filling
    var depth = 0.0
    var fullOffset = Double.nan
    for above in (index + 1)..<poses.count {
      let layout = poses[above].layout
      if !layout.pushBack.isNone {
        let fraction = poses[above].depth * poses[above].visible
        depth += fraction
        if fullOffset.isNaN { fullOffset = layout.fullOffset }
        if index < 0, fraction > 0, depthOfOwn > 0 {
          placement.corners.blendTop(layout.topRadius, fraction * depthOfOwn)
        }
      }
      if follows, poses[above].isSheet {
        placement.corners.blendTop(layout.topRadius, poses[above].arrival)
        if !poses[index].layout.hasDisplayCorners {
          placement.corners.blendBottom(layout.bottomRadius, poses[above].arrival)
        }
      }
      if above == index + 1 { placement.grabber *= 1 - poses[above].ownDimming }
    }
    guard depth > 0, depthOfOwn > 0 else { return }
    let look = surroundings.look
    let first = min(depth, 1) * depthOfOwn
    let further = (depth - 1).clamped(from: 0, to: surroundings.tuning.depthLimit - 1) * depthOfOwn
    let width = placement.frame.width
    let margin = look.margin(ofCardIn: surroundings.environment.container.width)
    placement.scale *= width > 2 * margin ? .mix(1, 1 - 2 * margin / width, first) : 1
    placement.shift.dy += (fullOffset - look.peek - placement.frame.y) * first + look.peek * further
  }
}

extension Snapshot.Pose {
  @inline(__always)
  fileprivate mutating func update(_ layout: Layout, isSheet: Bool, at offset: Double, visible: Double) {
    // Written only if it has changed, because an assignment counts references.
    if self.layout !== layout { self.layout = layout }
    self.isSheet = isSheet
    self.offset = offset
    self.visible = visible
    depth = layout.pushBack.fraction(at: offset)
    arrival = layout.fades ? visible : layout.arrival(at: offset) * visible
    ownDimming = layout.dimming.fraction(at: offset) * visible
    dimming = ownDimming
  }
}
