// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Presentations that zoom out of a view. The zoom is an animator, used if the app provides none.
extension Presentation {
  /// Creates the zoom that the presented controller prefers. `nil` if it prefers another transition, or if the user
  /// prefers reduced motion.
  func makeZoom() -> PresentationZoom? {
    guard let settings = presented.preferredTransition?.zoom, !UIAccessibility.prefersCrossFadeTransitions else {
      return nil
    }
    return settings.makeTransition(settings, self)
  }

  /// Whether a dissolve replaces a preferred zoom because the user prefers reduced motion.
  var zoomDissolves: Bool {
    presented.preferredTransition?.zoom != nil && UIAccessibility.prefersCrossFadeTransitions
  }

  /// Returns whether a finger may begin a dismissal. If a delegate refuses, the attempt is reported.
  func userMayDismiss() -> Bool {
    var mayDismiss = !shown.keepsUserFromDismissing
    if mayDismiss {
      notifyDelegates { if !$0.presentationControllerShouldDismiss($1) { mayDismiss = false } }
    }
    if !mayDismiss { notifyDelegates { $0.presentationControllerDidAttemptToDismiss($1) } }
    return mayDismiss
  }

  /// Begins a dismissal by a finger.
  func startUsersDismissal(by zoom: PresentationZoom) {
    announceDismissal(animated: true)
    notifyDelegates { $0.presentationControllerWillDismiss($1) }
    startOwnDismissal(animated: true, byUser: true, by: zoom)
  }

  /// Sets the presented view's frame at rest.
  func placeOwnView(_ frame: CGRect) {
    if zoom?.place(frame) != true { presentedView.frame = frame }
  }
}
