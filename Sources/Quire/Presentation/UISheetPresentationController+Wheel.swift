// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's. UIKit's sheets follow a trackpad on an iPad, and there is no switch for it.

extension UISheetPresentationController {
  /// Whether a wheel or trackpad over the sheet drags it where the content can't scroll; `true` by default.
  ///
  /// Such a drag ends when nothing has come for a moment; what the device sends after it, as its momentum, is ignored.
  public final var followsWheel: Bool {
    get { storedFollowsWheel }
    set {
      storedFollowsWheel = newValue
      presentation?.settingsChanged()
    }
  }
}
