// SPDX-License-Identifier: Apache-2.0

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
