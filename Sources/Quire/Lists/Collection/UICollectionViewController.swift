// SPDX-License-Identifier: Apache-2.0

/// A view controller with a collection view as its view; it is the view's data source and delegate.
///
/// A subclass overrides the methods of both protocols that it needs. One that conforms to
/// `UICollectionViewDelegateFlowLayout` gives its layout sizes; for the browser it also overrides `_flowDelegate`, and
/// returns itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private final var storedLayout: UICollectionViewLayout
  private final var storedCollection: UICollectionView?

  /// A controller of a view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a view with a flow layout; there are no interface files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection
    }
    set {
      storedCollection = newValue
      view = newValue
    }
  }

  /// The layout that the controller was made with, or that its view has since taken.
  public final var collectionViewLayout: UICollectionViewLayout {
    storedCollection?.collectionViewLayout ?? storedLayout
  }

  /// Whether the selection is cleared when the view is about to appear; `true` by default.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    let made = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: storedLayout)
    made.dataSource = self
    made.delegate = self
    storedCollection = made
    view = made
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let view = storedCollection else { return }
    KeyboardRoom.begin(in: view)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let storedCollection { KeyboardRoom.end(in: storedCollection) }
  }

  #if hasFeature(Embedded)
    /// `nil` unless overridden.
    open var _flowDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }
  #else
    /// The controller itself if its class conforms to that protocol.
    open var _flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
      self as? any UICollectionViewDelegateFlowLayout
    }
  #endif

  // MARK: Data source

  /// 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Traps unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("A controller with items makes their cells: override collectionView(_:cellForItemAt:).")
  }
  /// Traps unless overridden: a layout with headers or footers needs them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "The layout has supplementary views: override collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }

  // MARK: Delegate

  /// `true` unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
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
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
