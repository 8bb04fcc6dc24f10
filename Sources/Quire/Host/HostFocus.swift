// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The focus at the host, and the request to change it when the turn ends.
@MainActor struct HostFocus {
  /// The field that has the focus, as far as the session knows.
  @Weak private var field: UIView?
  /// The view that will have the focus when the turn ends. `nil` removes the focus.
  private var wanted: UIView?
  private var isRequested = false

  /// The view that has the focus, as far as the session knows.
  var holder: UIView? { field }

  /// Called when the host has given a field the focus. Discards any pending request.
  mutating func gained(by view: UIView) {
    field = view
    forgetRequest()
  }

  /// Called when the host has removed the focus from a field.
  mutating func lost(by view: UIView) {
    if field === view { field = nil }
  }

  /// Requests that the host give a view the focus or remove it.
  mutating func request(_ view: UIView, _ isFocused: Bool) {
    // Another field may have requested the focus before the previous one gives it up.
    guard isFocused || view === (isRequested ? wanted : field) else { return }
    wanted = isFocused ? view : nil
    isRequested = true
  }

  /// Removes the request and returns the change for the host, or `nil` if nothing changes.
  mutating func removeRequest() -> ViewChange? {
    guard isRequested else { return nil }
    let wanted = wanted
    forgetRequest()
    guard wanted !== field, let view = wanted ?? field, view.display != nil else { return nil }
    field = wanted
    return .focus(view.id, wanted != nil)
  }

  private mutating func forgetRequest() {
    wanted = nil
    isRequested = false
  }
}
