// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Editing is the host's; these are its reports and its orders.
@_spi(Hosts) extension Session {
  // MARK: What a host calls

  /// A field of the host's has another text. The selection counts UTF-16 units; `isComposing` while an input method
  /// has not decided yet.
  public func edited(
    _ view: ViewID, to text: String, selection: Range<Int>, isComposing: Bool = false, now: Seconds
  ) {
    turn(now) {
      guard let field = shown[view.rawValue] as? UITextField else { return }
      field.hostEdited(to: text, selection: selection.clamped(to: 0..<text.utf16.count), isComposing: isComposing)
    }
  }

  /// In a field of the host's the caret stands elsewhere, or something else is selected.
  public func selected(_ selection: Range<Int>, in view: ViewID, now: Seconds) {
    turn(now) {
      guard let field = shown[view.rawValue] as? UITextField else { return }
      field.hostSelected(selection.clamped(to: 0..<(field.text ?? "").utf16.count))
    }
  }

  /// A field of the host's got the focus or lost it, by the user or by what the session told.
  public func focusChanged(_ view: ViewID, isFocused: Bool, now: Seconds) {
    turn(now) {
      guard let field = shown[view.rawValue] as? UITextField else { return }
      if isFocused {
        hostFocus = field
        wantedFocus = nil
        if !field.becomeFirstResponder() {
          // It goes back to where it was.
          if let holder = firstResponder as? UITextField { wantFocus(holder, true) } else { wantFocus(field, false) }
        }
      } else {
        if hostFocus === field { hostFocus = nil }
        guard field.isFirstResponder else { return }
        if !field.resignFirstResponder() { wantFocus(field, true) }
      }
    }
  }

  /// The return key was pressed in a field.
  public func returned(_ view: ViewID, now: Seconds) {
    turn(now) { (shown[view.rawValue] as? UITextField)?.hostReturned() }
  }

  // MARK: What fields call

  /// Has the host give the focus to a view, or take it from there, when the turn ends.
  func wantFocus(_ view: UIView, _ isFocused: Bool) {
    // Another field may have asked already when the old one lets go.
    if !isFocused, let wanted = wantedFocus, wanted.isFocused, wanted.view !== view { return }
    wantedFocus = (view, isFocused)
  }

  /// Tells the host of the focus that is wanted, where it is another one than it has.
  func showFocus(_ changes: inout [ViewChange]) {
    if let responder = firstResponder, responder.responderWindow !== window {
      // What leaves the window stops editing.
      letGo(responder)
    }
    guard let (view, isFocused) = wantedFocus else { return }
    wantedFocus = nil
    guard view.display != nil, isFocused != (hostFocus === view) else { return }
    hostFocus = isFocused ? view : nil
    changes.append(.focus(view.id, isFocused))
  }

  // MARK: Behind a dimmed sheet

  /// A first responder that can't be reached lets go. Once presentations have gone it is the first responder again,
  /// unless something else is by then.
  func settleFirstResponder() {
    if let responder = firstResponder, let place = responder.responderView?.layerPlace, place.isInert {
      place.heldResponder = responder
      letGo(responder)
    }
    guard hasPresentationEnded else { return }
    hasPresentationEnded = false
    if let responder = firstResponder, responder.responderWindow !== window { letGo(responder) }
    // From top to bottom. What leaves gives nothing back any more.
    let places = [rootPlace] + presentations.filter { !$0.stage.isDismissing }.map { $0.place }
    for place in places.reversed() where !place.isInert {
      let held = place.heldResponder
      place.heldResponder = nil
      if firstResponder == nil, let held, held.responderWindow === window { held.becomeFirstResponder() }
    }
  }

  /// Whatever it says.
  private func letGo(_ responder: UIResponder) {
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  /// What holds for a layer; `nil` for a presentation that is over.
  func place(of layer: Layer) -> LayerPlace? {
    switch layer {
    case .root: rootPlace
    case .presentation(let id): presentation(id)?.place
    }
  }
}
