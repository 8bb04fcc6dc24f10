// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// Opens the context menu of a pressed row, if the delegate provides one.
  final func openMenu(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let delegate, let contact = Session.current?.arena.contact(on: cell) else {
      return
    }
    let point = contact.touch.location(in: self)
    guard let menu = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point) else { return }
    contact.takeForMenu()
    let me = Weak(self)
    menu.open(
      menu,
      ContextMenuPlace(view: cell, point: nil) { event in
        guard let list = me.wrappedValue else { return }
        switch event {
        case .willDisplay(let animator):
          list.delegate?.tableView(list, willDisplayContextMenu: menu, animator: animator)
        case .willEnd(let animator):
          list.delegate?.tableView(list, willEndContextMenuInteraction: menu, animator: animator)
        case .performsPreviewAction(let animator):
          list.delegate?.tableView(list, willPerformPreviewActionForMenuWith: menu, animator: animator)
        }
      })
  }
}

extension UICollectionView {
  /// Opens the context menu of a pressed item, if the delegate provides one.
  final func openMenu(of cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), let delegate, let contact = Session.current?.arena.contact(on: cell) else {
      return
    }
    let point = contact.touch.location(in: self)
    let several = delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    guard
      let menu = several ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    else { return }
    contact.takeForMenu()
    let me = Weak(self)
    menu.open(
      menu,
      ContextMenuPlace(view: cell, point: nil) { event in
        guard let list = me.wrappedValue else { return }
        switch event {
        case .willDisplay(let animator):
          list.delegate?.collectionView(list, willDisplayContextMenu: menu, animator: animator)
        case .willEnd(let animator):
          list.delegate?.collectionView(list, willEndContextMenuInteraction: menu, animator: animator)
        case .performsPreviewAction(let animator):
          list.delegate?.collectionView(list, willPerformPreviewActionForMenuWith: menu, animator: animator)
        }
      })
  }
}

extension GestureArena {
  /// Returns a finger that is down on a view or its descendants, or `nil`.
  fileprivate func contact(on view: UIView) -> Contact? {
    contacts.first { contact in !contact.isTaken && contact.path.contains { $0 === view } }
  }
}

extension GestureArena.Contact {
  /// Takes a finger from scrollers, sheets and views, so that lifting it does not press anything.
  @MainActor fileprivate func takeForMenu() {
    guard let arena = Session.current?.arena else { return }
    arena.hold(self)
    arena.cancelView(self, at: touch.timestamp)
  }
}
