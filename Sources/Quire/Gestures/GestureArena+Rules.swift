// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension GestureArena {
  // MARK: Rules between two recognizers

  /// Returns whether both recognizers may recognize at the same time.
  func runBeside(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  /// Returns whether the first recognizer waits until the other has failed.
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

  /// Gives a control the finger that it tracks, once the finger moves mainly along the control. The recognizers around
  /// the control fail. After the finger has moved too far for a press, sheets and scrollers lose it as well. [DOC-GEST]
  func letControlHold(_ contact: Contact) {
    guard let control = contact.path.lazy.compactMap({ $0.asControl }).first, control.isTracking,
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

  /// Decides whether a recognizer claims the finger at the first move. The innermost pan that would begin and isn't
  /// inside a scroller of that direction claims it, before scrollers and sheets. All other recognizers are asked when
  /// they have recognized.
  func decide(_ contact: Contact, at time: Seconds) {
    let way = (x: contact.touch.point.x - contact.touch.start.x, y: contact.touch.point.y - contact.touch.start.y)
    for recognizer in contact.recognizers where recognizer.claimsAtFirstMove && recognizer.storedState == .possible {
      let pan = recognizer.asPan
      guard recognizer.touches.count >= pan?.minimumNumberOfTouches ?? 1 else { continue }
      pan?.sampleForDecision(at: time)
      if let edge = recognizer.asEdgePan, !edge.comesIn(way) {
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

  /// Returns the scroller of this direction that lies between the finger and the recognizer's view, or is that view.
  func scroller(
    before recognizer: UIGestureRecognizer, _ contact: Contact, isHorizontal: Bool
  ) -> UIScrollView? {
    for inner in contact.path {
      // A recognizer on the scroller itself comes after the scroller's own drag.
      if let scroller = contact.scrollers.first(where: { $0.id.rawValue == inner.id.rawValue }),
        isHorizontal ? scroller.range.dx > 0 : scroller.range.dy > 0
      {
        return inner.asScrollView
      }
      if inner === recognizer.view { return nil }
    }
    return nil
  }

  /// Returns the recognizer for the drag of a layer's sheet.
  private func drag(of layer: Layer) -> UIPanGestureRecognizer? {
    guard case .presentation(let id) = layer,
      let sheet = session?.presentation(id)?.active as? UISheetPresentationController
    else { return nil }
    return sheet.dragRecognizer
  }

  // MARK: State changes

  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    let old = recognizer.storedState
    switch (old, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      recognize(recognizer, as: state == .changed ? .began : state)
    case (.possible, .failed), (.possible, .cancelled):
      recognizer.awaited = nil
      recognizer.force(.failed)
      releaseWaitingRecognizers(for: recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      let state = state == .failed ? .cancelled : state
      recognizer.force(state)
      recognizer.callActions()
    // Recognizers that waited for this one have failed already.
    default:
      break
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    let others = others(than: recognizer)
    // Other recognizers may still fail, or wait themselves.
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
    recognizer.asPan?.subtractSlop()
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
    releaseWaitingRecognizers(for: recognizer)
  }

  /// Returns whether a recognizer is watching and has not recognized its gesture yet.
  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.storedState == .possible && recognizer.isEnabled
      && (!recognizer.touches.isEmpty || recognizer.isBetweenTaps || recognizer.awaited != nil)
  }

  /// Returns the recognizers that a recognizer waits for, including those that have no finger at present, for example
  /// between two taps.
  private func waiting(_ recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    watching.filter { $0 !== recognizer && waits(recognizer, for: $0) }
  }

  /// Continues the recognizers that waited for a recognizer if it has failed, or makes them fail if it has recognized.
  private func releaseWaitingRecognizers(for recognizer: UIGestureRecognizer) {
    for other in watching where other.awaited != nil && waits(other, for: recognizer) {
      guard let state = other.awaited else { continue }
      other.awaited = nil
      if recognizer.storedState == .failed {
        recognize(other, as: state)
        // The fingers have left in the meantime, so a continuous gesture begins and ends immediately.
        if other.touches.isEmpty, other.storedState == .began { move(other, to: .ended) }
      } else {
        move(other, to: .failed)
      }
    }
  }

  // MARK: Beside a sheet

  /// Returns whether a recognizer waits for the sheet's drag, which owns the finger and has not begun.
  func awaitsSheet(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard contact.owner == .sheet, !contact.isHeld, let drag = drag(of: contact.layer) else { return false }
    return drag.storedState == .possible && waits(recognizer, for: drag)
  }

  private func besideSheet(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    guard let drag = drag(of: contact.layer) else { return false }
    return runBeside(recognizer, drag) || drag.storedState == .began || drag.storedState == .changed
  }

  /// Returns whether the drag of the surrounding sheet is under way and prevents a recognizer.
  private func sheetPrevents(_ recognizer: UIGestureRecognizer) -> Bool {
    contacts(of: recognizer).contains { contact in
      guard !contact.isHeld, let drag = drag(of: contact.layer),
        drag.storedState == .began || drag.storedState == .changed
      else { return false }
      return !runBeside(recognizer, drag)
    }
  }

  /// Called when a sheet claims a finger. Recognizers that may not run beside its drag fail, and the views lose the
  /// finger.
  func sheetClaimed(_ id: PresentationID) {
    for contact in contacts where contact.layer == .presentation(id) && !contact.isHeld {
      for recognizer in contact.recognizers {
        // Reading `dragRecognizer` creates it, and the engine reports more while it exists.
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

  /// Called when the host scrolls with a finger. Recognizers that may not run beside the scroller's own drag fail, and
  /// the views lose the finger.
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
  /// Whether any view, from this one up to the one that fills the layer, is of a class of the app. Such a class may
  /// override the touch methods.
  @MainActor var isWatched: Bool {
    for view in self {
      if view.isOfAppsClass { return true }
      if view.place != nil { break }
    }
    return false
  }
}

extension UIView {
  /// Whether the view is of a class of the app, which may override methods that Quire's own classes leave unchanged.
  var isOfAppsClass: Bool { !UIView.plain.contains(ObjectIdentifier(type(of: self))) }

  /// Quire's own classes that ignore moves of touches. A class that not every app links is added by its first instance.
  static var plain: [ObjectIdentifier] = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self), ObjectIdentifier(WrapperView.self),
  ]
}
