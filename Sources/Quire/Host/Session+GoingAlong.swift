// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Sets the frame of a presentation's view.
  ///
  /// The content of a settling sheet is laid out immediately for its final height. The resulting changes of frames are
  /// animated on the sheet's curve, so that a view at the bottom stays at the bottom.
  func put(_ presentation: Presentation, in frame: CGRect) {
    let view = presentation.presentedView
    if presentation.phase == .dragging {
      // Under a finger, the content is laid out for the visible height.
      presentation.along?.cut(at: clock)
      presentation.along = nil
      view.frame = frame
      return
    }
    guard view.frame.width == frame.width, view.frame.height != frame.height, UIView.areAnimationsEnabled,
      let way = stack.way(of: presentation.id)
    else {
      guard view.frame != frame else { return }
      // The engine does not animate this change, so the views are not animated either.
      ViewTransaction.run(nil) {
        let isResized = view.frame.size != frame.size
        view.frame = frame
        if isResized { view.layoutUntilDone() }
      }
      return
    }
    let along = ViewTransaction(Timing(way), start: clock, keepsSizes: true)
    presentation.along?.cut(at: clock, handingTo: along)
    presentation.along = along
    ViewTransaction.run(along) {
      view.frame = frame
      view.layoutUntilDone()
    }
  }
}
