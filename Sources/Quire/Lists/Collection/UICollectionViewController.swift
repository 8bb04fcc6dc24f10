// SPDX-License-Identifier: Apache-2.0

/// A view controller whose view is a collection view. It is the data source and the delegate of the collection view.
///
/// A subclass overrides the methods of both protocols that it needs. A subclass that conforms to
/// `UICollectionViewDelegateFlowLayout` provides the sizes for its layout. For the browser, it also overrides
/// `_flowDelegate` and returns itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private final var storedLayout: UICollectionViewLayout
  private final var storedCollection: UICollectionView?

  /// Creates a controller whose collection view uses a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that loads its collection view from a nib. Without a nib, the collection view uses a flow
  /// layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      if storedCollection == nil { storedCollection = viewIfLoaded as? UICollectionView }
      return storedCollection
    }
    set {
      storedCollection = newValue
      view = newValue
    }
  }

  /// The current layout of the collection view, initially the one that was passed to the initializer.
  public final var collectionViewLayout: UICollectionViewLayout {
    storedCollection?.collectionViewLayout ?? storedLayout
  }

  /// Whether the selection is cleared when the view is about to appear; `true` by default.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    if loadInterface() {
      precondition(
        collectionView != nil, "The storyboard or nib of a collection view controller didn't get a UICollectionView.")
      return
    }
    let made = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: storedLayout)
    made.dataSource = self
    made.delegate = self
    storedCollection = made
    view = made
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let view = collectionView else { return }
    KeyboardRoom.begin(in: view)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let storedCollection { KeyboardRoom.end(in: storedCollection) }
  }

  #if hasFeature(Embedded)
    /// The controller as the delegate of a flow layout; `nil` unless overridden.
    open var _flowDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }
  #else
    /// The controller as the delegate of a flow layout if its class conforms to the protocol, otherwise `nil`.
    open var _flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
      self as? any UICollectionViewDelegateFlowLayout
    }
  #endif

  // MARK: Data source

  /// Returns 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Traps unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("A controller with items makes their cells: override collectionView(_:cellForItemAt:).")
  }
  /// Traps unless overridden. Required if the layout has headers or footers.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "The layout has supplementary views: override collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }

  /// Returns `true` unless overridden. Once a move shows that `moveItemAt` is not overridden, no item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// Unless overridden, the item returns to its old position, and items can no longer be moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    collectionView.movesNothing = true
  }

  private final var movementPress: UIGestureRecognizer?
  /// Whether a long press moves an item. Unlike in UIKit, `false` by default, because Quire can't determine whether
  /// `moveItemAt` is overridden.
  public final var installsStandardGestureForInteractiveMovement: Bool {
    get { movementPress != nil }
    set {
      guard newValue != (movementPress != nil) else { return }
      if let movementPress { collectionView.removeGestureRecognizer(movementPress) }
      movementPress = nil
      guard newValue else { return }
      let press = UILongPressGestureRecognizer()
      press.addAction { press in
        guard let view = press.view as? UICollectionView else { return }
        let place = press.location(in: view)
        switch press.state {
        case .began:
          if let path = view.indexPathForItem(at: place) { view.beginInteractiveMovementForItem(at: path) }
        case .changed: view.updateInteractiveMovementTargetPosition(place)
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        case .possible: break
        }
      }
      collectionView.addGestureRecognizer(press)
      movementPress = press
    }
  }

  // MARK: Delegate

  /// Returns the proposed place unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns `true` unless overridden. Quire does not call it, because keys reach every item.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns `false` unless overridden. Quire does not call it, because two fingers don't select items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing unless overridden. Quire does not call it, because two fingers don't select items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden. Quire does not call it, because two fingers don't select items.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// Returns `true` unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `nil` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target unchanged unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ScrollRelease.ignoresTarget = true
  }
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `true` unless overridden. Quire does not call it, because a page is not told of a tap on the status bar.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing unless overridden. Quire does not call it, because a page is not told of a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
