// SPDX-License-Identifier: Apache-2.0

// Drag and drop between views and apps. A page can't take part in it. Rows and items are moved within their list.

/// The delegate for dragging rows. Unavailable: nothing is dragged between views.
@available(*, unavailable, message: "let rows be moved in editing mode: implement tableView(_:moveRowAt:to:)")
public protocol UITableViewDragDelegate: AnyObject {}

/// The delegate for dropping rows. Unavailable: nothing is dragged between views.
@available(*, unavailable, message: "let rows be moved in editing mode: implement tableView(_:moveRowAt:to:)")
public protocol UITableViewDropDelegate: AnyObject {}

/// The delegate for dragging items. Unavailable: nothing is dragged between views.
@available(*, unavailable, message: "call beginInteractiveMovementForItem(at:) from a long press")
public protocol UICollectionViewDragDelegate: AnyObject {}

/// The delegate for dropping items. Unavailable: nothing is dragged between views.
@available(*, unavailable, message: "call beginInteractiveMovementForItem(at:) from a long press")
public protocol UICollectionViewDropDelegate: AnyObject {}

extension UITableView {
  /// Not here: nothing is dragged between views.
  @available(*, unavailable, message: "let rows be moved in editing mode: implement tableView(_:moveRowAt:to:)")
  public final var dragDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// Not here: nothing is dragged between views.
  @available(*, unavailable, message: "let rows be moved in editing mode: implement tableView(_:moveRowAt:to:)")
  public final var dropDelegate: AnyObject? {
    get { nil }
    set {}
  }
}

extension UICollectionView {
  /// Not here: nothing is dragged between views.
  @available(*, unavailable, message: "call beginInteractiveMovementForItem(at:) from a long press")
  public final var dragDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// Not here: nothing is dragged between views.
  @available(*, unavailable, message: "call beginInteractiveMovementForItem(at:) from a long press")
  public final var dropDelegate: AnyObject? {
    get { nil }
    set {}
  }
}
