// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView {
  /// Marks the view, so that the turn reports its changes to the host.
  func setNeedsShow() {
    needsShow = true
    superview?.markPathForShow()
    storedLayer?.masked?.showAgain()
  }

  /// Marks the view's list of subviews as changed.
  func subviewsChanged() {
    hasOtherSubviews = true
    LayerOrder.arrange?(self)
    setNeedsShow()
  }

  func markPathForShow() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsShow {
      current.subtreeNeedsShow = true
      view = current.superview
    }
  }

  /// Marks the view and its descendants, for example after a change from light to dark.
  func setTreeNeedsShow() {
    needsShow = true
    needsDisplay = true
    subtreeNeedsShow = true
    superview?.markPathForShow()
    for view in shownSubviews { view.setTreeNeedsShow() }
  }

  /// The box in the host's coordinates: in the layer for the view that fills it, otherwise in the superview's content.
  var frameInLayer: Rect {
    let frame = frame
    if let place {
      let origin = place.popoverBackground === self ? place.contentOrigin : frame.origin
      return Rect(frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    guard let superview else { return Rect(frame) }
    return superview.hostBehavior.frame(of: self, in: superview)
  }

  /// Whether the view fills the layer with this state, rather than being a part of the layer's content.
  func fills(_ place: LayerPlace) -> Bool { self.place === place && place.popoverBackground !== self }

  /// Reports the differences from the state that the host has, in the view and its descendants.
  func show(in place: LayerPlace, session: Session, changes: inout [ViewChange]) {
    guard needsShow || needsFrameShow || subtreeNeedsShow else { return }
    let isNew = display == nil
    let display = self.display ?? ViewDisplay(session: session)
    if isNew {
      self.display = display
      session.shown[id.rawValue] = self
      changes.append(.create(id, kind))
    }
    if needsShow || isNew {
      display.report(self, in: place, to: &changes)
    } else if needsFrameShow {
      display.reportBox(of: self, in: place, to: &changes)
    }
    if subtreeNeedsShow || isNew {
      for view in shownSubviews { view.show(in: place, session: session, changes: &changes) }
    }
    if hasOtherSubviews || isNew { display.reportChildren(of: self, to: &changes) }
    needsShow = false
    needsFrameShow = false
    hasOtherSubviews = false
    subtreeNeedsShow = false
  }

  /// Reports that the view and its descendants are removed, parents first.
  func unshow(session: Session, changes: inout [ViewChange]) {
    if display != nil {
      display = nil
      session.shown[id.rawValue] = nil
      changes.append(.remove(id))
    }
    needsShow = true
    subtreeNeedsShow = true
    reserve = 0
    motions = nil
    for view in shownSubviews { view.unshow(session: session, changes: &changes) }
  }

  /// Marks the view and its descendants for which the host still allots more height than they have.
  func releaseReserves() {
    if display?.holdsReserve == true { setNeedsShow() }
    for view in subviews { view.releaseReserves() }
  }

  /// Raises the heights to reserve for the view and its descendants to at least their current heights.
  func raiseReserves() {
    if kind == .box || kind == .scroll, Double(bounds.height) > reserve {
      reserve = Double(bounds.height)
      setNeedsShow()
    }
    for view in subviews { view.raiseReserves() }
  }
}
