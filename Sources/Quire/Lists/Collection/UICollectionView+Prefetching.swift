// SPDX-License-Identifier: Apache-2.0

/// The methods that prepare the data of items before their cells are created.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when items come within a screen's length of the items with cells.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items have moved away again before their cells were created.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing. The default implementation.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

extension UICollectionView {
  /// The data source that prepares the data of items before their cells are created; `nil` by default. Held weakly.
  public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { storedPrefetchSource }
    set {
      storedPrefetchSource = newValue
      let me = Weak(self)
      prefetching =
        newValue == nil
        ? nil
        : Prefetching(
          prefetch: { paths in
            guard let list = me.wrappedValue else { return }
            list.storedPrefetchSource?.collectionView(list, prefetchItemsAt: paths)
          },
          cancel: { paths in
            guard let list = me.wrappedValue else { return }
            list.storedPrefetchSource?.collectionView(list, cancelPrefetchingForItemsAt: paths)
          })
      setNeedsLayout()
    }
  }

  /// Requests data for the items around an area with cells.
  final func prefetch(around area: CGRect) {
    guard let prefetching, isPrefetchingEnabled else { return }
    let wide = isAcross ? area.insetBy(dx: -bounds.width, dy: 0) : area.insetBy(dx: 0, dy: -bounds.height)
    let near = (collectionViewLayout.layoutAttributesForElements(in: wide) ?? [])
      .filter { $0.representedElementCategory == .cell }
    prefetching.follow(near.map { $0.indexPath }, withCells: live.map { $0.path })
  }
}
