// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The views that fill the layers, and the views that left the tree in this turn.
@MainActor final class LayerContents {
  private var contents: [(layer: Layer, view: UIView)] = []
  /// The contents that were last reported to the host.
  private var known: [(layer: Layer, view: ViewID)] = []
  /// The views that left the tree in this turn. Some of them are added again elsewhere in it.
  private var detached: [UIView] = []
  /// The views in the tree that no longer fill a layer.
  private var retired: [UIView] = []

  /// The identifiers that the host can discard.
  var oldNames: [ViewID] = []

  func fill(_ layer: Layer, with view: UIView, in place: LayerPlace) {
    view.place = place
    view.setTreeNeedsShow()
    contents.append((layer, view))
  }

  func empty(_ layer: Layer) {
    guard let index = contents.firstIndex(where: { $0.layer == layer }) else { return }
    contents.remove(at: index).view.place = nil
  }

  /// Registers a view that no longer fills a layer and stays in the tree without being shown.
  func retire(_ view: UIView) {
    retired.append(view)
  }

  /// Called when a view leaves the tree. The view may be added again before the turn ends.
  func detach(_ view: UIView) {
    detached.append(view)
  }

  /// Reports the differences from the state that the host has.
  func show(in session: Session, changes: inout [ViewChange]) {
    for content in contents {
      guard let place = content.view.place else { continue }
      // The wrapper reports the color of its content.
      if let wrapper = content.view as? WrapperView, wrapper.content?.needsShow == true { wrapper.needsShow = true }
      content.view.show(in: place, session: session, changes: &changes)
      showPopoverBackground(of: content.layer, in: place, session, &changes)
      if let index = known.firstIndex(where: { $0.layer == content.layer }) {
        guard known[index].view != content.view.id else { continue }
        known[index].view = content.view.id
      } else {
        known.append((content.layer, content.view.id))
      }
      changes.append(.content(content.layer, content.view.id))
    }
    for old in known where !contents.contains(where: { $0.layer == old.layer }) {
      changes.append(.content(old.layer, nil))
    }
    known.removeAll { old in !contents.contains { $0.layer == old.layer } }
    for view in detached where view.window !== session.window {
      view.unshow(session: session, changes: &changes)
    }
    detached.removeAll()
    for id in oldNames { changes.append(.remove(id)) }
    oldNames.removeAll()
    for view in retired where view.place == nil && view.display != nil {
      view.display = nil
      session.shown[view.id.rawValue] = nil
      changes.append(.remove(view.id))
      view.setTreeNeedsShow()
    }
    retired.removeAll()
  }

  /// Reports the background around a popover's content.
  private func showPopoverBackground(
    of layer: Layer, in place: LayerPlace, _ session: Session, _ changes: inout [ViewChange]
  ) {
    guard let view = place.popoverBackground else {
      if place.reportedPopoverBackground != nil { changes.append(.popoverBackground(layer, nil, castsShadow: false)) }
      return place.reportedPopoverBackground = nil
    }
    view.show(in: place, session: session, changes: &changes)
    if let reported = place.reportedPopoverBackground, reported == (view.id, place.popoverBackgroundCastsShadow) {
      return
    }
    place.reportedPopoverBackground = (view.id, place.popoverBackgroundCastsShadow)
    changes.append(.popoverBackground(layer, view.id, castsShadow: place.popoverBackgroundCastsShadow))
  }
}
