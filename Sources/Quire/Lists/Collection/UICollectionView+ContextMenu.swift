// SPDX-License-Identifier: Apache-2.0

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
