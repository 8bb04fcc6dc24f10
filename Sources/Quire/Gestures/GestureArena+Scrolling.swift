// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension GestureArena {
  /// Offers a finger that the engine leaves to scrollers to the scroll views that move their content themselves, at its
  /// first move. The innermost scroll view that accepts it gets it, unless it contains a scroller of that direction
  /// under the finger.
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
      // A busy page may deliver all moves as one, so this move counts too.
      recognizer.touchesMoved([contact.touch], with: event(at: contact.touch.timestamp))
      return
    }
  }

  /// Makes a scroll view move its content with the fingers of a recognizer.
  func grip(_ scroll: UIScrollView, with recognizer: UIGestureRecognizer) {
    for contact in contacts(of: recognizer) {
      hold(contact)
      cancelView(contact, at: contact.touch.timestamp)
      guard contact.scrolling == nil else { continue }
      begin(scroll, with: contact)
    }
  }

  /// Makes the drag recognizer of a scroll view follow a finger.
  func begin(_ scroll: UIScrollView, with contact: Contact) {
    let pan = scroll.panGestureRecognizer
    contact.scrolling = scroll
    contact.scrollPan = pan
    pan.land(contact.touch.start, at: contact.touch.began)
    pan.lead(by: contact.touch.id, from: contact.touch.start)
    pan.begin()
    pan.follow(to: contact.touch.point, at: contact.touch.timestamp, isSheet: false)
  }

  /// Called when a finger that drags content moves, or leaves if `isLeaving` is `true`.
  func follow(_ contact: Contact, isLeaving: Bool = false) {
    guard let moved = contact.scrolling?.parts.dragMoved else { return }
    moved(contact.touch.point, contact.scrollPan?.velocity(in: nil).y ?? 0, isLeaving)
  }

  /// Adds a finger to the drags of the scroll views under it.
  func land(_ contact: Contact) {
    for view in contact.path { view.asScrollView?.fingerBegan() }
  }

  /// Removes a finger from the drags of the scroll views under it. The last finger ends a drag.
  func lift(_ contact: Contact) {
    let wasCanceled = contact.touch.phase == .cancelled
    for view in contact.path { view.asScrollView?.fingerLeft() }
    guard let scroll = contact.scrolling, !contacts.contains(where: { $0.scrolling === scroll }) else { return }
    follow(contact, isLeaving: !wasCanceled)
    scroll.parts.pullEnded?()
    let speed = wasCanceled ? .zero : contact.scrollPan?.velocity(in: nil) ?? .zero
    scroll.endDrag(
      at: contact.touch.timestamp, velocity: CGPoint(x: -speed.x, y: -speed.y), wasCanceled: wasCanceled,
      byEngine: contact.owner == .sheet && !contact.isHeld)
    guard scroll.isGripped else { return }
    scroll.isGripped = false
    scroll.heldChanged()
  }
}

extension UIView {
  /// Whether the app follows the moves of a drag of this view's content.
  var wantsDragMoves: Bool { asScrollView?.wantsMoves == true }
}
