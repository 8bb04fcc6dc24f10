// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// A button for a bar that turns `isEditing` over, animated; it has the title "Edit", or "Done" while the content is
  /// edited.
  public final var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [me = Weak(self)] _ in
      guard let me = me.wrappedValue else { return }
      me.setEditing(!me.isEditing, animated: true)
    }
    let show = { [item = Weak(item)] (isEditing: Bool) in
      item.wrappedValue?.title = isEditing ? "Done" : "Edit"
      item.wrappedValue?.style = isEditing ? .done : .plain
    }
    show(isEditing)
    editingFollower = show
    storedEditButtonItem = item
    return item
  }
}
