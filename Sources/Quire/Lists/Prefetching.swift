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
