// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  /// The invariants that are broken. Empty after every input if the engine works.
  public var brokenInvariants: [String] {
    var failures: [String] = []
    func require(_ holds: Bool, _ text: String) { if !holds { failures.append(text) } }

    require(committed.count == items.count + 1, "every layer is shown once")
    let snapshot = Snapshot(of: items, at: now, in: surroundings)
    for (index, item) in items.enumerated() {
      let layout = item.layout
      require(!items[..<index].contains { $0.id == item.id }, "an identifier stands once in the stack")
      require(!layout.stops.isEmpty, "a sheet has a stop")
      require(zip(layout.stops, layout.stops.dropFirst()).allSatisfy { $0.value <= $1.value }, "stops are sorted")
      require(
        layout.stops.allSatisfy { $0.offset.isFinite && $0.height.isFinite && $0.height >= 0 }, "stops are finite")
      require(item.phase != .resting || !item.isMoving || gestures.drags(item.id), "what rests does not move")
      switch item.phase {
      case .presenting, .settling:
        let isAsked = questions.isAsked(about: item.id, in: clock.turn)
        require(item.isMoving || isAsked, "what is on its way moves")
      case .dismissing:
        // A finger may have caught a presentation that is leaving above.
        let isCovered = items[(index + 1)...].contains { $0.phase == .dismissing || $0.phase == .dragging }
        require(item.isMoving || isCovered, "what leaves moves, or waits for what leaves above")
      case .resting, .dragging: break
      }
      require(item.phase != .dragging || gestures.drags(item.id), "what is dragged has a finger")
      require(item.phase == .dragging || !gestures.drags(item.id), "a finger drags what it holds")

      let offset = item.offset(at: now)
      let lowest = max(layout.dismissOffset, layout.smallest.offset + layout.bandBelow.extent)
      require(offset.isFinite, "an offset is a number")
      if item.phase == .dragging {
        require(
          item.ends.above == .free || offset >= layout.largest.offset - layout.bandAbove.extent - 0.5,
          "overdrag above stays within its extent")
        require(offset <= lowest + 0.5, "overdrag below stays within its extent")
      }
      let placement = snapshot.placement(ofItemAt: index)
      require(placement.dimming >= 0 && placement.dimming <= 1, "dimming is 0...1")
      require(placement.alpha >= 0 && placement.alpha <= 1, "alpha is 0...1")
      require(placement.scale > 0 && placement.scale <= 1, "scale is above 0 and at most 1")
    }
    require(questions.open.allSatisfy { index(of: $0.id) != nil }, "questions are about presentations of the stack")
    return failures
  }
}
