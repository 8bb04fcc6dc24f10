extension Stack {
  /// How a layer looks at a moment of the host's timeline; pure. `nil` for a layer that is not in the stack.
  public func sample(_ layer: Layer, at time: Seconds) -> Placement? {
    switch layer {
    case .root: placement(ofItemAt: -1, at: time)
    case .presentation(let id): index(of: id).map { placement(ofItemAt: $0, at: time) }
    }
  }

  /// The offset of a presentation's top edge at a moment, in points.
  public func offset(of id: PresentationID, at time: Seconds) -> Double? {
    index(of: id).map { items[$0].offset(at: time) }
  }

  /// The root is at -1.
  func placement(ofItemAt index: Int, at time: Seconds) -> Placement {
    var placement: Placement
    var depthOfOwn = 1.0
    if index < 0 {
      placement = Placement(frame: Rect(environment.container))
      if !look.pushesBackRoot { depthOfOwn = 0 }
    } else {
      let item = items[index]
      let offset = item.offset(at: time)
      placement = ownPlacement(of: item, at: offset, visible: item.fade.value(at: time))
      // Only a sheet that stands at full height is a card that can be pushed back; a lower one is covered.
      depthOfOwn = item.layout.pushBack?.fraction(at: offset) ?? 0
      if isConfined(index) { placement.dimming = dimming(behindItemAt: index, at: time) }
    }
    pushBack(&placement, ofItemAt: index, depthOfOwn, at: time)
    return placement
  }

  /// Whether the dimming behind an item lies over a sheet that may be a card.
  private func isConfined(_ index: Int) -> Bool {
    index > 0 && items[index].form == .sheet && items[index - 1].layout.pushBack != nil
  }

  /// How far an item is a card itself: 1 for a sheet at full height that pushes its presenter back.
  private func cardness(ofItemAt index: Int, at time: Seconds) -> Double {
    let visible = items[index].fade.value(at: time)
    return (items[index].layout.pushBack?.fraction(at: items[index].offset(at: time)) ?? 0) * visible
  }

  /// The dimming behind a sheet, on its own.
  private func ownDimming(ofItemAt index: Int, at time: Seconds) -> Double {
    let item = items[index]
    return (item.layout.dimming?.fraction(at: item.offset(at: time)) ?? 0) * item.fade.value(at: time)
  }

  /// The dimming behind a sheet, less over a card.
  ///
  /// Over a card lies in all so much of its child's dimming and so much of its grandchild's. A host's dimmings cover
  /// all that is below, so what those of the sheets further up lay over the card is taken off. [CH-S]
  private func dimming(behindItemAt index: Int, at time: Seconds) -> Double {
    var above = 0.0
    var grandchild = 0.0
    for item in stride(from: items.count - 1, through: index, by: -1) where items[item].form == .sheet {
      let own = ownDimming(ofItemAt: item, at: time)
      var dimming = own
      if isConfined(item) {
        let confined = own * tuning.dimmingOverCard + grandchild * tuning.dimmingFromGrandchild - above
        dimming = .mix(own, max(confined, 0), cardness(ofItemAt: item - 1, at: time))
      }
      if item == index { return dimming }
      above += dimming
      grandchild = own
    }
    return 0
  }

  private func ownPlacement(of item: Item, at offset: Double, visible: Double) -> Placement {
    let layout = item.layout
    let frame = layout.frame(at: offset)
    let dimming = (layout.dimming?.fraction(at: offset) ?? 0) * visible
    let arrived =
      layout.fades ? visible : layout.arrival(at: offset) * visible
    let shadow = item.form == .sheet ? look.shadowOpacity : tuning.shadowOpacity
    var placement = Placement(
      frame: frame, corners: Corners(top: layout.topRadius, bottom: layout.bottomRadius), alpha: visible,
      dimming: dimming, shadow: shadow * (1 - dimming) * arrived,
      grabber: layout.showsGrabber ? 1 : 0, arrow: layout.arrow)
    if layout.stance == .attached { standOff(&placement, layout) }
    return placement
  }

  /// Moves a low sheet off the edges, where the look wants it: the inset is the same at the sides and the bottom.
  private func standOff(_ placement: inout Placement, _ layout: Layout) {
    let height = placement.frame.height
    // No more than half of a narrow sheet goes to its insets.
    let inset = min(look.inset(ofSheet: height, in: environment.container), placement.frame.width / 4)
    guard inset > 0 else { return }
    placement.scale = 1 - 2 * inset / placement.frame.width
    placement.shift.dy = height * (1 - placement.scale) - inset
    guard layout.hasDisplayCorners else { return }
    // Concentric with the display's own corners, whose radius the scale must not shrink. [IM]
    let concentric = max(environment.displayCornerRadius - inset, placement.corners.topLeft)
    placement.corners.bottomLeft = concentric / placement.scale
    placement.corners.bottomRight = concentric / placement.scale
  }

  /// Of a stack only the front sheet names the radius; those behind take it over as it arrives. [HDR18] [WWDC21-10063]
  private func follow(_ front: Layout, _ corners: inout Corners, ofItemAt index: Int, arrived: Double) {
    let layout = items[index].layout
    guard items[index].form == .sheet, layout.stance != .filling else { return }
    corners.takeTop(front.topRadius, arrived)
    if !layout.hasDisplayCorners { corners.takeBottom(front.bottomRadius, arrived) }
  }

  /// Scales a card and moves it up behind the sheets above it, and gives it their corners.
  private func pushBack(_ placement: inout Placement, ofItemAt index: Int, _ depthOfOwn: Double, at time: Seconds) {
    guard index + 1 < items.count else { return }
    var depth = 0.0
    var fullOffset: Double?
    for above in (index + 1)..<items.count {
      let layout = items[above].layout
      let offset = items[above].offset(at: time)
      let visible = items[above].fade.value(at: time)
      if let pushBack = layout.pushBack {
        let fraction = pushBack.fraction(at: offset) * visible
        depth += fraction
        if fullOffset == nil { fullOffset = layout.fullOffset }
        if index < 0, fraction > 0, depthOfOwn > 0 {
          placement.corners.takeTop(layout.topRadius, fraction * depthOfOwn)
        }
      }
      if index >= 0, items[above].form == .sheet {
        follow(layout, &placement.corners, ofItemAt: index, arrived: layout.arrival(at: offset) * visible)
      }
      if above == index + 1, placement.grabber > 0 {
        placement.grabber *= 1 - (layout.dimming?.fraction(at: offset) ?? 0) * visible
      }
    }
    guard let fullOffset, depth > 0, depthOfOwn > 0 else { return }
    let first = min(depth, 1) * depthOfOwn
    let further = (depth - 1).clamped(to: 0...(tuning.depthLimit - 1)) * depthOfOwn
    let width = placement.frame.width
    let margin = look.margin(ofCardIn: environment.container.width)
    placement.scale *= width > 2 * margin ? .mix(1, 1 - 2 * margin / width, first) : 1
    placement.shift.dy += (fullOffset - look.peek - placement.frame.y) * first + look.peek * further
  }
}
