// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Presentations that grow out of a view. The zoom is an animator like an app's own, which is asked for where there is
/// none of those.
extension Presentation {
  /// Makes the zoom that the presented controller would like; `nil` where it likes another transition, or the user less
  /// motion.
  func makeZoom() -> ZoomTransition? {
    guard let settings = presented.preferredTransition?.zoom, !UIAccessibility.prefersCrossFadeTransitions else {
      return nil
    }
    return ZoomTransition(settings, self)
  }

  /// Whether the user wants less motion than the zoom that the presented controller would like: it dissolves.
  var zoomDissolves: Bool {
    presented.preferredTransition?.zoom != nil && UIAccessibility.prefersCrossFadeTransitions
  }

  /// Whether a finger may begin to take it away; where a delegate refuses, it hears of the attempt.
  func userMayDismiss() -> Bool {
    var mayDismiss = !shown.keepsUserFromDismissing
    if mayDismiss {
      notifyDelegates { if !$0.presentationControllerShouldDismiss($1) { mayDismiss = false } }
    }
    if !mayDismiss { notifyDelegates { $0.presentationControllerDidAttemptToDismiss($1) } }
    return mayDismiss
  }

  /// A finger begins to take it away.
  func startUsersDismissal(by zoom: ZoomTransition) {
    announceDismissal(animated: true)
    notifyDelegates { $0.presentationControllerWillDismiss($1) }
    startOwnDismissal(animated: true, byUser: true, by: zoom)
  }

  /// Puts the presented view where it stands when nothing moves.
  func placeOwnView(_ frame: CGRect) {
    if let rig = zoom?.rig { rig.place(frame) } else { presentedView.frame = frame }
  }
}
