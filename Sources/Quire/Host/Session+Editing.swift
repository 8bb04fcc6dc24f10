// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The host does the editing; these are its reports and the commands to it.
@_spi(Hosts) extension Session {
  // MARK: What a host calls

  /// The text of a field at the host changed. The selection counts UTF-16 units; `isComposing` is true while an input
  /// method is composing.
  public func edited(
    _ view: ViewID, to text: String, selection: Range<Int>, isComposing: Bool = false, now: Seconds
  ) {
    turn(now) {
      let known = selection.clamped(to: 0..<text.utf16.count)
      if let editor = shown[view.rawValue] as? TextInputView {
        return editor.hostEdited(to: text, selection: known, isComposing: isComposing)
      }
      guard let field = shown[view.rawValue] as? UITextField else { return }
      field.hostEdited(to: text, selection: known, isComposing: isComposing)
    }
  }

  /// The caret or the selection in a field at the host changed.
  public func selected(_ selection: Range<Int>, in view: ViewID, now: Seconds) {
    turn(now) {
      if let editor = shown[view.rawValue] as? TextInputView {
        return editor.hostSelected(selection.clamped(to: 0..<editor.textLength))
      }
      guard let field = shown[view.rawValue] as? UITextField else { return }
      field.hostSelected(selection.clamped(to: 0..<(field.text ?? "").utf16.count))
    }
  }

  /// A field at the host got the focus or lost it, by the user or by a command of the session.
  public func focusChanged(_ view: ViewID, isFocused: Bool, now: Seconds) {
    turn(now) {
      guard let edited = shown[view.rawValue],
        let responder = (edited as? TextInputView)?.responder ?? (edited as? UITextField)
      else { return }
      if isFocused {
        let before = hostFocus.holder
        hostFocus.gained(by: edited)
        if !responder.becomeFirstResponder() {
          // It goes back to where it was.
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

  /// The return key was pressed in a field.
  public func returned(_ view: ViewID, now: Seconds) {
    turn(now) {
      if let core = shown[view.rawValue] as? TextInputView { return core.hostReturned() }
      (shown[view.rawValue] as? UITextField)?.hostReturned()
    }
  }

  /// A key or a menu asked that the last edit of a text be taken back, or made again.
  public func undid(_ view: ViewID, isRedo: Bool, now: Seconds) {
    turn(now) { (shown[view.rawValue] as? TextInputView)?.hostUndid(isRedo: isRedo) }
  }

  // MARK: The focus at the host

  /// Reports the requested focus to the host if it differs from the present one.
  func showFocus(_ changes: inout [ViewChange]) {
    if let responder = firstResponder, responder.responderWindow !== window {
      // A field that leaves the window stops editing.
      letGo(responder)
    }
    if let change = hostFocus.removeRequest() { changes.append(change) }
  }

  // MARK: Behind a dimmed sheet

  /// Another responder is the first one. If it is in another layer than the previous one, it may be in a presentation
  /// that is about to make that layer unreachable.
  func firstResponderMoved(from old: UIResponder?, to new: UIResponder) {
    let place = new.responderView?.layerPlace
    place?.displacedResponder = nil
    if let old, let lower = old.responderView?.layerPlace, lower !== place {
      lower.displacedResponder = accessory.owner(of: old) ?? old
    }
  }

  /// A first responder that can't be reached resigns. Once the presentations above have gone it becomes first responder
  /// again, unless something else is; one that the app has chosen meanwhile does as soon as it can be reached.
  func settleFirstResponder() {
    if let responder = firstResponder, let place = responder.responderView?.layerPlace, place.isInert {
      place.heldResponder = accessory.owner(of: responder) ?? responder
      place.isHeldByApp = place.wasInert
      letGo(responder)
    }
    let hasEnded = hasPresentationEnded
    hasPresentationEnded = false
    if hasEnded, let responder = firstResponder, responder.responderWindow !== window { letGo(responder) }
    // From top to bottom. A presentation that leaves does not get its first responder back.
    let places = [rootPlace] + presentations.filter { !$0.stage.isDismissing }.map { $0.place }
    for place in places.reversed() {
      if place.isInert, !place.wasInert, place.heldResponder == nil { place.heldResponder = place.displacedResponder }
      if place.isInert || hasEnded { place.displacedResponder = nil }
      if !place.isInert, hasEnded || place.isHeldByApp { giveBack(place) }
      place.wasInert = place.isInert
    }
  }

  /// Makes the held responder of a place the first one, unless there is one.
  private func giveBack(_ place: LayerPlace) {
    let held = place.heldResponder
    place.heldResponder = nil
    place.isHeldByApp = false
    if firstResponder == nil, let held, held.responderWindow === window { held.becomeFirstResponder() }
  }

  /// Resigns the first responder, whatever it answers.
  private func letGo(_ responder: UIResponder) {
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  /// The place of a layer; `nil` for a presentation that is over.
  func place(of layer: Layer) -> LayerPlace? {
    switch layer {
    case .root: rootPlace
    case .presentation(let id): presentation(id)?.place
    }
  }
}
