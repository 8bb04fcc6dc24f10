// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension GestureArena {
  /// Offers a finger that the engine leaves to scrollers, at its first move, to scroll views that move their content
  /// themselves. The innermost one that takes it has it, unless a scroller of that direction lies within.
  func offer(_ id: TouchID) {
    guard let contact = contact(id), !contact.isHeld, !contact.isOffered, contact.scrolling == nil else { return }
    switch (contact.layer, contact.owner) {
    case (.presentation, .none), (_, .sheet): return
    default: break
    }
    let way = CGPoint(
      x: contact.touch.point.x - contact.touch.start.x, y: contact.touch.point.y - contact.touch.start.y)
    guard way != .zero else { return }
    contact.isOffered = true
    let isHorizontal = way.x.magnitude > way.y.magnitude
    for recognizer in contact.recognizers where recognizer.storedState == .possible {
      guard let takes = recognizer.takes else { continue }
      if let inner = scroller(before: recognizer, contact, isHorizontal: isHorizontal), inner !== recognizer.view {
        return
      }
      guard takes(way) else { continue }
      hold(contact)
      // A busy page may get all moves as one, so this one counts too.
      recognizer.touchesMoved([contact.touch], with: event(at: contact.touch.timestamp))
      return
    }
  }

  /// A scroll view moves its content with the fingers of a recogniser.
  func grip(_ scroll: UIScrollView, with recognizer: UIGestureRecognizer) {
    for contact in contacts(of: recognizer) {
      hold(contact)
      cancelView(contact, at: contact.touch.timestamp)
      guard contact.scrolling == nil else { continue }
      begin(scroll, with: contact)
    }
  }

  /// The drag recogniser of a scroll view follows a finger.
  func begin(_ scroll: UIScrollView, with contact: Contact) {
    let pan = scroll.panGestureRecognizer
    contact.scrolling = scroll
    contact.scrollPan = pan
    pan.land(contact.touch.start, at: contact.touch.began)
    pan.lead(by: contact.touch.id, from: contact.touch.start)
    pan.begin()
    pan.follow(to: contact.touch.point, at: contact.touch.timestamp, isSheet: false)
  }

  /// A finger that drags content moves, or leaves.
  func follow(_ contact: Contact, isLeaving: Bool = false) {
    guard let moved = contact.scrolling?.parts.dragMoved else { return }
    moved(contact.touch.point, contact.scrollPan?.velocity(in: nil).y ?? 0, isLeaving)
  }

  /// A finger comes to the scroll views under it.
  func land(_ contact: Contact) {
    for view in contact.path where view.kind == .scroll { (view as? UIScrollView)?.fingerCame() }
  }

  /// A finger leaves the scroll views under it; the last one of a drag ends it.
  func lift(_ contact: Contact) {
    let wasCancelled = contact.touch.phase == .cancelled
    for view in contact.path where view.kind == .scroll { (view as? UIScrollView)?.fingerLeft() }
    guard let scroll = contact.scrolling, !contacts.contains(where: { $0.scrolling === scroll }) else { return }
    follow(contact, isLeaving: !wasCancelled)
    scroll.parts.pullEnded?()
    let speed = wasCancelled ? .zero : contact.scrollPan?.velocity(in: nil) ?? .zero
    scroll.endDrag(
      at: contact.touch.timestamp, velocity: CGPoint(x: -speed.x, y: -speed.y), wasCancelled: wasCancelled,
      byEngine: contact.owner == .sheet && !contact.isHeld)
    guard scroll.isGripped else { return }
    scroll.isGripped = false
    scroll.heldChanged()
  }
}

extension UIView {
  /// Whether something in the app follows the moves of a drag of its content.
  var wantsDragMoves: Bool { kind == .scroll && (self as? UIScrollView)?.wantsMoves == true }
}
