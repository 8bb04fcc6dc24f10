// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension GestureArena {
  // MARK: Rules between two

  /// Whether both may recognise at the same time.
  func runBeside(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  /// Whether the first waits until the other has failed.
  func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one.required.contains { $0.wrappedValue === other } || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one) && !runBeside(one, other)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let permission = recognizer.permission { return permission }
    let answer =
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    recognizer.permission = answer
    return answer
  }

  // MARK: A control's own drag

  /// Where the finger that a control follows goes along the control, recognisers around it fail; sheets and scrollers
  /// lose the finger as well, once it has gone so far that it is no press. [DOC-GEST]
  func letControlHold(_ contact: Contact) {
    guard let control = contact.path.lazy.compactMap({ $0 as? UIControl }).first, control.isTracking,
      let distance = control.holdDistance
    else { return }
    let touch = contact.touch
    let way = (x: (touch.point.x - touch.start.x).magnitude, y: (touch.point.y - touch.start.y).magnitude)
    guard way.x > way.y else { return }
    for recognizer in contact.recognizers where recognizer.view?.isDescendant(of: control) == false {
      move(recognizer, to: recognizer.storedState == .possible ? .failed : .cancelled)
    }
    if way.x > distance { hold(contact) }
  }

  // MARK: At the first move

  /// Decides whether a recogniser claims the finger at the first move. The innermost pan that would begin and isn't
  /// inside a scroller of that direction claims it, before scrollers and sheets. All other recognisers are asked when
  /// they have recognised.
  func decide(_ contact: Contact, at time: Seconds) {
    let way = (x: contact.touch.point.x - contact.touch.start.x, y: contact.touch.point.y - contact.touch.start.y)
    for recognizer in contact.recognizers where recognizer.claimsAtFirstMove && recognizer.storedState == .possible {
      let pan = recognizer as? UIPanGestureRecognizer
      guard recognizer.touches.count >= pan?.minimumNumberOfTouches ?? 1 else { continue }
      pan?.sampleForDecision(at: time)
      if let edge = pan as? UIScreenEdgePanGestureRecognizer, !edge.comesIn(way) {
        move(edge, to: .failed)
        continue
      }
      if let rule = pan?.ruleAtFirstMove {
        guard rule(way, contact.scrollers) else {
          move(recognizer, to: .failed)
          continue
        }
      } else if let scroller = scroller(before: recognizer, contact, isHorizontal: way.x.magnitude > way.y.magnitude) {
        if runBeside(recognizer, scroller.panGestureRecognizer) {
          contact.besideScroller.append(recognizer)
        } else {
          move(recognizer, to: .failed)
        }
        continue
      }
      if let drag = drag(of: contact.layer) {
        if drag.storedState == .began || drag.storedState == .changed { continue }
        if runBeside(recognizer, drag) || waits(recognizer, for: drag) { continue }
      } else if contact.scrollers.isEmpty {
        // Nothing else competes for the finger.
        continue
      }
      guard mayBegin(recognizer) else {
        move(recognizer, to: .failed)
        continue
      }
      hold(contact)
      return
    }
  }

  /// The scroller of this direction that lies between the finger and the recogniser's view, or is that view.
  func scroller(
    before recognizer: UIGestureRecognizer, _ contact: Contact, isHorizontal: Bool
  ) -> UIScrollView? {
    for inner in contact.path {
      // A recogniser on the scroller itself comes after the scroller's own drag.
      if let scroller = contact.scrollers.first(where: { $0.id.rawValue == inner.id.rawValue }),
        isHorizontal ? scroller.range.dx > 0 : scroller.range.dy > 0
      {
        return inner as? UIScrollView
      }
      if inner === recognizer.view { return nil }
    }
    return nil
  }

  /// The drag of a layer's sheet, as a recogniser.
  private func drag(of layer: Layer) -> UIPanGestureRecognizer? {
    guard case .presentation(let id) = layer,
      let sheet = session?.presentation(id)?.active as? UISheetPresentationController
    else { return nil }
    return sheet.dragRecognizer
  }

  // MARK: What recognisers have seen

  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    let old = recognizer.storedState
    switch (old, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      recognise(recognizer, as: state == .changed ? .began : state)
    case (.possible, .failed), (.possible, .cancelled):
      recognizer.awaited = nil
      recognizer.force(.failed)
      freeThoseWaiting(for: recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      let state = state == .failed ? .cancelled : state
      recognizer.force(state)
      recognizer.callActions()
    // Recognisers that waited for it have failed already.
    default:
      break
    }
  }

  private func recognise(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    let others = others(than: recognizer)
    // Others may still fail, or wait themselves.
    if others.contains(where: { waits(recognizer, for: $0) && isOpen($0) })
      || waiting(recognizer).contains(where: { isOpen($0) })
      || contacts(of: recognizer).contains(where: { awaitsSheet(recognizer, $0) })
    {
      recognizer.awaited = state
      return
    }
    recognizer.awaited = nil
    let winner = others.first { other in
      (other.storedState == .began || other.storedState == .changed || other.storedState == .ended)
        && prevents(other, recognizer)
    }
    guard winner == nil, !others.contains(where: { waits(recognizer, for: $0) && $0.storedState != .failed }),
      mayBegin(recognizer), !sheetPrevents(recognizer)
    else {
      move(recognizer, to: .failed)
      return
    }
    let contacts = contacts(of: recognizer)
    (recognizer as? UIPanGestureRecognizer)?.subtractSlop()
    recognizer.force(state)
    let goesOn = state == .began
    for contact in contacts {
      let isAlone = !besideSheet(recognizer, contact) && !contact.besideScroller.contains { $0 === recognizer }
      if goesOn, isAlone { hold(contact) }
      if recognizer.cancelsTouchesInView { cancelView(contact, at: contact.touch.timestamp) }
    }
    for other in others where isOpen(other) && prevents(recognizer, other) && !waits(other, for: recognizer) {
      move(other, to: .failed)
    }
    recognizer.callActions()
    freeThoseWaiting(for: recognizer)
  }

  /// Whether it watches and has not recognised yet.
  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.storedState == .possible && recognizer.isEnabled
      && (!recognizer.touches.isEmpty || recognizer.isBetweenTaps || recognizer.awaited != nil)
  }

  /// The recognisers that it waits for and that have no finger at present, for example between two taps.
  private func waiting(_ recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    watching.filter { $0 !== recognizer && waits(recognizer, for: $0) }
  }

  /// One has failed or recognised: recognisers that waited for it may go on, or fail too.
  private func freeThoseWaiting(for recognizer: UIGestureRecognizer) {
    for other in watching where other.awaited != nil && waits(other, for: recognizer) {
      guard let state = other.awaited else { continue }
      other.awaited = nil
      if recognizer.storedState == .failed {
        recognise(other, as: state)
        // The fingers have left in the meantime: a continuous gesture has begun and ended.
        if other.touches.isEmpty, other.storedState == .began { move(other, to: .ended) }
      } else {
        move(other, to: .failed)
      }
    }
  }

  // MARK: Beside a sheet

  /// Whether it waits for the sheet's drag, which owns the finger and has not begun.
  func awaitsSheet(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard contact.owner == .sheet, !contact.isHeld, let drag = drag(of: contact.layer) else { return false }
    return drag.storedState == .possible && waits(recognizer, for: drag)
  }

  private func besideSheet(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard let drag = drag(of: contact.layer) else { return false }
    return runBeside(recognizer, drag) || drag.storedState == .began || drag.storedState == .changed
  }

  /// Whether the drag of the sheet around it is under way and prevents it.
  private func sheetPrevents(_ recognizer: UIGestureRecognizer) -> Bool {
    contacts(of: recognizer).contains { contact in
      guard !contact.isHeld, let drag = drag(of: contact.layer),
        drag.storedState == .began || drag.storedState == .changed
      else { return false }
      return !runBeside(recognizer, drag)
    }
  }

  /// A sheet claims a finger: recognisers that may not run beside its drag fail, and the views lose the finger.
  func sheetClaimed(_ id: PresentationID) {
    for contact in contacts where contact.layer == .presentation(id) && !contact.isHeld {
      for recognizer in contact.recognizers {
        // `dragRecognizer` is made when it is read, and while there is one the engine reports more.
        guard let drag = drag(of: contact.layer) else { return }
        if runBeside(recognizer, drag) { continue }
        switch recognizer.storedState {
        case .possible: move(recognizer, to: .failed)
        case .began, .changed: move(recognizer, to: .cancelled)
        case .ended, .cancelled, .failed: break
        }
      }
      cancelView(contact, at: contact.touch.timestamp)
    }
  }

  /// The host scrolls with a finger: recognisers that may not run beside the scroller's own drag fail, and the views
  /// lose the finger.
  func scrollerClaimed(_ scroller: UIScrollView) {
    for contact in contacts where !contact.isHeld && contact.touch.travel > 0 && contact.scrollPan == nil {
      guard contact.scrollers.contains(where: { $0.id.rawValue == scroller.id.rawValue }) else { continue }
      let pan = scroller.panGestureRecognizer
      for recognizer in contact.recognizers where recognizer !== scroller.grip && !runBeside(recognizer, pan) {
        if recognizer.storedState == .possible { move(recognizer, to: .failed) }
      }
      cancelView(contact, at: contact.touch.timestamp)
      begin(scroller, with: contact)
      scroller.beginDrag(at: contact.touch.timestamp)
    }
  }
}

extension [UIView] {
  /// Whether any of the views, up to the one that fills the layer, is of an app's own class, which may override the
  /// touch methods.
  @MainActor var isWatched: Bool {
    for view in self {
      if view.isOfAppsClass { return true }
      if view.place != nil { break }
    }
    return false
  }
}

extension UIView {
  /// Whether it is of an app's own class, which may override what Quire's own classes leave as it is.
  var isOfAppsClass: Bool { !UIView.plain.contains(ObjectIdentifier(type(of: self))) }

  /// Quire's own classes that ignore moves of touches. Those that not every app loads are added by their first object.
  static var plain: [ObjectIdentifier] = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
    ObjectIdentifier(UIControl.self), ObjectIdentifier(UIScrollView.self), ObjectIdentifier(UIVisualEffectView.self),
    ObjectIdentifier(UIWindow.self), ObjectIdentifier(WrapperView.self),
  ]
}
