// SPDX-License-Identifier: Apache-2.0

/// The decision about the owner of a finger.
extension Stack {
  /// Returns the owner, which is decided once, at the first move however short.
  func owner(of finger: Finger, moving way: Vector) -> Owner {
    guard case .presentation(let id) = finger.target.layer, let index = index(of: id), isDraggable(index),
      finger.target.part != .dimming, finger.target.part != .outside
    else { return finger.scrollers.isEmpty ? .content : .scroller }
    let isHorizontal = way.dx.magnitude > way.dy.magnitude
    for gesture in finger.competing {
      switch gesture.axis {
      case _ where gesture.hasBegun: return .content
      case .both: return .content
      case .horizontal: if isHorizontal { return .content }
      case .vertical: if !isHorizontal { return .content }
      }
    }
    if isHorizontal {
      return finger.scrollers.contains { $0.range.dx > 0 } ? .scroller : .sheet
    }
    return ownerOfVerticalMove(finger, isUp: way.dy < 0, index)
  }

  private func ownerOfVerticalMove(_ finger: Finger, isUp: Bool, _ index: Int) -> Owner {
    guard finger.target.part == .content else { return .sheet }
    // The finger that pushes the keyboard away does not move the sheet as well. [CH-S]
    let keyboard = environment.keyboard
    if !isUp, finger.dismissesKeyboard, keyboard.isVisible, keyboard.owner == items[index].id { return .scroller }
    guard finger.hasVerticalScrollers else { return .sheet }
    let expanding = items[index].configuration.sheet.handoffExpanding
    let collapsing = items[index].configuration.sheet.handoffCollapsing
    if !isUp, finger.isAtTop, finger.refreshes { return .scroller }
    if collapsing == .within { return .sheet }
    if !finger.isAtTop { return .scroller }
    if gestures.hasJustScrolled(finger, at: now, within: tuning.scrollRepeatInterval) { return .scroller }
    if isUp {
      let canGrow = items.offset(of: index, at: now) > items[index].layout.largest.offset + restTolerance
      return canGrow && expanding != .none ? .sheet : .scroller
    }
    return collapsing != .none ? .sheet : .scroller
  }

  /// Returns whether a finger can move the presentation at all.
  func isDraggable(_ index: Int) -> Bool {
    guard items[index].form == .sheet, items[index].layout.attachment != .filling else { return false }
    return items[index].stage != .dismissing(byUser: false)
  }

  /// Returns whether a finger can stop the presentation in flight: it moves visibly, and is not being dismissed in
  /// code.
  ///
  /// A touch during the last point of the travel hits the content.
  func isCatchable(_ index: Int) -> Bool {
    guard isDraggable(index), items[index].travel.isMoving else { return false }
    let left = items.travel(of: index, at: now) - items[index].travel.target
    return left.magnitude > 1 || items.speed(of: index, at: now).magnitude > 30
  }
}
