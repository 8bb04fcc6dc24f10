// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The focus at the host, and the request to change it when the turn ends.
@MainActor struct HostFocus {
  /// The field that has the focus, as far as the session knows.
  @Weak private var field: UIView?
  private var requested: (view: UIView, isFocused: Bool)?

  /// The view that has the focus, as far as the session knows.
  var holder: UIView? { field }

  /// The host gave a field the focus; a request is obsolete.
  mutating func gained(by view: UIView) {
    field = view
    requested = nil
  }

  /// The host removed the focus from a field.
  mutating func lost(by view: UIView) {
    if field === view { field = nil }
  }

  /// Requests that the host gives a view the focus, or removes it.
  mutating func request(_ view: UIView, _ isFocused: Bool) {
    // Another field may have requested the focus before the old one gives it up.
    if !isFocused, let requested, requested.isFocused, requested.view !== view { return }
    requested = (view, isFocused)
  }

  /// Removes the request, and returns the change for the host; `nil` if there is none.
  mutating func removeRequest() -> ViewChange? {
    guard let (view, isFocused) = requested else { return nil }
    requested = nil
    guard view.display != nil, isFocused != (field === view) else { return nil }
    field = isFocused ? view : nil
    return .focus(view.id, isFocused)
  }
}
