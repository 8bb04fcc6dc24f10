// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// A bar button that toggles `isEditing` with an animation. Its title is "Edit", or "Done" in editing mode.
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
