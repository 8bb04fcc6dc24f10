// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The host's reports about editing, which it performs, and commands to it.
@_spi(Hosts) extension Session {
  // MARK: Calls from the host

  /// Called when the text of a field at the host has changed. The selection counts UTF-16 units. `isComposing` is true
  /// while an input method is composing.
  public func edited(
    _ view: ViewID, to text: String, selection: Range<Int>, isComposing: Bool = false, now: Seconds
  ) {
    turn(now) {
      let known = selection.clamped(to: 0..<text.unitCount)
      guard let view = shown[view.rawValue] else { return }
      view.hostBehavior.edited(view, to: text, selection: known, isComposing: isComposing)
    }
  }

  /// Called when the caret or the selection in a field at the host has changed.
  public func selected(_ selection: Range<Int>, in view: ViewID, now: Seconds) {
    turn(now) {
      guard let view = shown[view.rawValue] else { return }
      view.hostBehavior.selected(selection, in: view)
    }
  }

  /// Called when a field at the host has gained or lost the focus, by the user or by a command of the session.
  public func focusChanged(_ view: ViewID, isFocused: Bool, now: Seconds) {
    turn(now) {
      guard let edited = shown[view.rawValue], let responder = edited.hostBehavior.responder(of: edited) else {
        return
      }
      if isFocused {
        let before = hostFocus.holder
        hostFocus.gained(by: edited)
        if !responder.becomeFirstResponder() {
          // The focus returns to the view that had it.
          let holder = firstResponder == nil ? nil : before
          hostFocus.request(holder ?? edited, holder != nil)
        }
      } else {
        hostFocus.lost(by: edited)
        guard responder.isFirstResponder else { return }
        if !responder.resignFirstResponder() { hostFocus.request(edited, true) }
      }
    }
  }

  /// Called when the return key is pressed in a field.
  public func returned(_ view: ViewID, now: Seconds) {
    turn(now) {
      guard let view = shown[view.rawValue] else { return }
      view.hostBehavior.returned(view)
    }
  }

  /// Called when a key or a menu command asks to undo or redo the last edit of a text.
  public func undid(_ view: ViewID, isRedo: Bool, now: Seconds) {
    turn(now) {
      guard let view = shown[view.rawValue] else { return }
      view.hostBehavior.undid(view, isRedo: isRedo)
    }
  }

  // MARK: The focus at the host

  /// Reports the requested focus to the host if it differs from the current one.
  func showFocus(_ changes: inout [ViewChange]) {
    if let responder = firstResponder, responder.responderWindow !== window {
      // A field that leaves the window stops editing.
      letGo(responder)
    }
    if let change = hostFocus.removeRequest() { changes.append(change) }
  }

  // MARK: Behind a dimmed sheet

  /// Called when another responder becomes first responder. If the two are in different layers, the new one may be in a
  /// presentation that is about to make the previous one's layer unreachable.
  func firstResponderMoved(from old: UIResponder?, to new: UIResponder) {
    let place = new.responderView?.layerPlace
    place?.displacedResponder = nil
    if let old, let lower = old.responderView?.layerPlace, lower !== place {
      lower.displacedResponder = accessory.owner(of: old) ?? old
    }
  }

  /// Makes a first responder resign if it can't be reached. It becomes first responder again once the presentations
  /// above have ended, unless another responder is first by then. A responder that the app chose in the meantime
  /// becomes first responder as soon as it can be reached.
  func settleFirstResponder() {
    if let responder = firstResponder, let place = responder.responderView?.layerPlace, place.isInert {
      place.heldResponder = accessory.owner(of: responder) ?? responder
      place.isHeldByApp = place.wasInert
      letGo(responder)
    }
    let hasEnded = hasPresentationEnded
    hasPresentationEnded = false
    if hasEnded, let responder = firstResponder, responder.responderWindow !== window { letGo(responder) }
    // The layers' states from top to bottom. A presentation that is being dismissed does not get its first responder
    // back.
    let places = [rootPlace] + presentations.filter { !$0.stage.isDismissing }.map { $0.place }
    for place in places.reversed() {
      if place.isInert, !place.wasInert, place.heldResponder == nil { place.heldResponder = place.displacedResponder }
      if place.isInert || hasEnded { place.displacedResponder = nil }
      if !place.isInert, hasEnded || place.isHeldByApp { giveBack(place) }
      place.wasInert = place.isInert
    }
  }

  /// Makes the held responder of a layer the first responder, unless there is one already.
  private func giveBack(_ place: LayerPlace) {
    let held = place.heldResponder
    place.heldResponder = nil
    place.isHeldByApp = false
    if firstResponder == nil, let held, held.responderWindow === window { held.becomeFirstResponder() }
  }

  /// Makes the first responder resign, regardless of the result of `resignFirstResponder`.
  private func letGo(_ responder: UIResponder) {
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  /// Returns the shared state of a layer's views, or `nil` for a presentation that has ended.
  func place(of layer: Layer) -> LayerPlace? {
    switch layer {
    case .root: rootPlace
    case .presentation(let id): presentation(id)?.place
    }
  }
}
