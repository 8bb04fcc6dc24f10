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
