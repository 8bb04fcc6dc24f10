// SPDX-License-Identifier: Apache-2.0

/// The rows or items whose data was requested before their cells are created.
@MainActor final class Prefetching {
  private var requested: [IndexPath] = []
  private let prefetch: ([IndexPath]) -> Void
  private let cancel: ([IndexPath]) -> Void

  init(prefetch: @escaping ([IndexPath]) -> Void, cancel: @escaping ([IndexPath]) -> Void) {
    self.prefetch = prefetch
    self.cancel = cancel
  }

  /// Requests data for the rows around those with cells, and cancels requests for rows that are now far away.
  func follow(_ near: [IndexPath], withCells live: [IndexPath]) {
    let wanted = near.filter { !live.contains($0) }
    let new = wanted.filter { !requested.contains($0) }
    let gone = requested.filter { !wanted.contains($0) && !live.contains($0) }
    requested = wanted
    if !new.isEmpty { prefetch(new) }
    if !gone.isEmpty { cancel(gone) }
  }
}

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

/// The methods that prepare the data of rows before their cells are created.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when rows come within a screen's length of the rows with cells.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows have moved away again before their cells were created.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing. The default implementation.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
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

extension UITableView {
  /// The data source that prepares the data of rows before their cells are created; `nil` by default. Held weakly.
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
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
            list.storedPrefetchSource?.tableView(list, prefetchRowsAt: paths)
          },
          cancel: { paths in
            guard let list = me.wrappedValue else { return }
            list.storedPrefetchSource?.tableView(list, cancelPrefetchingForRowsAt: paths)
          })
      setNeedsLayout()
    }
  }

  /// Requests data for the rows around those with cells.
  final func prefetchRows() {
    guard let prefetching, isPrefetchingEnabled else { return }
    let near = indexPathsForRows(in: bounds.insetBy(dx: 0, dy: -1.7 * bounds.height)) ?? []
    prefetching.follow(near, withCells: live.map { $0.path })
  }
}
