// SPDX-License-Identifier: Apache-2.0

// The behavior of scroll views that only the browser decides.

extension UIScrollView {
  /// Not here: the browser draws the indicators, and a page can't make them show.
  @available(*, unavailable, message: "the browser shows the indicators by itself; nothing has to be written instead")
  public final func flashScrollIndicators() {}

  /// Not here: the browser chooses the direction of a drag.
  @available(
    *, unavailable, message: "the browser locks directions by itself; content as wide as the view never moves across"
  )
  public final var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }

  /// Not here: a page is not told of a tap on the status bar.
  @available(*, unavailable, message: "a page hears nothing of the status bar; call setContentOffset(_:animated:)")
  public final var scrollsToTop: Bool {
    get { false }
    set {}
  }

  /// Not here: the content has a touch at once, and loses it when a drag begins.
  @available(*, unavailable, message: "the content always has a touch at once, and loses it when a drag begins")
  public final var delaysContentTouches: Bool {
    get { false }
    set {}
  }

  /// Not here: the content has a touch at once, and loses it when a drag begins.
  @available(*, unavailable, message: "the content always has a touch at once, and loses it when a drag begins")
  public final var canCancelContentTouches: Bool {
    get { true }
    set {}
  }
}
